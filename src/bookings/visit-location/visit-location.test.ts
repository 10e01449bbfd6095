/** How and where: what is asked of a request, and who reads what of it when. */
import ICAL from "ical.js"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { publicUrl } from "../../../test/app.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createProfessional, type Person, type Professional, signInWithCookie } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { textsOfMail } from "../../platform/mail/mail.server.ts"
import { bookingRequest } from "../booking.schema.ts"
import { toWire } from "../booking-time.rules.ts"
import { findBookable, requestBooking } from "../request/booking-request.server.ts"

let {
  t,
  customer,
  stranger,
  professional,
  rival,
  bodyFor,
  book,
  answerAll,
  mailsTo,
  noticesOf,
  freeStart,
  endUndoWindow,
} = {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({
    t,
    customer,
    stranger,
    professional,
    rival,
    bodyFor,
    book,
    answerAll,
    mailsTo,
    noticesOf,
    freeStart,
    endUndoWindow,
  } = desk)
  const contact = { business_phone: "+912026001234", studio_address: "4 Prabhat Road, Erandwane" }
  await t.db.updateTable("professionals").set(contact).where("id", "=", professional.professional_id).execute()
})
afterEach(() => answerAll())
afterAll(() => t.close())

const place = { locality: "Baner", address: "Flat 12, Sai Residency, Pan Card Club Road" }
const contact_mobile = "098220 12345"

const offering = async (delivery: string[], more: object = {}) => {
  const studio = await createProfessional(t)
  const { professional_id: id, service_id } = studio
  await t.db.updateTable("professionals").set({ studio_address: "9 Tilak Road" }).where("id", "=", id).execute()
  const offer = { delivery, online_by: "call", ...more }
  await t.db.updateTable("professional_services").set(offer).where("id", "=", service_id).execute()
  return studio
}
const wishFor = ({ professional_id, service_id }: Professional, more: object = {}) => ({
  ...{ professional_id, service_id, ...toWire(freeStart()), place: { locality: "Baner" } },
  ...more,
})

test("a place is a line of plain text: it stands in letters", async () => {
  for (const locality of ["Baner\n\nConfirm:\nhttps://elsewhere.example", "www.elsewhere.example", "Baner\u202e"])
    expect(await book({ ...bodyFor(), place: { locality } })).toMatchObject({
      status: 422,
      body: { errors: { "place.locality": "Please write it in one line, without links" } },
    })
  const address = "Flat No. 12/B, 'Sai' Residency (2nd floor), S. No. 45/2, बाणेर"
  expect((await book({ ...bodyFor(), place: { locality: "Baner", address } })).status).toBe(201)
})

test("the way is the one that is named, else the only one there is", async () => {
  const several = await offering(["at_site", "at_studio"], { name: "Home visit with sketch" })
  expect(await book(wishFor(several))).toMatchObject({
    status: 422,
    body: { errors: { delivery: "Please choose how you would like to meet" } },
  })
  expect(await book(wishFor(several, { delivery: "online" }))).toMatchObject({
    status: 422,
    body: { errors: { delivery: "This service is not offered in this way. Please choose another." } },
  })
  expect((await book(wishFor(several, { delivery: "at_home" }))).status).toBe(422)
  const named = await book(wishFor(several, { delivery: "at_studio", place }))
  // Nobody comes to see them, so where they live is not kept.
  expect(named).toMatchObject({
    status: 201,
    body: { data: { delivery: "at_studio", offer_name: "Home visit with sketch", locality: "", address: "" } },
  })
  const called = await book(wishFor(await offering(["online"]), { contact_mobile }))
  expect(called.body.data).toMatchObject({ delivery: "online", online_by: "call" })
})

test("a visit at the site wants its locality, as the form does; address and mobile may be left out", async () => {
  const kept = await book({ ...bodyFor(), place, contact_mobile })
  expect(kept.body.data).toMatchObject({ delivery: "at_site", ...place, contact_mobile: "+919822012345" })
  const refused = { status: 422, body: { errors: { "place.locality": "Please say where the visit is" } } }
  const several = wishFor(await offering(["at_site", "at_studio"]), { delivery: "at_site" })
  for (const path of ["/booking/create", "/services/book-service-v2", "/services/book-service"])
    for (const none of [
      { place: undefined },
      { place: null },
      { place: {} },
      { place: { locality: "  ", address: "4" } },
    ])
      for (const body of [
        { ...bodyFor(), ...none },
        { ...several, ...none },
      ])
        expect(await t.call("POST", path, { token: customer.token, body }), path).toMatchObject(refused)
  for (const none of [{}, { contact_mobile: null }, { contact_mobile: "  " }]) {
    const { status, body } = await book({ ...bodyFor(), ...none })
    expect([status, body.data]).toMatchObject([201, { locality: "Baner", address: "", contact_mobile: null }])
    await answerAll()
  }
})

