/** What others are shown follows the catalogue of places; and of those who write at once one is told. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createAdmin, createProfessional, type Person } from "../../../test/people.ts"

let t: TestApp
let owner: Person

beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t)
})
afterAll(() => t.close())

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  t.call(method, `/admin/locations/${path}`, { token: owner.token, ...(body && { body }) })
const added = async (kind: "country" | "state" | "city", body: object) => {
  const path = { country: "countries", state: "states", city: "cities" }[kind]
  return (await ask("POST", path, body)).body[kind]
}

test("a renamed state and a moved city are found by where they are now", async () => {
  const { service_id } = await createProfessional(t)
  const pune = await t.db.selectFrom("cities").selectAll().where("name", "=", "Pune").executeTakeFirstOrThrow()
  const entry = async () => {
    const { rows } = await sql<{ words: string }>`
      select words::text from search_entries where service_id = ${service_id} and city_id = ${pune.id}`.execute(t.db)
    return rows[0]!.words
  }
  expect(await entry()).toContain("'maharashtra'")
  await ask("PUT", `states/${pune.state_id}`, { name: "Sahyadri" })
  expect(await entry()).toContain("'sahyadri'")
  expect(await entry()).not.toContain("'maharashtra'")
  const country = await added("country", { name: "Elsewhere", code: "XE" })
  const state = await added("state", { name: "Farland", country_id: country.id })
  expect((await ask("PUT", `cities/${pune.id}`, { name: "Pune", state_id: state.id })).status).toBe(200)
  expect(await entry()).toContain(`'@s${state.id}'`)
  expect(await entry()).toContain(`'@c${country.id}'`)
  const onward = await added("country", { name: "Further", code: "XF" })
  expect((await ask("PUT", `states/${state.id}`, { name: "Farland", country_id: onward.id })).status).toBe(200)
  expect(await entry()).toContain(`'@c${onward.id}'`)
  await ask("PUT", `cities/${pune.id}`, { name: "Pune", state_id: pune.state_id })
  await ask("PUT", `states/${pune.state_id}`, { name: "Maharashtra" })
})

test("what is kept for everybody is made anew with the new name", async () => {
  const kept = await startTestApp({ keepsAnswers: true })
  try {
    const person = await createAdmin(kept)
    const names = async () =>
      (await kept.call("GET", "/location/options")).body.countries.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(["India"])
    await kept.call("POST", "/admin/locations/countries", {
      token: person.token,
      body: { name: "Bhutan", code: "BT" },
    })
    await expect.poll(names).toEqual(["Bhutan", "India"])
  } finally {
    await kept.close()
  }
})

test("equal names of two states do not meet, neither in the lists nor by their address", async () => {
  const [one, two] = [
    await added("state", { name: "Bihar", country_id: 1 }),
    await added("state", { name: "Chhattisgarh", country_id: 1 }),
  ]
  await added("city", { name: "Bilaspur", state_id: one.id })
  await added("city", { name: "Bilaspur", state_id: two.id })
  const { body } = await t.call("GET", "/locations/by-city/Bilaspur")
  expect(body.cities.map((city: { state_name: string }) => city.state_name)).toEqual(["Bihar", "Chhattisgarh"])
})

test("of two who add one name at once the second is told at the field", async () => {
  const answers = await Promise.all(
    ["Meghalaya", "meghālaya", "MEGHALAYA"].map((name) => ask("POST", "states", { name, country_id: 1 })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({
    name: "There is a state of this name in the country already",
  })
})

test("a state that is added while its country is deleted: either it is there in it, or it is told", async () => {
  const { id } = await added("country", { name: "Vanishing", code: "XV" })
  const { adding } = await t.db.transaction().execute(async (held) => {
    await held.deleteFrom("countries").where("id", "=", id).execute()
    const adding = ask("POST", "states", { name: "In it", country_id: id })
    await untilBlocked(t.db)
    return { adding }
  })
  expect(await adding).toMatchObject({
    status: 422,
    body: { errors: { country_id: "This country is not there any more. Please choose another one" } },
  })
  const { id: kept } = await added("country", { name: "Staying", code: "XS" })
  const { deleting } = await t.db.transaction().execute(async (held) => {
    await held.insertInto("states").values({ name: "Within", country_id: kept }).execute()
    const deleting = ask("DELETE", `countries/${kept}`)
    await untilBlocked(t.db)
    return { deleting }
  })
  expect(await deleting).toMatchObject({
    status: 409,
    body: { message: "Failed to delete country. It may have associated states." },
  })
})

test("of two who save one form at once the second is told", async () => {
  const { id, version } = await added("state", { name: "Tripura", country_id: 1 })
  const answers = await Promise.all(
    ["Tripura One", "Tripura Two"].map((name) => ask("PUT", `states/${id}`, { name, version })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test("of two who delete one the second finds nothing", async () => {
  const { id } = await added("state", { name: "Manipur", country_id: 1 })
  const answers = await Promise.all([ask("DELETE", `states/${id}`), ask("DELETE", `states/${id}`)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})
