// What a project says of its cost: what the database keeps of it, and what a profile shows.
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { bandStarts, works } from "./cost.rules.ts"

let t: TestApp
let one: Professional
beforeAll(async () => {
  t = await startTestApp()
  one = await createProfessional(t)
})
afterAll(() => t.close())

const addProject = (said: { work?: string; paid_from?: number }, sort_order = 0) =>
  t.db
    .insertInto("portfolio_projects")
    .values({
      ...{ id: newId(), professional_id: one.professional_id, title: "A work", description: "", locality: "Baner" },
      ...{ completed_year: 2024, drawing: "plan", sort_order },
      ...said,
    })
    .execute()

test("every band and every work that the rules know is kept, and no other", async () => {
  for (const paid_from of bandStarts) await addProject({ paid_from })
  for (const work of works) await addProject({ work })
  for (const paid_from of [1, 199_999, 20_000_000, -1])
    await expect(addProject({ paid_from })).rejects.toThrow(/paid_is_a_band/)
  for (const work of ["", "garden", "2bhk"]) await expect(addProject({ work })).rejects.toThrow(/work_is_known/)
})

test("a profile says what the owner paid where that is known", async () => {
  await t.db.deleteFrom("portfolio_projects").where("professional_id", "=", one.professional_id).execute()
  await addProject({ paid_from: 200_000 }, 1)
  await addProject({ paid_from: 10_000_000 }, 2)
  await addProject({ work: "kitchen" }, 3)
  const { body } = await t.call("GET", `/provider/${one.professional_id}`)
  expect(body.provider.portfolio.map(({ paid }: { paid: unknown }) => paid)).toEqual([
    { from: 200_000, to: 500_000 },
    { from: 10_000_000, to: null },
    null,
  ])
})
