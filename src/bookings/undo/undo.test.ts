/** The undo window of ten seconds: the status changes at once, and nobody is notified before it has ended. */
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import type { Log } from "../../platform/log.server.ts"
import { toWire } from "../booking-time.rules.ts"
import { notifyWithheld, openDelayedNotifier } from "./withheld-notifications.server.ts"

let {
  t,
  customer,
  stranger,
  professional,
  freeStart,
  bodyFor,
  book,
  endUndoWindow,
  markMailsSent,
  mailsTo,
  noticesOf,
} = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({
    t,
    customer,
    stranger,
    professional,
    freeStart,
    bodyFor,
    book,
    endUndoWindow,
    markMailsSent,
    mailsTo,
    noticesOf,
  } = desk)
})
// So that the next test has the calendar to itself.
afterEach(() => t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => t.close())

/** A request that both sides have had their mails about. */
const booked = async (startsAt = freeStart()) => {
  const { id } = (await book(bodyFor(startsAt))).body.data
  await markMailsSent()
  return id as string
}
const at = (id: string) => `/provider/${professional.professional_id}/bookings/${id}`
const setStatus = (id: string, status: string) =>
  t.call("POST", `${at(id)}/status`, { token: professional.token, body: { status } })
const undo = (id: string, status?: string) =>
  t.call("POST", `${at(id)}/undo`, { token: professional.token, body: { status } })
const cancel = (id: string) => t.call("POST", `/user/bookings/${id}/cancel`, { token: customer.token, body: {} })
const seconds = (count: number) => new Date(t.clock.now.getTime() + count * 1000)
const begin = (id: string) =>
  t.db
    .updateTable("bookings")
    .set({ starts_at: seconds(-60), ends_at: seconds(3600) })
    .where("id", "=", id)
    .execute()
/** Notices, mails and lines of activity about this booking, after those of the request. */
const countNotified = async (id: string) => {
  const { rows } = await sql<Record<"notices" | "mails" | "activities", number>>`
    select (select count(*) from notifications where params ->> 'booking_id' = ${id}) - 1 as notices,
      (select count(*) from mails where params ->> 'booking_id' = ${id}) - 2 as mails,
      (select count(*) from activities where params ->> 'booking_id' = ${id}) - 2 as activities`.execute(t.db)
  return rows[0]
}
const nothing = { notices: 0, mails: 0, activities: 0 }
/** A mail for each side's calendar. */
const notifiedOnce = { notices: 1, mails: 2, activities: 2 }

test("confirmed is what it is at once, and told of ten seconds later, once, by whichever node", async () => {
  const id = await booked()
  const { body } = await setStatus(id, "confirmed")
  expect(body.booking).toMatchObject({ status: "confirmed", undo_until: seconds(10).toISOString() })
  expect(await notifyWithheld(t.db, seconds(9))).toBe(0)
  expect(await countNotified(id)).toEqual(nothing)
  const done = await Promise.all([1, 2, 3].map(() => notifyWithheld(t.db, seconds(10))))
  expect(done.toSorted()).toEqual([0, 0, 1])
  expect(await countNotified(id)).toEqual(notifiedOnce)
  expect((await noticesOf(customer))[0].title).toBe("Booking confirmed")
  const { body: now } = await t.call("GET", at(id), { token: professional.token })
  expect(now.booking.undo_until).toBeNull()
})

