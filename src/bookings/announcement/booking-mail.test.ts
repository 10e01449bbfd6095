import ICAL from "ical.js"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl } from "../../../test/app.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { brand } from "../../brand.ts"
import type { Invitation } from "../../platform/calendar-file.server.ts"
import { textsOfMail } from "../../platform/mail/mail.server.ts"
import { fromIndianTime } from "../../platform/time.ts"
import { toWire } from "../booking-time.rules.ts"

let { t, customer, professional, bodyFor, book, endUndoWindow, markMailsSent }: BookingDesk = {} as BookingDesk
let id: string

beforeAll(async () => {
  ;({ t, customer, professional, bodyFor, book, endUndoWindow, markMailsSent } = await openBookingDesk())
  const offer = { name: "Home visit with sketch", price_per_hour: "1200.00", duration_minutes: 90 }
  await t.db.updateTable("professional_services").set(offer).where("id", "=", professional.service_id).execute()
  const place = { locality: "Baner", address: "Flat 12, Sai Residency" }
  const start = toWire(fromIndianTime("2027-03-04", "11:00")!)
  id = (await book({ ...bodyFor(), ...start, place })).body.data.id
  await markMailsSent()
})
afterAll(() => t.close())

/** The newest of this kind to somebody. */
const mail = async (email: string, kind: string) => {
  const mails = t.db.selectFrom("mails").selectAll().where("to_address", "=", email).where("kind", "=", kind)
  return textsOfMail(await mails.orderBy("id", "desc").executeTakeFirstOrThrow(), publicUrl)!
}
const move = (status: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status },
  })
const read = (invitation: Pick<Invitation, "text"> | undefined) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(invitation!.text)).getFirstSubcomponent("vevent")!)

test("a request says what, when, where and how much, and leads to both answers", async () => {
  const { subject, text, html } = await mail(professional.email, "booking_requested")
  expect(subject, "wherever it is read").toMatch(/, Thu, 4 Mar, 11:00 am IST$|, Thu, 4 Mar 2027, 11:00 am IST$/)
  expect(text).toMatch(/ visit on Thu, 4 Mar( 2027)?, 11:00 am IST\. Your answer is due by /)
  expect(text).toContain("Service: Home visit with sketch · Interior Designer")
  expect(text).toMatch(/Date & Time: Thu, 4 Mar 2027, 11:00 am.12:30 pm \(Indian time\)/)
  expect(text).toContain("Where: At the customer's site, Baner")
  expect(text).toContain("How much: 1 h 30 min, about ₹1,800")
  expect(text).not.toContain("Sai Residency")
  expect(text).toContain(`Confirm:\n${publicUrl}/provider/bookings?booking=${id}`)
  expect(text).toContain(`Decline:\n${publicUrl}/provider/bookings?cancel=${id}`)
  expect(html).toContain("mail-mark.png")
})

test("a request is a tentative visit in both calendars, which the next letter changes or takes out", async () => {
  const sent = read((await mail(customer.email, "booking_request_sent")).calendar)
  const asked = read((await mail(professional.email, "booking_requested")).calendar)
  for (const entry of [sent, asked]) {
    expect(entry.component.getFirstPropertyValue("status")).toBe("TENTATIVE")
    expect(entry.startDate.toJSDate()).toEqual(fromIndianTime("2027-03-04", "11:00"))
    expect(entry.description).toBe("Not confirmed yet.")
  }
  expect(asked.uid).toBe(sent.uid)
  expect([sent.summary, asked.summary]).toEqual([
    expect.stringContaining(professional.business_name),
    expect.stringContaining(customer.full_name),
  ])
})

test("a confirmation is a visit in the calendar, and a cancellation takes it out again", async () => {
  await move("confirmed")
  await endUndoWindow()
  const [toCustomer, toProfessional] = [
    await mail(customer.email, "booking_confirmed"),
    await mail(professional.email, "booking_confirmed_by_you"),
  ]
  expect(toCustomer.html).toContain("mail-street.png")
  expect(toCustomer.text).toContain(`Another time:\n${publicUrl}/user/bookings?propose=${id}`)
  expect(toCustomer.text).toMatch(/not refundable if you cancel less than 24 hours before/)
  expect(toProfessional.text).toContain(
    "The full address, and the client's number if they left one, are in the booking.",
  )
  expect(toProfessional.text).not.toContain("Sai Residency")
  const sent = read((await mail(customer.email, "booking_request_sent")).calendar)
  const confirmed = read((await mail(customer.email, "booking_confirmed")).calendar)
  expect(confirmed.uid).toBe(sent.uid)
  expect(confirmed.sequence).toBeGreaterThan(sent.sequence)
  expect(confirmed.startDate.toJSDate()).toEqual(fromIndianTime("2027-03-04", "11:00"))
  expect(confirmed.endDate.toJSDate()).toEqual(fromIndianTime("2027-03-04", "12:30"))
  expect(confirmed.summary).toContain(professional.business_name)
  expect(confirmed.component.getFirstPropertyValue("status")).toBe("CONFIRMED")
  // Within the same moment: the clock of a test stands still.
  await move("cancelled")
  const cancelled = read((await mail(customer.email, "booking_cancelled_by_professional")).calendar)
  expect(cancelled.uid).toBe(confirmed.uid)
  expect(cancelled.component.getFirstPropertyValue("status")).toBe("CANCELLED")
  expect(cancelled.sequence).toBeGreaterThan(confirmed.sequence)
})

