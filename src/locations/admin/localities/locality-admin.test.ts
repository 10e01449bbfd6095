/** Localities of a city: added near the others, once under each name, changed, and taken away. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../../test/app.ts"
import { createAdmin, type Person } from "../../../../test/people.ts"

let t: TestApp
let owner: Person
let clerk: Person
let pune: number
let mumbai: number
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t)
  clerk = await createAdmin(t, undefined, false, "desk")
  const cityNamed = async (name: string) =>
    (await t.db.selectFrom("cities").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id
  ;[pune, mumbai] = [await cityNamed("Pune"), await cityNamed("Mumbai")]
})
afterAll(() => t.close())

const near = { latitude: 18.6, longitude: 73.9 }
const add = (body: object, city: number | string = pune, { token } = owner) =>
  t.call("POST", `/admin/catalogue/cities/${city}/localities`, { token, body })
const names = async (city: number) => {
  const { body } = await t.call("GET", `/admin/catalogue/cities/${city}/localities`, { token: clerk.token })
  return (body.localities as { name: string }[]).map(({ name }) => name)
}

test("added, changed and deleted, each written down; only an owner may", async () => {
  expect((await add({ name: "Tulip Nagar", ...near }, pune, clerk)).status).toBe(403)
  const { status, body } = await add({ name: "Tulip   Nagar", latitude: "18.6", longitude: "73.9" })
  expect([status, body.locality]).toEqual([201, { id: expect.any(Number), name: "Tulip Nagar", ...near }])
  const path = `/admin/catalogue/localities/${body.locality.id}`
  const changed = await t.call("PUT", path, { token: owner.token, body: { name: "Tulip Vihar", ...near } })
  expect(changed).toMatchObject({ status: 200, body: { locality: { name: "Tulip Vihar" } } })
  expect(await names(pune)).toContain("Tulip Vihar")
  const deleted = await t.call("DELETE", path, { token: owner.token })
  expect([deleted.status, deleted.body.message]).toEqual([200, "Tulip Vihar is deleted."])
  expect((await t.call("DELETE", path, { token: owner.token })).status).toBe(404)
  const acts = await t.db
    .selectFrom("audit_entries")
    .select("act")
    .where("subject", "=", String(body.locality.id))
    .execute()
  expect(acts.map(({ act }) => act).sort()).toEqual(["add_locality", "change_locality", "delete_locality"])
})

test.each([
  ["a name that is there but for case and blanks", { name: "VIMANNAGAR", ...near }, "name"],
  ["a name without a Latin letter", { name: "मुंढवा", ...near }, "name"],
  ["a formula", { name: "=1+1", ...near }, "name"],
  ["a centre far away", { name: "Sea View", latitude: 19.07, longitude: 72.87 }, "latitude"],
  ["north and east exchanged", { name: "Sea View", latitude: 73.9, longitude: 18.6 }, "latitude"],
  ["no degrees", { name: "Sea View", latitude: "18°30'", longitude: 73.9 }, "latitude"],
  ["a number that is none", { name: "Sea View", latitude: "1e9", longitude: 73.9 }, "latitude"],
])("refused with a sentence at its field: %s", async (_, body, field) => {
  const answer = await add(body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test("a city's first locality lies in India, and the next near it", async () => {
  expect((await add({ name: "Bandra", latitude: 51.5, longitude: 0 }, mumbai)).body.errors.latitude).toMatch(
    /not in India/,
  )
  expect((await add({ name: "Bandra", latitude: 19.0544, longitude: 72.8402 }, mumbai)).status).toBe(201)
  expect((await add({ name: "Far", ...near }, mumbai)).body.errors.latitude).toMatch(
    /km from the nearest locality of Mumbai/,
  )
  for (const nowhere of [999_999, "0", "x"]) expect((await add({ name: "Bandra", ...near }, nowhere)).status).toBe(404)
})

test("of two who add one name at once, one is told", async () => {
  const answers = await Promise.all(["Lotus Park", "lotus-park"].map((name) => add({ name, ...near })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect((await names(pune)).filter((name) => /lotus/i.test(name))).toHaveLength(1)
})
