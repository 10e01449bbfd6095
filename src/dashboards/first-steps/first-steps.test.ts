import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { activate, logIn, newPerson } from "../../../test/signing-up.ts"
import type { FirstSteps } from "./first-steps.contract.ts"
import { findFirstSteps } from "./first-steps.queries.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const newcomer = async (service_type?: string) => {
  const person = newPerson({ business_name: "Zunjar Works", full_name: "Ketaki Zunjarrao", service_type })
  await t.call("POST", "/signup/provider", { body: person })
  await activate(t, person.email)
  const { body } = await logIn(t, person.email, person.password)
  return { ...person, token: body.token as string, id: body.user.professional_id as string }
}

const steps = async ({ token }: { token: string }): Promise<FirstSteps> =>
  (await t.call("GET", "/provider/first-steps", { token })).body

const found = async (id: string) => {
  const { body } = await t.call("GET", "/search?city=Pune&limit=100")
  return body.services.find((one: { provider_id: string }) => one.provider_id === id)
}

const pune = async () =>
  (await t.db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()).id

test("from the first sign-up to being found: each step is done when the rows say so", async () => {
  const { token, id } = await newcomer("interior-designer")
  const put = (method: "POST" | "PUT", path: string, body: object) => t.call(method, path, { token, body })
  const first = await steps({ token })
  expect(first).toMatchObject({
    ...{ id, state: "beginning", is_new: true, waiting: [] },
    done: { offer: true, place: false, price: false, hours: false, about: false },
    offer: { service_type: "interior-designer", price: null, duration: 60, delivery: ["at_site"], cities: [] },
    card: { name: "Interior Designer in Pune", business_name: "Zunjar Works", price: null, is_verified: false },
  })
  expect(first.open.map(({ slug }) => slug)).toEqual(["interior-designer", "architect"])

  const service_id = first.offer!.id
  await put("POST", "/update_service_price", { service_id, price: "950" })
  await put("PUT", `/provider/${id}`, {
    headline: "Kitchens that breathe",
    business_phone: "98220 54321",
    locality: "Kothrud",
  })
  const weekly = [{ weekday: 1, from: "10:00", to: "18:00" }]
  await put("PUT", `/provider/${id}/availability`, { availability: { weekly } })
  expect(await steps({ token })).toMatchObject({
    state: "beginning",
    done: { offer: true, place: false, price: true, hours: true, about: true },
    about: { headline: "Kitchens that breathe", business_phone: "+919822054321" },
  })
  expect(await found(id)).toBeUndefined()
  const before = (await steps({ token })).card

  await put("POST", `/services/${service_id}/locations`, { city_id: await pune() })
  const after = await steps({ token })
  expect(after).toMatchObject({ state: "found", is_new: true, done: { place: true }, offer: { cities: ["Pune"] } })
  // What was shown beside the steps is what customers see now.
  expect(await found(id)).toEqual(after.card)
  expect(after.card).toEqual(before)
})

test("who waits for their profession is told so, and may begin with one that is open", async () => {
  const { token, id } = await newcomer("contractor")
  const waiting = await steps({ token })
  expect(waiting).toMatchObject({
    ...{ state: "beginning", offer: null, card: null, done: { offer: false } },
    waiting: [{ plural_name: "Contractors", since: expect.any(String) }],
  })
  const body = { action: "add", service_type: "architect", professional_id: id }
  await t.call("POST", "/update_service", { token, body })
  expect(await steps({ token })).toMatchObject({
    // What is added begins in the city of the profile.
    ...{ offer: { service_type: "architect", cities: ["Pune"] }, done: { offer: true, place: true }, state: "found" },
    waiting: [{ plural_name: "Contractors" }],
  })
})

test("what is left for later is remembered for the account, and stays to do", async () => {
  const one = await createProfessional(t)
  expect(await steps(one)).toMatchObject({ is_later: false, done: { hours: false } })
  const leave = ({ token }: { token: string }) => t.call("POST", "/provider/first-steps/later", { token })
  expect((await leave(await createCustomer(t))).status).toBe(403)
  for (const _ of [1, 2]) expect((await leave(one)).status).toBe(200)
  expect(await steps(one)).toMatchObject({ state: "found", is_later: true, done: { hours: false } })
  expect(await steps(await createProfessional(t))).toMatchObject({ is_later: false })
})

test("what is paused is no beginning, and no secret either", async () => {
  const { token, service_id, professional_id, account_id } = await createProfessional(t)
  const state = async () => (await steps({ token })).state
  expect(await state()).toBe("found")
  await t.call("PUT", `/services/${service_id}`, { token, body: { active: false } })
  expect(await state()).toBe("not_found")
  await t.call("PUT", `/services/${service_id}`, { token, body: { active: true } })
  await t.db.updateTable("accounts").set({ deletion_due_at: t.clock.now }).where("id", "=", account_id).execute()
  expect(await steps({ token })).toMatchObject({ id: professional_id, state: "not_found", is_leaving: true })
})

test("who has been booked, or joined long ago, is new no more", async () => {
  const [booked, old] = [await createProfessional(t), await createProfessional(t)]
  const { token } = await createCustomer(t)
  const starts = new Date(t.clock.now.getTime() + 48 * 3_600_000).toISOString()
  const { professional_id, service_id } = booked
  const answer = await t.call("POST", "/booking/create", {
    token,
    body: { professional_id, service_id, booking_date: starts, place: { locality: "Baner" } },
  })
  expect(answer.status).toBe(201)
  await t.db
    .updateTable("professionals")
    .set({ created_at: new Date(t.clock.now.getTime() - 31 * 86_400_000) })
    .where("id", "=", old.professional_id)
    .execute()
  for (const one of [booked, old]) expect(await steps(one)).toMatchObject({ state: "found", is_new: false })
})

test("it is one statement, of one's own rows", async () => {
  const { professional_id, account_id } = await createProfessional(t)
  const actor = { account_id, professional_id } as Parameters<typeof findFirstSteps>[1]
  await withQueryBudget(1, t.databaseUrl, (db) => findFirstSteps(db, actor, t.clock.now))
  const { token } = await createCustomer(t)
  expect((await t.call("GET", "/provider/first-steps", { token })).status).toBe(403)
})

test("a draft shows no work yet, a published project does", async () => {
  const one = await createProfessional(t)
  const { id } = await steps(one)
  const { body } = await t.call("POST", `/provider/${id}/projects`, { token: one.token, body: {} })
  expect(await steps(one)).toMatchObject({ shows_work: false })
  await t.db
    .updateTable("portfolio_projects")
    .set({ title: "Kitchen", locality: "Aundh", completed_year: 2024, published_at: new Date() })
    .where("id", "=", body.project.id)
    .execute()
  expect(await steps(one)).toMatchObject({ shows_work: true })
})
