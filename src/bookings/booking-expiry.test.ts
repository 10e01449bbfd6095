import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import { expireBookings } from "./booking.jobs.server.ts"
import { toWire } from "./booking-time.rules.ts"

let t: TestApp
let customer: Person
let professional: Professional

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
  professional = await createProfessional(t)
})
afterAll(() => t.close())

const HOUR = 3_600_000
const bookIn = async (hours: number) => {
  const startsAt = new Date(Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + hours * HOUR)
  const { professional_id, service_id } = professional
  const body = { professional_id, service_id, ...toWire(startsAt) }
  return (await t.call("POST", "/booking/create", { token: customer.token, body })).body.data.id as string
}
const statusOf = async (id: string) =>
  (await t.db.selectFrom("bookings").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status

test("pending ones whose start has passed are cancelled once, with a notice and a mail to both", async () => {
  const [unanswered, answered, later] = [await bookIn(1), await bookIn(3), await bookIn(9)]
  const confirm = `/provider/${professional.professional_id}/bookings/${answered}/status`
  await t.call("POST", confirm, { token: professional.token, body: { status: "confirmed" } })
  const after = new Date(t.clock.now.getTime() + 5 * HOUR)

  // Two nodes at once share the work and do none of it twice.
  const done = await Promise.all([expireBookings(t.db, after), expireBookings(t.db, after)])
  expect(done.reduce((sum, one) => sum + one)).toBe(1)
  expect([await statusOf(unanswered), await statusOf(answered), await statusOf(later)]).toEqual([
    "cancelled",
    "confirmed",
    "pending",
  ])
  const notices = await t.db.selectFrom("notifications").selectAll().where("kind", "like", "booking_expired%").execute()
  expect(notices.map(({ account_id }) => account_id).toSorted()).toEqual(
    [customer.account_id, professional.account_id].toSorted(),
  )
  const mails = await t.db.selectFrom("mails").select("to_address").where("kind", "like", "booking_expired%").execute()
  expect(mails).toHaveLength(2)
  const { body } = await t.call("GET", `/user/bookings/${unanswered}`, { token: customer.token })
  expect(body.booking.history.at(-1)).toMatchObject({ status: "cancelled", by: "nobody", reason: null })
})

test("in the moment before that it cannot be confirmed, and the answer is the same", async () => {
  const id = await bookIn(700)
  const past = { starts_at: new Date(t.clock.now.getTime() - 1000), ends_at: t.clock.now }
  await t.db.updateTable("bookings").set(past).where("id", "=", id).execute()
  const path = `/provider/${professional.professional_id}/bookings/${id}/status`
  const confirm = () => t.call("POST", path, { token: professional.token, body: { status: "confirmed" } })
  const before = await confirm()
  expect(await statusOf(id)).toBe("pending")
  expect(await expireBookings(t.db, t.clock.now)).toBe(1)
  expect(before).toMatchObject({ status: 409, body: { status: "cancelled" } })
  expect((await confirm()).body).toEqual(before.body)
})

test("more than one batch is worked off, and one that somebody is changing waits", async () => {
  const ids = Array.from({ length: 53 }, (_, n) => `waiting-${n}`)
  const { professional_id, service_id } = professional
  const rows = ids.map((id, n) => {
    const [starts_at, ends_at] = [20 + n * 2, 21 + n * 2].map((hours) => new Date(t.clock.now.getTime() + hours * HOUR))
    return {
      id,
      customer_id: customer.account_id,
      professional_id,
      service_id,
      starts_at: starts_at!,
      ends_at: ends_at!,
    }
  })
  await t.db.insertInto("bookings").values(rows).execute()
  const after = new Date(t.clock.now.getTime() + 1000 * HOUR)
  await t.db.transaction().execute(async (held) => {
    await held.selectFrom("bookings").select("id").where("id", "=", ids[0]!).forUpdate().execute()
    expect(await expireBookings(t.db, after)).toBeGreaterThanOrEqual(52)
    expect(await statusOf(ids[0]!)).toBe("pending")
  })
  expect(await expireBookings(t.db, after)).toBe(1)
  const left = await t.db.selectFrom("bookings").select("id").where("status", "=", "pending").execute()
  expect(left).toEqual([])
})