test("the customer reads of it when they are told: until then it is what it was, in the list and the calendar too", async () => {
  const id = await booked()
  const shown = async () => (await t.call("GET", `/user/bookings/${id}`, { token: customer.token })).body.booking
  const listedAs = async (status: string) => {
    const { body } = await t.call("GET", `/user/bookings?status=${status}`, { token: customer.token })
    return (body.bookings as { id: string }[]).some((one) => one.id === id)
  }
  const calendarState = async () => {
    const url = `/api/user/bookings/${id}/calendar.ics`
    const headers = { authorization: `Bearer ${customer.token}` }
    return /STATUS:(\w+)/.exec((await t.app.inject({ url, headers })).body)?.[1]
  }
  const overview = async () => (await t.call("GET", "/user/overview", { token: customer.token })).body
  const [asked, overviewBefore] = [await shown(), await overview()]
  await setStatus(id, "confirmed")
  expect(await shown()).toEqual(asked)
  expect(await overview()).toEqual(overviewBefore)
  expect([await listedAs("pending"), await listedAs("confirmed")]).toEqual([true, false])
  expect(await calendarState()).toBe("TENTATIVE")
  await endUndoWindow()
  const confirmed = await shown()
  expect(confirmed).toMatchObject({ status: "confirmed", history: [{ status: "pending" }, { status: "confirmed" }] })
  expect([await listedAs("pending"), await listedAs("confirmed")]).toEqual([false, true])
  expect(await calendarState()).toBe("CONFIRMED")
  await begin(id)
  const started = await shown()
  await setStatus(id, "completed")
  expect(await shown()).toEqual(started)
  expect(await listedAs("completed")).toBe(false)
  await endUndoWindow()
  expect((await shown()).status).toBe("completed")
})

test("undone within them, it is a request again and nobody ever hears of it", async () => {
  const id = await booked()
  const before = (await t.call("GET", at(id), { token: professional.token })).body.booking
  await setStatus(id, "confirmed")
  const answer = await undo(id)
  expect(answer).toMatchObject({ status: 200, body: { message: "Undone. Nobody was told." } })
  expect(answer.body.booking).toEqual(before)
  expect((await t.call("GET", at(id), { token: professional.token })).body.booking).toEqual(before)
  expect(await endUndoWindow()).toBe(0)
  expect(await countNotified(id)).toEqual(nothing)
  expect((await setStatus(id, "confirmed")).status).toBe(200)
})

test("who proposes another time meanwhile hears of the yes first, and it stays", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  const propose = `/user/bookings/${id}/propose`
  const proposed = await t.call("POST", propose, { token: customer.token, body: toWire(freeStart()) })
  expect(proposed.body.booking).toMatchObject({ status: "confirmed", proposal: { by: "customer" } })
  expect((await noticesOf(customer))[0].title).toBe("Booking confirmed")
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: { message: `It is too late to undo this: ${customer.full_name} has been told.` },
  })
  const kinds = (proposed.body.booking.history as { kind: string | null }[]).map(({ kind }) => kind)
  expect(kinds).toEqual([null, null, "proposed"])
  expect(await endUndoWindow()).toBe(0)
})

test("a completed one is confirmed again, unless somebody has the rest of its time by now", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  await endUndoWindow()
  await begin(id)
  await setStatus(id, "completed")
  expect((await undo(id)).body.booking).toMatchObject({ status: "confirmed", undo_until: null })
  await setStatus(id, "completed")
  const rest = toWire(seconds(1800))
  expect((await book({ ...bodyFor(), ...rest }, stranger.token)).status).toBe(201)
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: {
      message: "Somebody else has asked for this time meanwhile, so this cannot be undone.",
      status: "completed",
    },
  })
})

test("what cannot be undone is said in a sentence", async () => {
  const id = await booked()
  expect((await undo(id)).body.message).toBe("There is nothing to undo: this booking is pending now.")
  await setStatus(id, "confirmed")
  expect((await undo(id, "completed")).body.message).toBe("There is nothing to undo: this booking is confirmed now.")
  t.clock.now = seconds(10)
  const tooLate = {
    status: 409,
    body: { message: `It is too late to undo this: ${customer.full_name} has been told.` },
  }
  expect(await undo(id)).toMatchObject(tooLate)
  await endUndoWindow()
  expect(await undo(id)).toMatchObject(tooLate)
  const started = await booked()
  await setStatus(started, "confirmed")
  await begin(started)
  expect((await undo(started)).body.message).toBe("The visit has started, so this cannot be undone.")
  expect((await t.call("POST", `${at("nobody's")}/undo`, { token: professional.token, body: {} })).status).toBe(404)
})

test("undone while it is marked as completed: what was confirmed is not taken back any more", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  await begin(id)
  const [undone, completed] = await Promise.all([undo(id, "confirmed"), setStatus(id, "completed")])
  expect([undone.status, completed.status]).toEqual([409, 200])
  expect(undone.body.message).toMatch(
    /^(There is nothing to undo: this booking is completed now|The visit has started)/,
  )
})

