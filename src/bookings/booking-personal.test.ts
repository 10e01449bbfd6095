/** A copy of one's own data says no more about a booking than its reader has been told. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"
import { createProfessional } from "../../test/people.ts"
import { type KnownPerson, readPersonalTable } from "../platform/personal-data.server.ts"
import { expireBookings } from "./booking.jobs.server.ts"
import { bookingData } from "./booking.personal.server.ts"
import { toWire } from "./booking-time.rules.ts"

let { t, customer, professional, freeStart, bodyFor, book, endUndoWindow, noticesOf, mailsTo } = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, professional, freeStart, bodyFor, book, endUndoWindow, noticesOf, mailsTo } = desk)
})
afterAll(() => t.close())

const asCustomer = () => copyOf({ ...customer, professional_id: null })
const asProfessional = () => copyOf(professional)

const copyOf = async (person: { account_id: string; professional_id: string | null }) => {
  const known = { ...person, former: [], language: "en" } as unknown as KnownPerson
  const tables = bookingData.exports.filter(({ table }) => table !== "calendar_feeds")
  const [bookings, events] = await Promise.all(tables.map((table) => readPersonalTable(t.db, table, known)))
  return { booking: bookings![0]!, became: events!.map(({ to_status }) => to_status), whole: [bookings, events] }
}

const setStatus = (id: string, status: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status },
  })

test("what can still be undone stands in the professional's copy alone, and in both when it stands", async () => {
  const { id } = (await book(bodyFor())).body.data
  const propose = `/provider/${professional.professional_id}/bookings/${id}/propose`
  await t.call("POST", propose, { token: professional.token, body: toWire(freeStart()) })
  const before = await asCustomer()
  expect(before.booking).toMatchObject({ status: "pending", proposed_by: "professional" })
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  await setStatus(id, "confirmed")
  expect((await asCustomer()).whole).toEqual(before.whole)
  expect((await asProfessional()).booking).toMatchObject({ status: "confirmed", proposed_by: null })
  await endUndoWindow()
  expect(await asCustomer()).toMatchObject({
    booking: { status: "confirmed", proposed_by: null },
    became: expect.arrayContaining(["confirmed"]),
  })

  await t.db
    .updateTable("bookings")
    .set({ starts_at: new Date(t.clock.now.getTime() - 60_000) })
    .where("id", "=", id)
    .execute()
  const visit = await asCustomer()
  await setStatus(id, "completed")
  expect((await asCustomer()).whole).toEqual(visit.whole)
  expect((await asProfessional()).became).toContain("completed")
})

test("who leaves is named to nobody any more as somebody who was free", async () => {
  const leaver = await createProfessional(t, { business_name: "Kulkarni Leaves" })
  // Within the usual hours, whatever day it is: two weeks ahead, and no Sunday.
  const day = new Date(t.clock.now.getTime() + 14 * 86_400_000)
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
  const start = new Date(`${day.toISOString().slice(0, 10)}T06:30:00Z`)
  const { answer_due_at } = (await book(bodyFor(start))).body.data
  expect(await expireBookings(t.db, new Date(answer_due_at))).toBe(1)
  const told = async () => JSON.stringify(await noticesOf(customer)) + JSON.stringify(await mailsTo(customer.email))
  expect(await told()).toContain("Kulkarni Leaves")
  const person = { ...leaver, former: [], language: "en", mobile_number: null } as unknown as KnownPerson
  await t.db.transaction().execute((db) => bookingData.erase(db, person, t.clock.now))
  expect(await told()).not.toContain("Kulkarni Leaves")
  expect(await told()).toContain("did not answer in time")
})
