import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { IDEAS_AT_ONCE, ideasPath, isForSearchEngines, readIdeas, shownCount } from "./ideas.rules.ts"
import { getIdeas, getIdeasPage, listIdeasPaths } from "./ideas.server.ts"

const asked = (query: string) => readIdeas(new URLSearchParams(query))

describe("the address", () => {
  test("says what is asked for, and what is none of ours is as if it had not been said", () => {
    expect(asked("work=kitchen&home=3bhk&locality=%20Kothrud&paid=200000")).toEqual({
      ...{ work: "kitchen", home: "3bhk", locality: "Kothrud", paid: 200_000 },
    })
    expect(asked(`work=castle&home=&locality=${"x".repeat(500)}&paid=7`)).toEqual({
      ...{ work: undefined, home: undefined, locality: "x".repeat(80), paid: undefined },
    })
    expect(ideasPath(asked("work=kitchen&paid=0"))).toBe("/ideas?work=kitchen&paid=0")
    expect(ideasPath({}, 2 * IDEAS_AT_ONCE)).toBe("/ideas?show=48")
  })

  test("shows whole pages and no more than may be", () => {
    for (const [said, count] of [
      [null, 24],
      ["25", 48],
      ["-3", 24],
      ["x", 24],
      ["1e9", 240],
      ["Infinity", 240],
    ] as const)
      expect([said, shownCount(said)]).toEqual([said, count])
  })

  test("of a thin page is none for search engines", () => {
    expect(isForSearchEngines(asked("work=kitchen"), 6)).toBe(true)
    expect(isForSearchEngines(asked("work=kitchen"), 5)).toBe(false)
    expect(isForSearchEngines(asked("locality=Kothrud"), 100)).toBe(false)
  })
})

describe("among what is published", () => {
  let t: TestApp
  let one: Professional
  let other: Professional
  const project = async ({ professional_id }: Professional, said: object = {}) => {
    const id = newId()
    await t.db
      .insertInto("portfolio_projects")
      .values({
        ...{ id, professional_id, title: "Kitchen", description: "", locality: "Kothrud", completed_year: 2024 },
        ...{ drawing: "room", work: "kitchen", paid_from: 200_000 },
        ...said,
      })
      .execute()
    return id
  }
  beforeAll(async () => {
    t = await startTestApp()
    one = await createProfessional(t)
    other = await createProfessional(t)
  })
  afterAll(() => t.close())
  const find = (query: string, limit = IDEAS_AT_ONCE) => getIdeas(t, asked(query), limit)

  test("each choice finds what is of it, and offers what is left of the others", async () => {
    const kitchen = await project(one)
    const newer = await project(one, { completed_year: 2025, paid_from: 500_000, locality: " kothrud" })
    const bedroom = await project(other, { work: "bedroom", home_type: "2bhk", locality: "Baner", paid_from: null })
    await project(other, { published_at: null })
    await project(other, { work: null })
    const ids = async (query: string) => (await find(query)).ideas.map(({ id }) => id)
    // One of each before anybody's second, the newest first.
    expect(await ids("")).toEqual([newer, bedroom, kitchen])
    expect(await ids("work=bedroom")).toEqual([bedroom])
    expect(await ids("home=2bhk")).toEqual([bedroom])
    expect(await ids("locality=BANER")).toEqual([bedroom])
    expect(await ids("work=kitchen&paid=200000")).toEqual([kitchen])
    const { total, choices } = await find("work=kitchen", 1)
    expect(total).toBe(2)
    expect(choices).toMatchObject({
      work: [
        { value: "kitchen", projects: 2 },
        { value: "bedroom", projects: 1 },
      ],
      home: [],
      paid: [
        { value: 200_000, projects: 1 },
        { value: 500_000, projects: 1 },
      ],
    })
    // What was chosen is among the choices, also where it leads to nothing or was written otherwise.
    const page = (query: string) => getIdeasPage(t, asked(query), 24)
    const baner = await page("locality=BANER")
    expect(baner.asked.locality).toBe("Baner")
    expect(baner.choices.localities).toContainEqual({ value: "Baner", projects: 1 })
    const nothing = await page("work=shop&home=1bhk&locality=Wakad&paid=0")
    expect(nothing.choices.work).toContainEqual({ value: "shop", projects: 0 })
    expect(nothing.choices.home).toContainEqual({ value: "1bhk", projects: 0 })
    expect(nothing.choices.localities).toContainEqual({ value: "Wakad", projects: 0 })
    expect(nothing.choices.paid).toContainEqual({ value: 0, projects: 0 })
    // A thin page goes on with what fits some of it, and with nothing twice.
    const others = async (query: string) => (await find(query)).others.map(({ id }) => id)
    expect(await others("work=kitchen&paid=200000")).toEqual([newer])
    expect(await others("work=bedroom")).toEqual([newer, kitchen])
    expect(await others("work=shop&home=1bhk")).toEqual([newer, bedroom, kitchen])
    expect(await others("")).toEqual([])
    const { ideas } = await find("work=bedroom")
    expect(ideas[0]).toMatchObject({ provider_id: other.professional_id, paid: null, picture_count: 0 })
  })

  test("nobody whom the public does not see; and none that is thin among the addresses", async () => {
    expect(await listIdeasPaths(t.db)).toEqual([])
    for (let at = 0; at < 6; at += 1) await project(one)
    expect(await listIdeasPaths(t.db)).toEqual(["/ideas?work=kitchen"])
    await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", one.account_id).execute()
    expect((await find("")).total).toBe(1)
    expect(await listIdeasPaths(t.db)).toEqual([])
  })
})
