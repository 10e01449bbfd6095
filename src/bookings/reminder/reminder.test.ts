/** Who is reminded of what, when, and that it is once: by several nodes, after a standstill, and after the visit has moved. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import type { Status } from "../booking.rules.ts"
import { toWire } from "../booking-time.rules.ts"
import { sendReminders } from "./reminder.jobs.server.ts"

let { t, customer, professional, freeStart, bodyFor, book, letItStand, mailsTo, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, professional, freeStart, bodyFor, book, letItStand, mailsTo, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

const HOUR = 3_600_000
/** So many hours before the start, on the clock of whoever reminds. */
const before = (start: Date, hours: number) => new Date(start.getTime() - hours * HOUR)
/** Starts in so many hours; what it is has been so since it was asked for. */
const visit = async (status: Status, hours: number) => {
  const start = new Date(freeStart().getTime() + hours * HOUR)
  const { id } = (await book(bodyFor(start))).body.data
  await t.db.updateTable("bookings").set({ status }).where("id", "=", id).execute()
  return { id: id as string, start }
}
const toldOf = async (id: string) => {
  const notices = await t.db.selectFrom("notifications").select(["kind", "params"]).orderBy("id").execute()
  return notices.flatMap(({ kind, params }) =>
    (params as { booking_id: string }).booking_id === id && /^(visit|request)_/.test(kind!) ? [kind] : [],
  )
}

test("a day and two hours before, both sides, once each, by however many nodes", async () => {
  const { id, start } = await visit("confirmed", 60)
  expect(await sendReminders(t.db, before(start, 24.1))).toBe(0)
  const nodes = await Promise.all([1, 2, 3].map(() => sendReminders(t.db, before(start, 24))))
  expect(nodes.toSorted()).toEqual([0, 0, 1])
  expect(await sendReminders(t.db, before(start, 23.9))).toBe(0)
  expect((await toldOf(id)).toSorted()).toEqual(["visit_in_a_day_for_customer", "visit_in_a_day_for_professional"])
  expect((await noticesOf(customer))[0]).toMatchObject({
    title: "Your visit is coming up",
    message: expect.stringMatching(/^Your Interior Designer visit with Pethkar & Rao Interiors is on /),
    link: `/user/bookings?booking=${id}`,
  })
  expect((await noticesOf(professional))[0].title).toBe("A visit is coming up")
  expect(await sendReminders(t.db, before(start, 2))).toBe(1)
  expect(await sendReminders(t.db, before(start, 1))).toBe(0)
  expect(await toldOf(id)).toHaveLength(4)
  expect((await mailsTo(professional.email))[0]?.subject).toMatch(/^A visit starts soon/)
})

test("after a standstill nobody is reminded of what is about to happen anyway", async () => {
  const { id, start } = await visit("confirmed", 60)
  expect(await sendReminders(t.db, before(start, 11.9))).toBe(0)
  expect(await sendReminders(t.db, before(start, 0.4))).toBe(0)
  expect(await sendReminders(t.db, before(start, -1))).toBe(0)
  expect(await toldOf(id)).toEqual([])
})

test("who has agreed to it less than a day before is not reminded of the day, but of the hours", async () => {
  const { id, start } = await visit("confirmed", 60)
  await t.db
    .updateTable("bookings")
    .set({ updated_at: before(start, 20) })
    .where("id", "=", id)
    .execute()
  expect(await sendReminders(t.db, before(start, 19))).toBe(0)
  expect(await sendReminders(t.db, before(start, 2))).toBe(1)
})

test("what can still be undone reminds of nothing; what is not confirmed is no visit", async () => {
  const held = await visit("pending", 60)
  const path = `/provider/${professional.professional_id}/bookings/${held.id}/status`
  await t.call("POST", path, { token: professional.token, body: { status: "confirmed" } })
  expect(await sendReminders(t.db, before(held.start, 24))).toBe(0)
  await letItStand()
  expect(await sendReminders(t.db, before(held.start, 24))).toBe(1)
  const cancelled = await visit("cancelled", 80)
  expect(await sendReminders(t.db, before(cancelled.start, 24))).toBe(0)
})

