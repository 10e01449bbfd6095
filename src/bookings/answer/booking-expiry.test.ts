/** A request without an answer ends by itself at the time it says: once, told to both, and with others who are free then. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createProfessional, type Professional } from "../../../test/people.ts"
import { type Side, sides } from "../../platform/sides.rules.ts"
import { fromIndianTime } from "../../platform/time.ts"
import type { Alternative } from "../alternatives/alternatives.rules.ts"
import { expireBookings } from "../booking.jobs.server.ts"
import { toWire } from "../booking-time.rules.ts"

let { t, customer, stranger, professional, rival, bodyFor, book, endUndoWindow, mailsTo, noticesOf } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, bodyFor, book, endUndoWindow, mailsTo, noticesOf } = desk)
})
// So that the next test has the calendar to itself.
afterEach(async () => {
  await t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute()
  for (const table of ["notifications", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const HOUR = 3_600_000
const inHours = (hours: number, from: Date = t.clock.now) => new Date(from.getTime() + hours * HOUR)
const startIn = (hours: number) => new Date(Math.ceil(inHours(hours).getTime() / 60_000) * 60_000)
const bookIn = async (hours: number) => (await book(bodyFor(startIn(hours)))).body.data
const statusOf = async (id: string) =>
  (await t.db.selectFrom("bookings").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status
const setStatus = (id: string, status: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status },
  })
const readAs = async (side: Side, id: string) => {
  const paths = { customer: "/user", professional: `/provider/${professional.professional_id}` }
  const { token } = side === "customer" ? customer : professional
  return (await t.call("GET", `${paths[side]}/bookings/${id}`, { token })).body.booking
}
/** The clock cannot be put ahead of who is signed in: the time to answer is over so much sooner. */
const makeDueAt = (id: string, answer_due_at: Date) =>
  t.db.updateTable("bookings").set({ answer_due_at }).where("id", "=", id).execute()
const dueOf = (booking: { answer_due_at: string }) => new Date(booking.answer_due_at)

test("a request says to both sides by when an answer is due: 48 hours, or half of what is left", async () => {
  const [near, far] = [await bookIn(10), await bookIn(200)]
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
  const half = (t.clock.now.getTime() + Date.parse(near.start_time)) / 2
  expect(seconds(dueOf(near))).toBe(seconds(new Date(half)))
  expect(seconds(dueOf(far))).toBe(seconds(inHours(48)))
  for (const side of sides) expect((await readAs(side, far.id)).answer_due_at, side).toBe(far.answer_due_at)
  const said = (zone: string) =>
    new RegExp(
      `Your answer is due by \\w{3}, \\d+ \\w{3}( \\d{4})?, \\d+:\\d\\d [ap]m${zone}; after that the request ends by itself\\.`,
    )
  expect((await noticesOf(professional))[0].message).toMatch(said(""))
  expect((await mailsTo(professional.email))[0]!.text).toMatch(said(" IST"))
  expect((await mailsTo(customer.email))[0]!.text).toMatch(
    /If they don't answer by .+, the request ends by itself and nothing is owed\./,
  )
  // Answered, it is due no more.
  expect((await setStatus(far.id, "confirmed")).body.booking.answer_due_at).toBeNull()
  expect((await readAs("customer", far.id)).answer_due_at).toBe(far.answer_due_at)
  await endUndoWindow()
  expect((await readAs("customer", far.id)).answer_due_at).toBeNull()
})