test("a mail asks each side's own calendar to take the visit in, and to take it out, in its own name", async () => {
  const own = [
    [customer, customer.full_name, "booking_confirmed", "booking_cancelled_by_professional"],
    [professional, professional.business_name, "booking_confirmed_by_you", "booking_cancelled_by_you_as_professional"],
  ] as const
  for (const [{ email }, name, confirmed, cancelled] of own) {
    for (const [kind, method] of [[confirmed, "REQUEST"] as const, [cancelled, "CANCEL"] as const]) {
      const { calendar } = await mail(email, kind)
      const file = new ICAL.Component(ICAL.parse(calendar!.text))
      expect([calendar!.method, file.getFirstPropertyValue("method")], kind).toEqual([method, method])
      expect(file.getFirstProperty("x-wr-calname"), "Outlook makes a calendar of what has a name").toBeNull()
      expect(calendar!.text.endsWith("END:VCALENDAR\r\n")).toBe(true)
      const { component } = read(calendar)
      expect(component.getFirstPropertyValue("organizer")).toBe(`mailto:${brand.emails.general}`)
      const [attendee, ...others] = component.getAllProperties("attendee")
      expect(others).toEqual([])
      expect(String(attendee!.getFirstValue()).toLowerCase()).toBe(`mailto:${email}`)
      const said = ["cn", "rsvp", "partstat"].map((parameter) => attendee!.getFirstParameter(parameter))
      expect(said).toEqual([name, "FALSE", "ACCEPTED"])
    }
  }
})

test("each change counts one more, in the row, the mails and the file, however fast they come and also undone", async () => {
  const start = toWire(fromIndianTime("2027-03-05", "11:00")!)
  id = (await book({ ...bodyFor(), ...start })).body.data.id
  const counted = async () => {
    const row = t.db.selectFrom("bookings").select("sequence").where("id", "=", id)
    return (await row.executeTakeFirstOrThrow()).sequence
  }
  const inMail = async ({ email }: { email: string }, kind: string) => read((await mail(email, kind)).calendar).sequence
  expect([await counted(), await inMail(customer, "booking_request_sent")]).toEqual([0, 0])
  await move("confirmed")
  const at = `/provider/${professional.professional_id}/bookings/${id}`
  await t.call("POST", `${at}/undo`, { token: professional.token, body: { status: "confirmed" } })
  expect(await counted()).toBe(2)
  await move("confirmed")
  await endUndoWindow()
  expect([await counted(), await inMail(customer, "booking_confirmed")]).toEqual([3, 3])

  const later = fromIndianTime("2027-03-05", "15:00")!
  await t.call("POST", `${at}/propose`, { token: professional.token, body: toWire(later) })
  await t.call("POST", `/user/bookings/${id}/propose/accept`, { token: customer.token, body: {} })
  for (const [reader, kind] of [
    [customer, "time_accepted_by_you_as_customer"] as const,
    [professional, "time_accepted_by_customer"] as const,
  ]) {
    const moved = read((await mail(reader.email, kind)).calendar)
    expect([moved.startDate.toJSDate(), moved.sequence], kind).toEqual([later, 4])
  }

  await t.call("POST", `/user/bookings/${id}/cancel`, { token: customer.token, body: {} })
  const last = [
    await inMail(customer, "booking_cancelled_by_you_as_customer"),
    await inMail(professional, "booking_cancelled_by_customer"),
  ]
  const url = `/api/user/bookings/${id}/calendar.ics`
  const { body } = await t.app.inject({ url, headers: { authorization: `Bearer ${customer.token}` } })
  expect([await counted(), ...last, read({ text: body }).sequence]).toEqual([5, 5, 5, 5])
  const { calendar } = await mail(customer.email, "booking_cancelled_by_you_as_customer")
  expect(calendar!.method).toBe("CANCEL")
})

test("a request that is declined, or that nobody answers, goes from the calendar again", async () => {
  const kinds = [
    ...(["booking_declined", "booking_declined_by_you"] as const),
    ...(["booking_expired_for_customer", "booking_expired_for_professional"] as const),
  ]
  const newest = await t.db.selectFrom("mails").selectAll().where("kind", "=", "booking_requested").executeTakeFirst()
  for (const kind of kinds) {
    const { calendar } = textsOfMail({ ...newest!, kind }, publicUrl)!
    expect(read(calendar).component.getFirstPropertyValue("status"), kind).toBe("CANCELLED")
  }
})

test("a row from before all this was kept is worded with what it has", () => {
  const params = { booking_id: id, service_name: "Architect", start_time: "2027-03-04T05:30:00Z" }
  const row = { kind: "booking_confirmed", params, language: "en", subject: "", text: "", html: "" }
  const worded = textsOfMail(row as unknown as Parameters<typeof textsOfMail>[0], publicUrl)!
  expect(worded.text).toContain("Service: Architect")
  expect(worded.text).not.toContain("How much")
  expect(worded.calendar).toBeUndefined()
})