test("an online visit that is a call wants the number to be called at; one at a link does not", async () => {
  const caller = await offering(["online"])
  for (const none of [{}, { contact_mobile: "" }, { contact_mobile: null }])
    expect(await book(wishFor(caller, none))).toMatchObject({
      status: 422,
      body: { errors: { contact_mobile: "Please leave a number; the professional calls you on it" } },
    })
  const host = await offering(["online"], { online_by: "link", meeting_link: "https://meet.google.com/abc" })
  expect((await book(wishFor(host))).body.data).toMatchObject({ online_by: "link", meeting_link: null })
})

test("a map link may stand in an address, another link may not", async () => {
  const withMap = { ...place, address: "Flat 12, https://maps.app.goo.gl/aB3dE" }
  expect((await book({ ...bodyFor(), place: withMap })).body.data).toMatchObject(withMap)
  expect(
    await book({ ...bodyFor(), place: { ...place, address: "Flat 12, https://maps.elsewhere.example/a" } }),
  ).toMatchObject({
    status: 422,
    body: { errors: { "place.address": "Please write it in one line, without links" } },
  })
})

test.each([
  [{ place: { locality: "x".repeat(81) } }, { "place.locality": "Locality must be at most 80 characters" }],
  [{ place: { address: "x".repeat(201) } }, { "place.address": "Address must be at most 200 characters" }],
  [{ place: "Baner" }, { place: "Please enter a valid place" }],
  [{ place: { locality: 7 } }, { "place.locality": "Please enter a valid locality" }],
  [{ contact_mobile: "12345" }, { contact_mobile: "Mobile number must be at least 10 digits" }],
  [
    { contact_mobile: "1234567890" },
    {
      contact_mobile: "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
    },
  ],
  [{ contact_mobile: "9".repeat(31) }, { contact_mobile: "Mobile number must be at most 30 characters" }],
  [{ contact_mobile: 9_822_012_345 }, { contact_mobile: "Please enter a valid mobile number" }],
  [{ duration: "long" }, { duration: "Please enter a valid duration" }],
])("%j is refused with a sentence", async (wrong, errors) => {
  const answer = await book({ ...bodyFor(), ...wrong })
  expect(answer).toMatchObject({ status: 422, body: { errors } })
})

test("what it comes to is exact, and stays as it was", async () => {
  const { data } = (await book()).body
  expect(data).toMatchObject({ duration: 90, price: "1250.00", total: "1875.00" })
  const service = t.db.updateTable("professional_services").where("id", "=", professional.service_id)
  await service.set({ price_per_hour: "9999.99", duration_minutes: 30, name: "Another name" }).execute()
  const later = (await t.call("GET", `/user/bookings/${data.id}`, { token: customer.token })).body.booking
  expect(later).toMatchObject({ duration: 90, price: "1250.00", total: "1875.00", offer_name: "" })
  await service.set({ price_per_hour: "1250.00", duration_minutes: 90, name: "" }).execute()
  const free = await createProfessional(t, { price: "0" })
  expect((await book(wishFor(free))).body.data).toMatchObject({ total: "0.00" })
  const open = await createProfessional(t, { price: null })
  expect((await book(wishFor(open))).body.data).toMatchObject({ total: null })
})

const secrets = [place.address, "+919822012345", "+912026001234", "4 Prabhat Road"]
const found = (answer: unknown) => secrets.filter((secret) => JSON.stringify(answer).includes(secret))

const asCustomer = (id: string, token = customer.token) => t.call("GET", `/user/bookings/${id}`, { token })
const asProfessional = (id: string, { professional_id, token } = professional) =>
  t.call("GET", `/provider/${professional_id}/bookings/${id}`, { token })
