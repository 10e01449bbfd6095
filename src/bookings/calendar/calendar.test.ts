import ICAL from "ical.js"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import {
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
  signInWithCookie,
} from "../../../test/people.ts"

let t: TestApp
let professional: Professional
let customer: Person
let bookingId: string

const start = "2027-03-04T05:30:00Z"

beforeAll(async () => {
  t = await startTestApp()
  professional = await createProfessional(t, { business_name: "सुरेख, Rooms; & Co" })
  customer = await createCustomer(t, "Meera Kulkarni")
  const { body } = await t.call("POST", "/booking/create", {
    token: customer.token,
    body: {
      ...{ provider_id: professional.professional_id, service_id: professional.service_id },
      place: { locality: "Baner" },
      ...{ booking_date: start, notes: `Two lines,\nand a long one: ${"plan ".repeat(40)}` },
    },
  })
  bookingId = body.data.id
})
afterAll(() => t.close())

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one))
}

const fetched = async (path: string, person?: Person, headers: Record<string, string> = {}) => {
  const { cookie } = person ? await signInWithCookie(t, person) : {}
  return t.app.inject({ method: "GET", url: `/api${path}`, headers: { ...headers, ...(cookie && { cookie }) } })
}

test("a customer's visit, as a calendar program reads it", async () => {
  const answer = await fetched(`/user/bookings/${bookingId}/calendar.ics`, customer)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers["content-type"]).toContain("text/calendar")
  expect(answer.body.endsWith("END:VCALENDAR\r\n")).toBe(true)
  const file = new ICAL.Component(ICAL.parse(answer.body))
  expect(file.getFirstProperty("x-wr-calname"), "Outlook makes a calendar of what has a name").toBeNull()
  const [event] = read(answer.body)
  expect(event!.summary).toContain("सुरेख, Rooms; & Co")
  expect(event!.startDate.toJSDate()).toEqual(new Date(start))
  expect(event!.description).toContain("Two lines,\nand a long one")
  expect(event!.component.getFirstPropertyValue("status")).toBe("TENTATIVE")
})

test("somebody else's visit is not there, and who is not signed in is led to the login page", async () => {
  const stranger = await createCustomer(t)
  const path = `/user/bookings/${bookingId}/calendar.ics`
  expect((await fetched(path, stranger)).statusCode).toBe(404)
  expect((await fetched(path)).statusCode).toBe(401)
  const foreign = `/provider/${professional.professional_id}/bookings/${bookingId}/calendar.ics`
  expect((await fetched(foreign, await createProfessional(t))).statusCode).toBe(403)
})

test("a calendar follows the bookings by a link, a new link ends the one before, and it can be ended", async () => {
  const own = `/provider/${professional.professional_id}/calendar-feed`
  const { token } = professional
  expect((await t.call("GET", own, { token })).body.since).toBeNull()
  const make = async () => {
    const { body } = await t.call("POST", own, { token, body: {} })
    const { pathname, search } = new URL(body.url)
    return pathname.replace("/api", "") + search
  }
  const [first, second] = [await make(), await make()]
  expect((await fetched(first)).statusCode).toBe(404)
  const answer = await fetched(second)
  const feed = new ICAL.Component(ICAL.parse(answer.body))
  expect(feed.getFirstPropertyValue("x-wr-calname")).toBe("Sthapati bookings")
  const interval = feed.getFirstProperty("refresh-interval")!
  expect([interval.type, String(interval.getFirstValue())]).toEqual(["duration", "PT1H"])
  expect(feed.getFirstPropertyValue("x-published-ttl")).toBe("PT1H")
  expect(answer.body.endsWith("END:VCALENDAR\r\n")).toBe(true)
  expect(read(answer.body)[0]!.summary).toContain("Meera Kulkarni")
  const asKnown = { "if-none-match": String(answer.headers.etag) }
  const again = await fetched(second, undefined, asKnown)
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", answer.headers.etag])
  await t.call("POST", `/user/bookings/${bookingId}/cancel`, { token: customer.token, body: {} })
  const changed = await fetched(second, undefined, asKnown)
  expect([changed.statusCode, read(changed.body)]).toEqual([200, []])
  expect((await t.call("DELETE", own, { token })).status).toBe(200)
  expect((await fetched(second)).statusCode).toBe(404)
})

test("the link is the professional's own to make", async () => {
  const { token } = await createProfessional(t)
  const own = `/provider/${professional.professional_id}/calendar-feed`
  expect((await t.call("POST", own, { token, body: {} })).status).toBe(403)
})
