/** Who is reminded of what, when, and that it is once: by several nodes, after a standstill, and after the visit has moved. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import type { Status } from "../booking.rules.ts"
import { toWire } from "../booking-time.rules.ts"
import { sendReminders } from "./reminder.jobs.server.ts"

let { t, customer, professional, freeStart, bodyFor, book, endUndoWindow, mailsTo, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, professional, freeStart, bodyFor, book, endUndoWindow, mailsTo, noticesOf } = desk)
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
const remindersOf = async (id: string) => {
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
  expect((await remindersOf(id)).toSorted()).toEqual(["visit_in_a_day_for_customer", "visit_in_a_day_for_professional"])
  expect((await noticesOf(customer))[0]).toMatchObject({
    title: "Your visit is coming up",
    message: expect.stringMatching(/^Your Interior Designer visit with Pethkar & Rao Interiors is on /),
    link: `/user/bookings?booking=${id}`,
  })
  expect((await noticesOf(professional))[0].title).toBe("A visit is coming up")
  expect(await sendReminders(t.db, before(start, 2))).toBe(1)
  expect(await sendReminders(t.db, before(start, 1))).toBe(0)
  expect(await remindersOf(id)).toHaveLength(4)
  expect((await mailsTo(professional.email))[0]?.subject).toMatch(/^A visit starts soon/)
})

test("after a standstill nobody is reminded of what is about to happen anyway", async () => {
  const { id, start } = await visit("confirmed", 60)
  expect(await sendReminders(t.db, before(start, 11.9))).toBe(0)
  expect(await sendReminders(t.db, before(start, 0.4))).toBe(0)
  expect(await sendReminders(t.db, before(start, -1))).toBe(0)
  expect(await remindersOf(id)).toEqual([])
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
  await endUndoWindow()
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

test("a request that waits is the professional's to hear of: once, at half of the time to answer", async () => {
  const { id } = await visit("pending", 200)
  const asked = t.clock.now.getTime()
  const at = (hours: number) => new Date(asked + hours * HOUR)
  expect(await sendReminders(t.db, at(23.9))).toBe(0)
  const nodes = await Promise.all([1, 2].map(() => sendReminders(t.db, at(24))))
  expect(nodes.toSorted()).toEqual([0, 1])
  for (const hours of [25, 47, 47.9]) expect(await sendReminders(t.db, at(hours)), `${hours}`).toBe(0)
  expect(await remindersOf(id)).toEqual(["request_waits"])
  const said = /is still waiting for your answer .+ Your answer is due by .+; after that the request ends by itself\./
  expect((await noticesOf(professional))[0]).toMatchObject({
    title: "A request waits for you",
    message: expect.stringMatching(said),
  })
  expect((await mailsTo(professional.email))[0]!.text).toMatch(said)
})

test("a request is still unanswered after what was taken back", async () => {
  const { id } = await visit("pending", 60)
  const act = (name: string, body: object = {}) =>
    t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/${name}`, {
      token: professional.token,
      body,
    })
  await act("status", { status: "confirmed" })
  expect((await act("undo")).status).toBe(200)
  await act("propose", toWire(new Date(freeStart().getTime() + 80 * HOUR)))
  expect((await act("propose/decline")).body.message).toBe("Proposal withdrawn")
  expect(await sendReminders(t.db, new Date(t.clock.now.getTime() + 25 * HOUR))).toBe(1)
  expect(await remindersOf(id)).toEqual(["request_waits"])
})

test("not where half of the time is under an hour, just after a change, or shortly before the end", async () => {
  const asked = { created_at: t.clock.now, updated_at: t.clock.now }
  const inHours = (hours: number) => new Date(t.clock.now.getTime() + hours * HOUR)
  const withDue = async (due: number, set: object = {}) => {
    const { id } = await visit("pending", 60)
    const values = { ...asked, answer_due_at: inHours(due), ...set }
    await t.db.updateTable("bookings").set(values).where("id", "=", id).execute()
    return id
  }
  const brief = await withDue(1.9)
  expect(await sendReminders(t.db, inHours(1.5))).toBe(0)
  await t.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", brief).execute()
  const changed = await withDue(4, { updated_at: inHours(1.8) })
  expect(await sendReminders(t.db, inHours(2))).toBe(0)
  expect(await sendReminders(t.db, inHours(3.8))).toBe(0)
  expect(await sendReminders(t.db, inHours(2.8))).toBe(1)
  expect(await remindersOf(changed)).toEqual(["request_waits"])
})

test("nor one to which another time was proposed: that waits for its customer", async () => {
  const answered = await visit("pending", 100)
  const propose = `/provider/${professional.professional_id}/bookings/${answered.id}/propose`
  const body = toWire(new Date(answered.start.getTime() + 30 * HOUR))
  await t.call("POST", propose, { token: professional.token, body })
  expect(await sendReminders(t.db, new Date(t.clock.now.getTime() + 30 * HOUR))).toBe(0)
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