/** As the customer's list has it, and as the professional's. */
const inLists = async (id: string) => {
  const lists = [
    await t.call("GET", "/user/bookings?limit=100", { token: customer.token }),
    await t.call("GET", `/provider/${professional.professional_id}/bookings?limit=100`, { token: professional.token }),
  ]
  return lists.map(({ body }) => body.bookings.find((one: { id: string }) => one.id === id))
}
const move = (id: string, status: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    body: { status },
  })
/** As if the visit had ended so many days ago. */
const endedAgo = (id: string, days: number, status: "confirmed" | "completed") =>
  sql`update bookings set status = ${status}, starts_at = ${t.clock.now}::timestamptz - make_interval(days => ${days}, mins => 90),
    ends_at = ${t.clock.now}::timestamptz - make_interval(days => ${days}) where id = ${id}`.execute(t.db)

test("address, numbers and studio are seen from the confirmation on, for as long as the visit stands and 30 days", async () => {
  const { id } = (await book({ ...bodyFor(), place, contact_mobile })).body.data
  const own = { address: place.address, contact_mobile: "+919822012345" }
  const hidden = { business_phone: null, studio_address: null }
  const shared = { business_phone: "+912026001234", studio_address: "4 Prabhat Road, Erandwane" }

  expect((await asCustomer(id)).body.booking).toMatchObject({ status: "pending", ...own, ...hidden })
  const request = (await asProfessional(id)).body.booking
  expect(request).toMatchObject({ status: "pending", locality: "Baner", address: null, contact_mobile: null })
  expect(found(request)).toEqual([])

  // As long as it can be undone: else a confirmation and its undoing would read it.
  expect(found((await move(id, "confirmed")).body)).toEqual([])
  expect((await asCustomer(id)).body.booking).toMatchObject({ status: "pending", ...own, ...hidden })
  await endUndoWindow()
  const confirmed = (await asProfessional(id)).body.booking
  expect(confirmed).toMatchObject({ status: "confirmed", locality: "Baner", ...own })
  expect((await asCustomer(id)).body.booking).toMatchObject({ ...own, ...shared })
  expect((await inLists(id)).map(found)).toEqual([secrets, secrets.slice(0, 2)])

  await endedAgo(id, 29, "completed")
  expect((await asProfessional(id)).body.booking).toMatchObject(own)
  expect((await asCustomer(id)).body.booking).toMatchObject(shared)
  for (const status of ["completed", "confirmed"] as const) {
    await endedAgo(id, 31, status)
    expect(found((await asProfessional(id)).body)).toEqual([])
    expect((await asCustomer(id)).body.booking).toMatchObject({ ...own, ...hidden })
    expect((await inLists(id)).map(found)).toEqual([secrets.slice(0, 2), []])
  }
})

test("a visit that was cancelled shares nothing any more, also in the answer that cancels it", async () => {
  for (const who of ["customer", "professional"]) {
    const { id } = (await book({ ...bodyFor(), place, contact_mobile })).body.data
    await move(id, "confirmed")
    const cancelled =
      who === "professional"
        ? await move(id, "cancelled")
        : await t.call("POST", `/user/bookings/${id}/cancel`, { token: customer.token, body: {} })
    expect(cancelled.status).toBe(200)
    expect(found((await asProfessional(id)).body)).toEqual([])
    expect(found((await asCustomer(id)).body)).toEqual(secrets.slice(0, 2))
    expect(found(cancelled.body).filter((one) => !secrets.slice(0, who === "customer" ? 2 : 0).includes(one))).toEqual(
      [],
    )
  }
})

const lastMail = async (email: string, kind: string) => {
  const mails = t.db.selectFrom("mails").selectAll().where("to_address", "=", email).where("kind", "=", kind)
  return textsOfMail(await mails.orderBy("id", "desc").executeTakeFirstOrThrow(), publicUrl)!
}
const calendarOf = async (path: string, person: Person) => {
  const { cookie } = await signInWithCookie(t, person)
  const { body } = await t.app.inject({ method: "GET", url: `/api${path}`, headers: { cookie } })
  return new ICAL.Event(new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent("vevent")!)
}
const confirmedWith = async (studio: Professional, more: object) => {
  const { id } = (await book(wishFor(studio, more))).body.data
  const path = `/provider/${studio.professional_id}/bookings/${id}`
  const seen = {
    customer: (await asCustomer(id)).body.booking,
    professional: (await asProfessional(id, studio)).body.booking,
  }
  await t.call("POST", `${path}/status`, { token: studio.token, body: { status: "confirmed" } })
  const held = (await asCustomer(id)).body.booking
  await endUndoWindow()
  return { id, path, seen, held }
}

