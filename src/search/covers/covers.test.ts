// What is looked through on a card, over the API.
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { readCovers } from "./covers.queries.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const addProjects = (of: Professional, drawings: string[]) =>
  t.db
    .insertInto("portfolio_projects")
    .values(
      drawings.map((drawing, sort_order) => ({
        id: `${of.professional_id}-${sort_order}`,
        professional_id: of.professional_id,
        ...{ title: `${drawing} ${sort_order}`, description: "", locality: "Baner", completed_year: 2024 },
        drawing,
        ...(drawing === "elevation" || drawing === "plan" ? { building: "house" } : { room: "kitchen" }),
        sort_order,
      })),
    )
    .execute()

const titlesOf = async (one: Professional) => {
  const answer = await t.call("GET", `/search/covers?service_id=${one.service_id}`)
  return answer.body.covers.map(({ title }: { title: string }) => title)
}

test("the card's picture comes first, then what is seen, then what is drawn from above; five at most", async () => {
  const one = await createProfessional(t)
  await addProjects(one, ["plan", "plan", "room", "elevation", "detail", "room"])
  expect(await titlesOf(one)).toEqual(["plan 0", "room 2", "room 5", "plan 1", "detail 4"])
})

test("an architect's façades come before rooms", async () => {
  const one = await createProfessional(t, { slug: "architect" })
  await addProjects(one, ["room", "plan", "elevation"])
  expect(await titlesOf(one)).toEqual(["plan 1", "elevation 2", "room 0"])
})

test("drafts, who cannot be found, and nobody have none; it is one statement", async () => {
  const one = await createProfessional(t)
  await addProjects(one, ["room", "room"])
  await t.db
    .updateTable("portfolio_projects")
    .set({ published_at: null })
    .where("id", "=", `${one.professional_id}-1`)
    .execute()
  const found = await withQueryBudget(1, t.databaseUrl, (db) => readCovers(db, one.service_id))
  expect(found.map(({ title }) => title)).toEqual(["room 0"])
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", one.account_id).execute()
  expect(await readCovers(t.db, one.service_id)).toEqual([])
  expect(await readCovers(t.db, "nobody")).toEqual([])
})