test("it ends then, once, with a notice and a mail to both, and its time is free", async () => {
  const [unanswered, answered, later] = [await bookIn(10), await bookIn(12), await bookIn(40)]
  await setStatus(answered.id, "confirmed")
  expect(await expireBookings(t.db, new Date(dueOf(unanswered).getTime() - 1000))).toBe(0)

  // Two nodes at once share the work and do none of it twice.
  const after = inHours(7)
  const done = await Promise.all([expireBookings(t.db, after), expireBookings(t.db, after)])
  expect(done.reduce((sum, one) => sum + one)).toBe(1)
  expect(await Promise.all([unanswered, answered, later].map(({ id }) => statusOf(id)))).toEqual([
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
  const booking = await readAs("customer", unanswered.id)
  expect(booking).toMatchObject({ status: "cancelled", answer_due_at: null })
  expect(booking.history.at(-1)).toMatchObject({ status: "cancelled", by: "nobody", reason: null })
  const lines = await t.db
    .selectFrom("activities")
    .select("account_id")
    .where("action", "=", "booking_expired")
    .execute()
  expect(lines.map(({ account_id }) => account_id).toSorted()).toEqual(
    [customer.account_id, professional.account_id].toSorted(),
  )
  const again = await book(bodyFor(new Date(unanswered.start_time)), stranger.token)
  expect(again.status).toBe(201)
})

test("a confirmation in the same moment: who is late is told how it stands", async () => {
  const { id, ...asked } = await bookIn(10)
  const due = dueOf(asked as never)
  // The professional was first: their row is held, and the clock leaves it alone.
  const held = await t.db.startTransaction().execute()
  await held.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute()
  const confirming = setStatus(id, "confirmed")
  await untilBlocked(t.db)
  expect(await expireBookings(t.db, due)).toBe(0)
  await held.commit().execute()
  expect((await confirming).status).toBe(200)
  expect(await expireBookings(t.db, due)).toBe(0)
  expect(await statusOf(id)).toBe("confirmed")

  // The clock was first; also in the minute before the row says so.
  const late = await bookIn(20)
  await makeDueAt(late.id, t.clock.now)
  const before = await setStatus(late.id, "confirmed")
  expect(await statusOf(late.id)).toBe("pending")
  expect(await expireBookings(t.db, t.clock.now)).toBe(1)
  expect(before).toMatchObject({ status: 409, body: { status: "cancelled" } })
  expect((await setStatus(late.id, "confirmed")).body).toEqual(before.body)
})

test("a confirmation is not taken back once the time to answer is over", async () => {
  const asked = await bookIn(10)
  expect((await setStatus(asked.id, "confirmed")).status).toBe(200)
  await makeDueAt(asked.id, t.clock.now)
  const undo = `/provider/${professional.professional_id}/bookings/${asked.id}/undo`
  const answer = await t.call("POST", undo, { token: professional.token, body: {} })
  expect(answer).toMatchObject({ status: 409, body: { status: "confirmed" } })
  // What cannot be taken back any more its customer may know.
  expect((await readAs("customer", asked.id)).status).toBe("confirmed")
})

test("where the professional had proposed another time, it was the customer's turn", async () => {
  const asked = await bookIn(100)
  await makeDueAt(asked.id, inHours(1))
  const propose = `/provider/${professional.professional_id}/bookings/${asked.id}/propose`
  const answer = await t.call("POST", propose, { token: professional.token, body: toWire(startIn(60)) })
  expect(answer.status).toBe(200)
  // It leaves them as much time as a request of that moment for the nearer of both.
  const { booking } = answer.body
  expect(Math.abs(dueOf(booking).getTime() - (t.clock.now.getTime() + startIn(60).getTime()) / 2)).toBeLessThanOrEqual(
    1000,
  )
  expect((await noticesOf(customer))[0].message).toContain("Your answer is due by")
  expect(await expireBookings(t.db, dueOf(booking))).toBe(1)
  expect((await noticesOf(customer))[0]).toMatchObject({
    title: "Other time not accepted",
    message: expect.stringContaining("Pethkar & Rao Interiors proposed was not accepted in time"),
  })
  expect((await noticesOf(professional))[0].title).toBe("Other time not accepted")
})

test("who was not answered is named three others who offer it here and are free then, and nobody else", async () => {
  // A Wednesday two weeks ahead, at eleven: within the usual hours.
  const day = inHours(24 * (14 + ((3 - inHours(5.5).getUTCDay() + 7) % 7)), inHours(5.5))
  const start = fromIndianTime(day.toISOString().slice(0, 10), "11:00")!
  const of = (offer: Parameters<typeof createProfessional>[1]) => createProfessional(t, offer)
  const busy = await of({ business_name: "Busy Rooms" })
  const [third, fourth] = [await of({ business_name: "Third Rooms" }), await of({ business_name: "Fourth Rooms" })]
  const architect = await of({ slug: "architect", business_name: "Other Trade" })
  const elsewhere = await of({ business_name: "Mumbai Rooms" })
  const mumbai = await t.db.selectFrom("cities").select("id").where("name", "=", "Mumbai").executeTakeFirstOrThrow()
  const move = t.db.updateTable("professional_service_areas").set({ city_id: mumbai.id })
  await move.where("service_id", "=", elsewhere.service_id).execute()
  const paused = await of({ business_name: "Paused Rooms" })
  const pause = t.db.updateTable("professional_services").set({ is_active: false })
  await pause.where("id", "=", paused.service_id).execute()

  const bookWith = async (other: Professional, token = customer.token) =>
    (await book({ ...bodyFor(start), provider_id: other.professional_id }, token)).body.data
  const takeFrom = async (other: Professional) => {
    const { id } = await bookWith(other, stranger.token)
    await t.db.updateTable("bookings").set({ status: "confirmed" }).where("id", "=", id).execute()
  }
  await takeFrom(busy)
  const asked = await bookWith(professional)
  expect(await expireBookings(t.db, dueOf(asked))).toBe(1)

  const names = [rival, third, fourth].map(({ business_name }) => business_name)
  const [notice] = await noticesOf(customer)
  expect(notice.message).toMatch(/Nothing is owed\. Free at that time: [^,]+, [^,]+ and [^,]+\.$/)
  const othersAs = (token: string) => t.call("GET", `/user/bookings/${asked.id}/others`, { token })
  const others = async () => (await othersAs(customer.token)).body.others as Alternative[]
  const inDetails = await others()
  expect(inDetails.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  expect((await othersAs(stranger.token)).status).toBe(404)
  const mail = (await mailsTo(customer.email))[0]!
  for (const nobody of [busy, architect, elsewhere, paused])
    expect(notice.message + mail.text).not.toContain(nobody.business_name)
  for (const { name, provider_id, service_id } of inDetails) {
    expect(notice.message).toContain(name)
    expect(mail.text).toContain(`Book ${name}`)
    // The link opens the dialog with that day and time, which they really offer.
    const date = day.toISOString().slice(0, 10)
    expect(mail.text).toContain(`/providers/${provider_id}?book=${service_id}&date=${date}&time=11:00`)
    const free = `/provider/${provider_id}/free-times?service_id=${service_id}&from=${date}&days=1`
    expect((await t.call("GET", free)).body.days[0].times, name).toContain("11:00")
  }

  // Who was taken meanwhile is not named in the details any more.
  await takeFrom(rival)
  expect((await others()).map(({ name }) => name).toSorted()).toEqual(names.slice(1).toSorted())
})

test("nobody is named where nobody is free, nor of what was answered", async () => {
  // At four in the morning nobody is offered.
  const start = fromIndianTime(
    inHours(24 * 9)
      .toISOString()
      .slice(0, 10),
    "04:00",
  )!
  const asked = (await book(bodyFor(start))).body.data
  const others = async () => (await t.call("GET", `/user/bookings/${asked.id}/others`, { token: customer.token })).body
  expect(await others()).toMatchObject({ others: [] })
  expect(await expireBookings(t.db, dueOf(asked))).toBe(1)
  const [notice] = await noticesOf(customer)
  expect(notice.message).toMatch(/Nothing is owed\.$/)
  expect((await mailsTo(customer.email))[0]!.text).not.toContain("/providers/")
  expect(await others()).toMatchObject({ others: [] })
})

test("more than one batch is worked off, and one that somebody is changing waits", async () => {
  const ids = Array.from({ length: 53 }, (_, n) => `waiting-${n}`)
  const { professional_id, service_id } = professional
  const rows = ids.map((id, n) => ({
    ...{ id, customer_id: customer.account_id, professional_id, service_id },
    ...{ starts_at: inHours(20 + n * 2), ends_at: inHours(21 + n * 2), answer_due_at: inHours(10) },
  }))
  await t.db.insertInto("bookings").values(rows).execute()
  const after = inHours(11)
  await t.db.transaction().execute(async (held) => {
    await held.selectFrom("bookings").select("id").where("id", "=", ids[0]!).forUpdate().execute()
    expect(await expireBookings(t.db, after)).toBe(52)
    expect(await statusOf(ids[0]!)).toBe("pending")
  })
  expect(await expireBookings(t.db, after)).toBe(1)
  const left = await t.db.selectFrom("bookings").select("id").where("status", "=", "pending").execute()
  expect(left).toEqual([])
})
