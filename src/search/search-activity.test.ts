// What somebody who is signed in looked for and at, in their own recent activity.
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Person } from "../../test/people.ts"

let t: TestApp

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const pass = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * 1000)
}
const search = ({ token }: Person, body: object) => t.call("POST", "/user/activity/search", { token, body })
const view = ({ token }: Person, body: object) => t.call("POST", "/user/activity/view", { token, body })
const activity = async ({ token }: Person): Promise<[string, string][]> => {
  const { body } = await t.call("GET", "/user/activity?without=sign_ins", { token })
  return body.activities.map((one: { action: string; details: string }) => [one.action, one.details])
}

test("a search that is typed on stands once, another beside it, and the same again today only where it was done last", async () => {
  const person = await createCustomer(t)
  await search(person, { query: "kitch" })
  pass(20)
  await search(person, { query: " kitchen ", locality: "Baner", city: "" })
  pass(180)
  await search(person, { category: "Architect", city: "Pune" })
  expect(await activity(person)).toEqual([
    ["search_service", "Architect, Pune"],
    ["search_service", "“kitchen” · Baner"],
  ])
  pass(180)
  await search(person, { query: "kitchen", locality: "Baner" })
  expect(await activity(person)).toEqual([
    ["search_service", "“kitchen” · Baner"],
    ["search_service", "Architect, Pune"],
  ])
  await sql`update activities set created_at = created_at - interval '1 day' where account_id = ${person.account_id}`.execute(
    t.db,
  )
  await search(person, { category: "Architect", city: "Pune" })
  expect((await activity(person)).map(([, details]) => details)).toEqual([
    "Architect, Pune",
    "“kitchen” · Baner",
    "Architect, Pune",
  ])
})

test("marks that turn text round are not kept of a search, and alone they are none", async () => {
  const person = await createCustomer(t)
  await search(person, { query: "\u202ekitchen\u2066 \u200f", city: "\u200ePune" })
  expect(await activity(person)).toEqual([["search_service", "“kitchen” · Pune"]])
  expect((await search(person, { query: "\u202e" })).body.errors).toEqual({ query: "Please say what was searched for" })
})

test("whom somebody looked at stands once a day, by name and service; nobody looks at themselves", async () => {
  const person = await createCustomer(t)
  const professional = await createProfessional(t, { business_name: "Teak & Lime" })
  const provider_id = professional.professional_id
  for (const service_type of [undefined, "interior-designer", "interior-designer"])
    expect(await view(person, { provider_id, service_type })).toMatchObject({ status: 200 })
  expect(await activity(person)).toEqual([
    ["view_service", "Interior Designer from Teak & Lime"],
    ["view_service", "Teak & Lime"],
  ])
  expect((await view(professional, { provider_id })).status).toBe(200)
  expect((await activity(professional)).filter(([action]) => action === "view_service")).toEqual([])
})

test("what was not searched for, who is not there and who is not signed in are refused with a sentence", async () => {
  const person = await createCustomer(t)
  expect((await search(person, { query: "   " })).body.errors).toEqual({ query: "Please say what was searched for" })
  expect((await search(person, { query: "x".repeat(201) })).status).toBe(422)
  expect(await view(person, { provider_id: "nobody" })).toMatchObject({ status: 404 })
  expect((await view(person, { provider_id: "x".repeat(4000) })).status).toBe(422)
  expect((await t.call("POST", "/user/activity/search", { body: { query: "kitchen" } })).status).toBe(401)
  expect(await activity(person)).toEqual([])
})
