/** What changes while a customer waits in line for the calendar, on real connections. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type CallAnswer, startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { queueForCalendar } from "../booking.queries.server.ts"
import { toWire } from "../booking-time.rules.ts"

let t: TestApp
let customer: Person

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
})
afterAll(() => t.close())

/** Books while somebody else holds the line, and lets them through when `change` has been done. */
const bookBehind = async (
  studio: Professional,
  change: (studio: Professional) => Promise<unknown>,
  wish: object = {},
) => {
  const { professional_id, service_id } = studio
  const start = Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + 48 * 3_600_000
  let booking: Promise<CallAnswer> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await queueForCalendar(ahead, professional_id)
    booking = t.call("POST", "/booking/create", {
      token: customer.token,
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
  const answer = await bookBehind(studio, ({ account_id }) =>
    t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account_id).execute(),
  )
  expect([answer.status, answer.body.code]).toEqual([404, "not_found"])
})

test("nor is a service that is paused, or taken away", async () => {
  const paused = await bookBehind(await createProfessional(t), changeService({ is_active: false }))
  expect(paused).toMatchObject({ status: 422, body: { errors: { service_id: expect.stringContaining("booked") } } })
  const gone = await bookBehind(await createProfessional(t), ({ service_id }) =>
    t.db.deleteFrom("professional_services").where("id", "=", service_id).execute(),
  )
  expect([gone.status, gone.body.message]).toEqual([404, expect.stringContaining("service")])
})

test("a price and a length that change meanwhile are those of the booking", async () => {
  const studio = await createProfessional(t, { price: "1250.00", duration: 60 })
  const answer = await bookBehind(studio, changeService({ price_per_hour: "1400.50", duration_minutes: 90 }))
  expect(answer).toMatchObject({ status: 201, body: { data: { price: "1400.50", duration: 90 } } })
})

test("what has not changed meanwhile is booked, also without a price", async () => {
  const studio = await createProfessional(t, { price: null })
  const answer = await bookBehind(studio, async () => undefined)
  expect(answer).toMatchObject({ status: 201, body: { data: { price: null } } })
})

test("who was shown a price or a length is told of another, and nothing is booked", async () => {
  const shown = { price: "1250", duration: "60" }
  for (const change of [{ price_per_hour: "1400.50" }, { duration_minutes: 90 }]) {
    const studio = await createProfessional(t, { price: "1250.00", duration: 60 })
    const answer = await bookBehind(studio, changeService(change), shown)
    const terms = { price: change.price_per_hour ?? "1250.00", duration: change.duration_minutes ?? 60 }
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining("has changed"), terms } })
  }
  const same = await bookBehind(await createProfessional(t), async () => undefined, shown)
  expect(same.status).toBe(201)
  const unset = await createProfessional(t, { price: null })
  expect((await bookBehind(unset, changeService({ price_per_hour: "0" }), { price: "" })).status).toBe(409)
})

test("a way that is taken back meanwhile is refused; one that was not named is the one there is now", async () => {
  const change = changeService({ delivery: ["online"], online_by: "call" })
  const told = await bookBehind(await createProfessional(t), change, { delivery: "at_site" })
  expect(told).toMatchObject({ status: 422, body: { errors: { delivery: expect.stringContaining("not offered") } } })
  const filled = await bookBehind(await createProfessional(t), change, { contact_mobile: "9822012345" })
  expect(filled).toMatchObject({ status: 201, body: { data: { delivery: "online" } } })
  expect(await bookBehind(await createProfessional(t), change)).toMatchObject({
    status: 422,
    body: { errors: { contact_mobile: expect.stringContaining("leave a number") } },
  })
})

test("a link that gives way to calls meanwhile: whoever left no number is asked for it", async () => {
  const studio = await createProfessional(t)
  const link = { online_by: "link", meeting_link: "https://zoom.us/j/1" }
  await changeService({ delivery: ["online"], ...link })(studio)
  const refused = await bookBehind(studio, changeService({ online_by: "call", meeting_link: "" }))
  expect(refused).toMatchObject({ status: 422, body: { errors: { contact_mobile: expect.any(String) } } })
})
