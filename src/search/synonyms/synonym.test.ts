/** Words that stand for others: bounded, without a circle, and tried out before they count. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createProfessional, type Person } from "../../../test/people.ts"

let t: TestApp
let owner: Person
let clerk: Person
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t)
  clerk = await createAdmin(t, undefined, false, "desk")
  for (let n = 0; n < 2; n++) await createProfessional(t, { slug: "architect" })
  await createProfessional(t)
})
afterAll(() => t.close())

const path = "/admin/catalogue/synonyms"
const add = (word: string, means: string, { token } = owner) => t.call("POST", path, { token, body: { word, means } })
const remove = (word: string, means: string) => t.call("DELETE", path, { token: owner.token, body: { word, means } })
const list = async (q: string) => (await t.call("GET", `${path}?q=${q}`, { token: clerk.token })).body
const attempt = async (query: Record<string, string>) =>
  t.call("GET", `/admin/catalogue/try?${new URLSearchParams(query)}`, { token: owner.token })

test("added in Latin letters, listed, and deleted, by an owner alone", async () => {
  expect((await add("gharkari", "architect", clerk)).status).toBe(403)
  expect(await add("सदन", "architect")).toMatchObject({
    status: 201,
    body: { synonym: { word: "sadan", means: "architect" } },
  })
  expect((await list("sadan%20archi")).synonyms).toEqual([{ word: "sadan", means: "architect" }])
  expect(await add("Sadan", "Architect")).toMatchObject({ status: 409 })
  expect((await remove("sadan", "architect")).status).toBe(200)
  expect((await remove("sadan", "architect")).status).toBe(404)
  expect((await list("sadan%20archi")).total).toBe(0)
  expect((await list("%25")).total).toBe(0)
})

test.each([
  ["two words", "ghar wale", "architect", "word"],
  ["signs", "ghar-wale", "architect", "word"],
  ["a meaning of two words", "gharwale", "interior design", "means"],
  ["words that sound alike", "vaastu", "vastu", "means"],
  ["a meaning that leads on, as a circle would", "kitchen", "rasoi", "means"],
  ["a meaning that nobody has", "gharwale", "zzyzx", "means"],
  ["a word without end", "a".repeat(41), "architect", "word"],
])("refused with a sentence at its field: %s", async (_, word, means, field) => {
  const { status, body } = await add(word, means)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test("two that together would be a circle: one of them is refused", async () => {
  const answers = await Promise.all([add("architect", "designer"), add("designer", "architect")])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  await remove("architect", "designer")
  await remove("designer", "architect")
})

test("tried out: what is understood and found, today and with it, and nothing of it stays", async () => {
  const { body } = await attempt({ q: "gharkari pune", word: "gharkari", means: "architect" })
  expect(body.now.services).toEqual([])
  expect(body.now.cities).toEqual(["Pune"])
  expect(body.with).toMatchObject({ services: ["Architects"], cities: ["Pune"], found: 2, is_close: false })
  expect(body.with.words).toContainEqual({ typed: "gharkari", as: expect.arrayContaining(["architect"]) })
  expect((await list("gharkari")).total).toBe(0)
  expect((await attempt({ q: "architect pune" })).body).toMatchObject({ now: { found: 2 }, with: null })
  expect((await attempt({ q: "x", word: "gharwale", means: "zzyzx" })).status).toBe(422)
})

test("what is added counts as it was tried", async () => {
  await add("gharkari", "architect")
  expect((await attempt({ q: "gharkari pune" })).body.now).toMatchObject({ services: ["Architects"], found: 2 })
})

test("changed in place: tried with the one so far gone, then stored, by an owner, and in the record", async () => {
  await add("gharkam", "designer")
  const was = { was_word: "gharkam", was_means: "designer" }
  const change = (body: object, { token } = owner) => t.call("PUT", path, { token, body: { ...was, ...body } })
  const { body: tried } = await attempt({ q: "gharkam pune", word: "gharkam", means: "architect", ...was })
  expect(tried.with).toMatchObject({ services: ["Architects"] })
  expect((await list("gharkam")).synonyms).toEqual([{ word: "gharkam", means: "designer" }])
  // To the one that it stands for alone it cannot lead: only without the one so far is this no circle.
  expect((await attempt({ q: "x", word: "designer", means: "gharkam" })).status).toBe(422)
  expect((await change({ word: "gharkam", means: "architect" }, clerk)).status).toBe(403)
  expect((await change({ word: "gharkam", means: "zzyzx" })).status).toBe(422)
  expect((await change({ word: "gharkam", means: "architect" })).status).toBe(200)
  expect((await list("gharkam")).synonyms).toEqual([{ word: "gharkam", means: "architect" }])
  expect((await change({ word: "gharkam", means: "architect" })).status).toBe(404)
  const { details } = await t.db
    .selectFrom("audit_entries")
    .select("details")
    .where("act", "=", "change_synonym")
    .executeTakeFirstOrThrow()
  expect(details).toEqual({ word: "gharkam", means: "architect", before: { word: "gharkam", means: "designer" } })
})