test("the way to meet stands in the confirmation's letter, both calendars and both sides' details, and not before", async () => {
  const link = "https://meet.google.com/abc-defg-hij"
  const host = await offering(["online"], { online_by: "link", meeting_link: link })
  const { id, path, seen, held } = await confirmedWith(host, {})
  for (const early of [seen.customer, seen.professional, held]) expect(early).toMatchObject({ meeting_link: null })
  const mail = await lastMail(customer.email, "booking_confirmed")
  expect(mail.text).toContain(`How you meet: ${link}`)
  expect(mail.calendar!.text).toContain(`LOCATION:${link}`)
  expect((await lastMail(customer.email, "booking_request_sent")).text).not.toContain(link)
  for (const side of [asCustomer(id), asProfessional(id, host)])
    expect((await side).body.booking).toMatchObject({ online_by: "link", meeting_link: link })
  expect((await calendarOf(`/user/bookings/${id}/calendar.ics`, customer)).location).toBe(link)
  expect((await calendarOf(`${path}/calendar.ics`, host)).location).toBe(link)
  const { rows } = await sql`select * from notifications where params::text like ${`%${link}%`}`.execute(t.db)
  expect(rows).toEqual([])
  await endedAgo(id, 31, "completed")
  for (const side of [asCustomer(id), asProfessional(id, host)])
    expect((await side).body.booking).toMatchObject({ meeting_link: null })
})

test("of a call it is the number, and of the studio its address", async () => {
  const caller = await confirmedWith(await offering(["online"]), { contact_mobile: "9822099999" })
  expect((await lastMail(customer.email, "booking_confirmed")).text).toContain("calls you on +91 98220 99999")
  expect((await asCustomer(caller.id)).body.booking).toMatchObject({
    online_by: "call",
    contact_mobile: "+919822099999",
  })
  expect((await calendarOf(`/user/bookings/${caller.id}/calendar.ics`, customer)).description).toContain(
    "calls you on +91",
  )
  const studio = await confirmedWith(await offering(["at_studio"]), {})
  const mail = await lastMail(customer.email, "booking_confirmed")
  expect(mail.text).toContain("Where: At the studio, 9 Tilak Road")
  expect(mail.text).toMatch(/See it on the map:\nhttps:\/\/www\.google\.com\/maps\/search\/\S+9\+Tilak\+Road/)
  expect((await calendarOf(`/user/bookings/${studio.id}/calendar.ics`, customer)).location).toBe(
    "At the studio, 9 Tilak Road",
  )
})

test("nobody else reads any of it, and no notice, mail or line of activity holds it but the business's number", async () => {
  const { id } = (await book({ ...bodyFor(), place, contact_mobile })).body.data
  await move(id, "confirmed")
  await endUndoWindow()
  expect((await asCustomer(id, stranger.token)).status).toBe(404)
  expect((await asProfessional(id, rival)).status).toBe(404)
  const seen = [
    await t.call("GET", `/provider/${professional.professional_id}`),
    await t.call("GET", "/search?query=interior"),
  ]
  for (const { body } of seen) expect(found(body)).toEqual([])
  for (const person of [customer, professional]) expect(found(await noticesOf(person))).toEqual([])
  expect(found(await mailsTo(professional.email))).toEqual([])
  for (const table of ["notifications", "mails", "activities", "events"] as const) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(t.db)
    expect(rows.length, table).toBeGreaterThan(0)
    expect(found(rows), table).toEqual(table === "mails" ? ["+912026001234"] : [])
  }
  // To the customer alone, once it is confirmed.
  expect((await lastMail(customer.email, "booking_confirmed")).text).toContain("Phone: +91 20260 01234")
})

test("to ask takes one look and one statement, whatever is said of the visit", async () => {
  const professional_id = professional.professional_id
  const start = toWire(freeStart())
  const request = bookingRequest.parse({
    professional_id,
    ...start,
    service_type: "interior-designer",
    place,
    contact_mobile,
  })
  const { account_id } = customer
  const asked = await withQueryBudget(2, t.databaseUrl, async (db) => {
    const ctx = { db, clock: () => t.clock.now, language: "en", actor: { account_id } } as Ctx<"customer">
    return requestBooking(ctx, request, await findBookable(ctx, request))
  })
  expect(asked.data).toMatchObject(place)
})