test("a visit that moves is reminded of anew", async () => {
  const { id, start } = await visit("confirmed", 60)
  expect(await sendReminders(t.db, before(start, 24))).toBe(1)
  const moved = new Date(start.getTime() + 60 * HOUR)
  await t.call("POST", `/user/bookings/${id}/propose`, { token: customer.token, body: toWire(moved) })
  const accept = `/provider/${professional.professional_id}/bookings/${id}/propose/accept`
  expect((await t.call("POST", accept, { token: professional.token, body: {} })).status).toBe(200)
  expect(await sendReminders(t.db, before(start, 2))).toBe(0)
  expect(await sendReminders(t.db, before(moved, 24))).toBe(1)
})

test("a request that waits is the professional's to hear of: after a day, and before it lapses", async () => {
  const { id, start } = await visit("pending", 100)
  const asked = t.clock.now.getTime()
  expect(await sendReminders(t.db, new Date(asked + 23.9 * HOUR))).toBe(0)
  expect(await sendReminders(t.db, new Date(asked + 24 * HOUR))).toBe(1)
  expect(await sendReminders(t.db, new Date(asked + 25 * HOUR))).toBe(0)
  expect(await sendReminders(t.db, before(start, 3))).toBe(1)
  expect(await sendReminders(t.db, before(start, 2))).toBe(0)
  expect(await toldOf(id)).toEqual(["request_waits", "request_lapses"])
  expect((await mailsTo(professional.email))[0]?.subject).toMatch(/^A request is about to lapse/)
})

test("a request is still unanswered after what was taken back", async () => {
  const { id } = await visit("pending", 3)
  const act = (name: string, body: object = {}) =>
    t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/${name}`, {
      token: professional.token,
      body,
    })
  await act("status", { status: "confirmed" })
  expect((await act("undo")).status).toBe(200)
  await act("propose", toWire(new Date(freeStart().getTime() + 30 * HOUR)))
  expect((await act("propose/decline")).body.message).toBe("Proposal withdrawn")
  const { now } = t.clock
  const span = { starts_at: before(now, -2), ends_at: before(now, -3), created_at: before(now, 30) }
  await t.db.updateTable("bookings").set(span).where("id", "=", id).execute()
  expect(await sendReminders(t.db, now)).toBe(1)
  expect(await toldOf(id)).toEqual(["request_lapses"])
})

test("neither is one that was asked a moment before, nor one to which another time was proposed", async () => {
  const late = await visit("pending", 0)
  const asked = { created_at: before(late.start, 3.5), updated_at: before(late.start, 3.5) }
  await t.db.updateTable("bookings").set(asked).where("id", "=", late.id).execute()
  expect(await sendReminders(t.db, before(late.start, 2))).toBe(0)
  const answered = await visit("pending", 100)
  const propose = `/provider/${professional.professional_id}/bookings/${answered.id}/propose`
  const body = toWire(new Date(answered.start.getTime() + 30 * HOUR))
  await t.call("POST", propose, { token: professional.token, body })
  expect(await sendReminders(t.db, new Date(t.clock.now.getTime() + 24 * HOUR))).toBe(0)
})

test("more than one batch is worked off, and what somebody is changing waits", async () => {
  const { id, start } = await visit("confirmed", 60)
  const { professional_id, service_id } = professional
  const ids = Array.from({ length: 53 }, (_, n) => `due-${n}`)
  const ends = (n: number) => new Date(start.getTime() + (n + 2) * 60_000)
  await t.db
    .insertInto("bookings")
    .values(
      ids.map((one, n) => ({
        ...{ id: one, customer_id: customer.account_id, professional_id, service_id, status: "confirmed" },
        ...{ starts_at: ends(n + 89), ends_at: ends(n + 90), updated_at: t.clock.now },
      })),
    )
    .execute()
  await t.db.transaction().execute(async (other) => {
    await other.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute()
    expect(await sendReminders(t.db, before(ends(150), 24))).toBe(53)
  })
  expect(await sendReminders(t.db, before(start, 23))).toBe(1)
})
