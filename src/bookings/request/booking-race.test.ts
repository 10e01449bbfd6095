/** The promise of the calendar on real connections: however many want one slot, one booking stands. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type CallAnswer, startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { toWire } from "../booking-time.rules.ts"

let t: TestApp
let people: Person[]

beforeAll(async () => {
  t = await startTestApp()
  people = await Promise.all(Array.from({ length: 4 }, () => createCustomer(t)))
})
afterAll(() => t.close())

const soon = () => Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + 48 * 3_600_000

const bookAll = async (starts: number[]) => {
  const { professional_id, service_id } = await createProfessional(t, { duration: 120 })
  const answers = await Promise.all(
    starts.map((start, index) =>
      t.call("POST", "/booking/create", {
        token: people[index % people.length]!.token,
        body: { professional_id, service_id, place: { locality: "Baner" }, ...toWire(new Date(start)) },
      }),
    ),
  )
  const standing = await t.db
    .selectFrom("bookings")
    .selectAll()
    .where("professional_id", "=", professional_id)
    .execute()
  return { answers, standing }
}

const counts = (answers: CallAnswer[]) => {
  const by: Record<number, number> = {}
  for (const { status } of answers) by[status] = (by[status] ?? 0) + 1
  return by
}

test("200 requests for one slot: one booking, 199 clear refusals", async () => {
  const { answers, standing } = await bookAll(Array.from({ length: 200 }, soon))
  expect(counts(answers)).toEqual({ 201: 1, 409: 199 })
  expect(standing).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
  expect(new Set(refused)).toEqual(new Set(["This time has just been taken. Please choose another."]))
})

test("60 shifted requests that all overlap: one stands, no deadlock", async () => {
  const { answers, standing } = await bookAll(Array.from({ length: 60 }, (_, index) => soon() + index * 60_000))
  expect(counts(answers)).toEqual({ 201: 1, 409: 59 })
  expect(standing).toHaveLength(1)
  expect(t.logged.filter((line) => /deadlock|40P01/.test(line))).toEqual([])
})

test("ten requests at once with one professional: three wait, whatever the times", async () => {
  const person = await createCustomer(t)
  const { professional_id, service_id } = await createProfessional(t, { duration: 60 })
  const ask = (n: number) =>
    t.call("POST", "/booking/create", {
      token: person.token,
      body: { professional_id, service_id, place: { locality: "Baner" }, ...toWire(new Date(soon() + n * 3_600_000)) },
    })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)))
  expect(counts(answers)).toEqual({ 201: 3, 409: 7 })
  const refusal =
    "You have 3 requests waiting with this professional. Please wait for an answer, or cancel one of them."
  expect(answers.flatMap(({ status, body }) => (status === 409 ? [body.message] : []))).toEqual(Array(7).fill(refusal))
  // One that is over makes room.
  const [first] = answers.filter(({ status }) => status === 201)
  await t.call("POST", `/user/bookings/${first!.body.data.id}/cancel`, { token: person.token, body: {} })
  expect((await ask(20)).status).toBe(201)
})

test("thirty requests at once with ten professionals: twenty wait", async () => {
  const person = await createCustomer(t)
  const studios = await Promise.all(Array.from({ length: 10 }, () => createProfessional(t, { duration: 60 })))
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      const { professional_id, service_id } = studios[n % 10]!
      const body = {
        professional_id,
        service_id,
        place: { locality: "Baner" },
        ...toWire(new Date(soon() + n * 3_600_000)),
      }
      return t.call("POST", "/booking/create", {
        token: person.token,
        body,
        headers: { "idempotency-key": `ask-${n}` },
      })
    }),
  )
  expect(counts(answers)).toEqual({ 201: 20, 409: 10 })
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/^You have 20 requests waiting/)
  const waiting = await t.db.selectFrom("bookings").select("id").where("customer_id", "=", person.account_id).execute()
  expect(waiting).toHaveLength(20)
})

test("confirming and cancelling while others want the same time leaves no overlap and no fault", async () => {
  const { professional_id, service_id, token } = await createProfessional(t, { duration: 60 })
  const ask = (minutes: number, person: Person) =>
    t.call("POST", "/booking/create", {
      token: person.token,
      body: {
        professional_id,
        service_id,
        place: { locality: "Baner" },
        ...toWire(new Date(soon() + minutes * 60_000)),
      },
    })
  const first = (await ask(0, people[0]!)).body.data.id
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, index) => ask(index * 5 - 50, people[index % people.length]!)),
    t.call("POST", `/provider/${professional_id}/bookings/${first}/status`, { token, body: { status: "confirmed" } }),
    t.call("POST", `/user/bookings/${first}/cancel`, { token: people[0]!.token, body: {} }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const active = await t.db
    .selectFrom("bookings")
    .select(["starts_at", "ends_at"])
    .where("professional_id", "=", professional_id)
    .where("status", "in", ["pending", "confirmed"])
    .orderBy("starts_at")
    .execute()
  expect(active.length).toBeLessThanOrEqual(3)
  for (const [index, { starts_at }] of active.entries()) {
    if (index > 0) expect(starts_at.getTime()).toBeGreaterThanOrEqual(active[index - 1]!.ends_at.getTime())
  }
})
