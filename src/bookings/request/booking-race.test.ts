/** The promise of the calendar on real connections: however many want one slot, one booking stands. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type CallAnswer, startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { lockCalendar } from "../booking.queries.server.ts"
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

/** What changes while a customer waits in line for the calendar: books while somebody else holds the line, and lets them through when `change` has been done. */
const bookAfterChange = async (
  studio: Professional,
  change: (studio: Professional) => Promise<unknown>,
  wish: object = {},
) => {
  const { professional_id, service_id } = studio
  const start = Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + 48 * 3_600_000
  let booking: Promise<CallAnswer> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await lockCalendar(ahead, professional_id)
    booking = t.call("POST", "/booking/create", {
      token: people[0]!.token,
      body: { professional_id, service_id, place: { locality: "Baner" }, ...toWire(new Date(start)), ...wish },
    })
    await untilBlocked(t.db)
    await change(studio)
  })
  return booking!
}

const changeService = (values: {
  is_active?: boolean
  price_per_hour?: string
  duration_minutes?: number
  delivery?: string[]
  online_by?: string
  meeting_link?: string
}) => {
  return ({ service_id }: Professional) =>
    t.db.updateTable("professional_services").set(values).where("id", "=", service_id).execute()
}

test("a professional who is suspended meanwhile is not booked", async () => {
  const studio = await createProfessional(t)
  const answer = await bookAfterChange(studio, ({ account_id }) =>
    t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account_id).execute(),
  )
  expect([answer.status, answer.body.code]).toEqual([404, "not_found"])
})

test("nor is a service that is paused, or taken away", async () => {
  const paused = await bookAfterChange(await createProfessional(t), changeService({ is_active: false }))
  expect(paused).toMatchObject({ status: 422, body: { errors: { service_id: expect.stringContaining("booked") } } })
  const gone = await bookAfterChange(await createProfessional(t), ({ service_id }) =>
    t.db.deleteFrom("professional_services").where("id", "=", service_id).execute(),
  )
  expect([gone.status, gone.body.message]).toEqual([404, expect.stringContaining("service")])
})

test("a price and a length that change meanwhile are those of the booking", async () => {
  const studio = await createProfessional(t, { price: "1250.00", duration: 60 })
  const answer = await bookAfterChange(studio, changeService({ price_per_hour: "1400.50", duration_minutes: 90 }))
  expect(answer).toMatchObject({ status: 201, body: { data: { price: "1400.50", duration: 90 } } })
})

test("what has not changed meanwhile is booked, also without a price", async () => {
  const studio = await createProfessional(t, { price: null })
  const answer = await bookAfterChange(studio, async () => undefined)
  expect(answer).toMatchObject({ status: 201, body: { data: { price: null } } })
})

test("who was shown a price or a length is told of another, and nothing is booked", async () => {
  const shown = { price: "1250", duration: "60" }
  for (const change of [{ price_per_hour: "1400.50" }, { duration_minutes: 90 }]) {
    const studio = await createProfessional(t, { price: "1250.00", duration: 60 })
    const answer = await bookAfterChange(studio, changeService(change), shown)
    const terms = { price: change.price_per_hour ?? "1250.00", duration: change.duration_minutes ?? 60 }
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining("has just changed"), terms } })
  }
  const same = await bookAfterChange(await createProfessional(t), async () => undefined, shown)
  expect(same.status).toBe(201)
  const unset = await createProfessional(t, { price: null })
  expect((await bookAfterChange(unset, changeService({ price_per_hour: "0" }), { price: "" })).status).toBe(409)
})

test("a way that is taken back meanwhile is refused; one that was not named is the one there is now", async () => {
  const change = changeService({ delivery: ["online"], online_by: "call" })
  const told = await bookAfterChange(await createProfessional(t), change, { delivery: "at_site" })
  expect(told).toMatchObject({ status: 422, body: { errors: { delivery: expect.stringContaining("not offered") } } })
  const filled = await bookAfterChange(await createProfessional(t), change, { contact_mobile: "9822012345" })
  expect(filled).toMatchObject({ status: 201, body: { data: { delivery: "online" } } })
  expect(await bookAfterChange(await createProfessional(t), change)).toMatchObject({
    status: 422,
    body: { errors: { contact_mobile: expect.stringContaining("leave a number") } },
  })
})

test("a link that gives way to calls meanwhile: whoever left no number is asked for it", async () => {
  const studio = await createProfessional(t)
  const link = { online_by: "link", meeting_link: "https://zoom.us/j/1" }
  await changeService({ delivery: ["online"], ...link })(studio)
  const refused = await bookAfterChange(studio, changeService({ online_by: "call", meeting_link: "" }))
  expect(refused).toMatchObject({ status: 422, body: { errors: { contact_mobile: expect.any(String) } } })
})