test("two undos are one", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  const [first, second] = await Promise.all([undo(id), undo(id)])
  expect(first).toMatchObject({ status: 200, body: { booking: { status: "pending" } } })
  expect(second).toMatchObject({ status: 200, body: first.body })
  const events = await t.db.selectFrom("booking_events").select("id").where("booking_id", "=", id).execute()
  expect(events).toHaveLength(1)
})

test("undone again after a lost answer, it is answered as it stands; what was never undone is refused", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  const first = await undo(id, "confirmed")
  expect(await undo(id, "confirmed")).toMatchObject({ status: 200, body: first.body })
  expect(await undo(id)).toMatchObject({ status: 200, body: first.body })
  expect(await undo(id, "completed")).toMatchObject({ status: 409, body: { status: "pending" } })
  await setStatus(id, "confirmed")
  await endUndoWindow()
  expect((await undo(id, "confirmed")).body.message).toContain("too late")
  await begin(id)
  await setStatus(id, "completed")
  const open = await undo(id, "completed")
  expect(open.body.booking.status).toBe("confirmed")
  expect(await undo(id, "completed")).toMatchObject({ status: 200, body: open.body })
  expect((await undo(id, "confirmed")).status).toBe(409)
  await setStatus(id, "completed")
  t.clock.now = seconds(10)
  expect(await undo(id, "completed")).toMatchObject({ status: 409, body: { status: "completed" } })
})

test("undone again once nobody has answered in time, or somebody has cancelled: 409 with what it is by now", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  await undo(id)
  await t.db.updateTable("bookings").set({ answer_due_at: t.clock.now }).where("id", "=", id).execute()
  const lapsed = await undo(id, "confirmed")
  expect(lapsed).toMatchObject({ status: 409, body: { status: "cancelled" } })
  await t.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute()
  expect((await undo(id, "confirmed")).body).toEqual(lapsed.body)
})

test("a cancellation within them wins, and is all that is told", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  const [undone, cancelled] = await Promise.all([undo(id), cancel(id)])
  expect(cancelled.status).toBe(200)
  if (undone.status === 409) expect(undone.body.message).toContain("cancelled now")
  expect(await endUndoWindow()).toBe(0)
  // Undone first, the notice of the request is unread again, so this one takes its place.
  expect(await countNotified(id)).toEqual({ ...notifiedOnce, notices: undone.status === 200 ? 0 : 1 })
  expect((await noticesOf(professional))[0].title).toBe("Booking cancelled")
})

test("completed a moment after it was confirmed: the confirmation is told at once, and cannot be undone any more", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  await begin(id)
  await setStatus(id, "completed")
  expect(await countNotified(id)).toEqual(notifiedOnce)
  expect((await undo(id, "confirmed")).status).toBe(409)
  expect((await undo(id, "completed")).body.booking.status).toBe("confirmed")
  expect((await mailsTo(customer.email))[0]?.subject).toMatch(/^Booking confirmed/)
})

test("the process where it was said tells of it by itself, as long as it lives", async () => {
  const log = t.app.log as Log
  const tools = { db: t.db, clock: () => seconds(10), publicUrl: "", log }
  const left = await booked()
  await setStatus(left, "confirmed")
  const close = openDelayedNotifier(tools, 0)
  await expect.poll(() => countNotified(left), { message: "what was left behind" }).toEqual(notifiedOnce)
  const id = await booked()
  await setStatus(id, "confirmed")
  await expect.poll(() => countNotified(id)).toEqual(notifiedOnce)
  await close()
  const later = await booked()
  await setStatus(later, "confirmed")
  expect(await countNotified(later)).toEqual(nothing)
  expect(await endUndoWindow()).toBe(1)
})

test("an undo that meets the telling waits for it, and is too late", async () => {
  const id = await booked()
  await setStatus(id, "confirmed")
  let late: ReturnType<typeof undo> | undefined
  await t.db.transaction().execute(async (trx) => {
    await trx.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute()
    late = undo(id)
    await untilBlocked(t.db)
    await trx.updateTable("bookings").set({ held_until: null }).where("id", "=", id).execute()
  })
  expect((await late!).body.message).toContain("too late")
})
