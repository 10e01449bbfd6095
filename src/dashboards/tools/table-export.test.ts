import { afterAll, beforeAll, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createProfessional, password } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { bookingsAddress, reviewsAddress } from "./table-export.rules.ts"

let desk: BookingDesk
beforeAll(async () => {
  desk = await openBookingDesk()
})
afterAll(() => desk.t.close())

const cookieOf = async (email: string) => {
  const { headers } = await desk.t.call("POST", "/auth/login", { body: { identifier: email, password } })
  const cookies = [headers["set-cookie"]].flat().map(String)
  return cookies.find((one) => /^sthapati-session=/.test(one))!.split(";")[0]!
}

const file = async (address: string, email = desk.professional.email) =>
  desk.t.call("GET", address.replace("/api", ""), { cookie: await cookieOf(email) })

test("bookings are a table that calculates nothing, without what a customer shared for the visit", async () => {
  const { t, professional, customer } = desk
  const start = new Date(Math.ceil(t.clock.now.getTime() / 3_600_000) * 3_600_000 + 72 * 3_600_000)
  const { body } = await desk.book({ ...desk.bodyFor(start), notes: '=HYPERLINK("http://evil.example")' })
  const shared = { address: "4, Rose Society", contact_mobile: "+919800000001", locality: "Baner", delivery: "at_site" }
  await t.db.updateTable("bookings").set(shared).where("id", "=", body.data.id).execute()
  const { status, headers, body: text } = await file(bookingsAddress(professional.professional_id))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="bookings-\d{4}-\d\d-\d\d.csv"$/),
    "cache-control": "no-store",
  })
  const [head, line, ...more] = text.split("\r\n")
  expect(head).toMatch(/^Starts \(IST\),Minutes,Status,Customer,/)
  expect(more).toEqual([""])
  const inIndia = new Date(start.getTime() + 330 * 60_000).toISOString().slice(0, 16).replace("T", " ")
  const cells = [inIndia, 90, "Pending", customer.full_name, "Interior Designer", "", "At the customer's site", "Baner"]
  expect(line).toContain(`${cells.join()},1250.00,,1875.00,"'=HYPERLINK(""http://evil.example"")",`)
  expect(text).not.toMatch(/Rose Society|9800000001|@test\.example/)
})

test("a booking of a package has its name, its length and one price", async () => {
  const { t, professional } = desk
  const { body } = await t.call("POST", `/services/${professional.service_id}/packages`, {
    token: professional.token,
    body: { name: "Home visit with sketch", minutes: 120, price: "2000" },
  })
  await desk.book({ ...desk.bodyFor(), package_id: body.package_id })
  const lines = (await file(bookingsAddress(professional.professional_id))).body.split("\r\n")
  const line = lines.find((one: string) => one.includes("Home visit with sketch"))
  expect(line).toMatch(/^[^,]+,120,Pending,/)
  expect(line).toContain(",Interior Designer,Home visit with sketch,At the customer's site,Baner,,2000.00,2000.00,")
})

test("reviews are a table with one's own answers; who has left is a former customer", async () => {
  const { t, professional, customer } = desk
  const { id } = await t.db.selectFrom("bookings").select("id").executeTakeFirstOrThrow()
  const review = { id: newId(), booking_id: id, professional_id: professional.professional_id, rating: 4 }
  await t.db
    .insertInto("reviews")
    .values({
      ...review,
      customer_id: customer.account_id,
      comment: "Kind,\nand on time",
      response: "Thank you",
      responded_at: t.clock.now,
    })
    .execute()
  const address = reviewsAddress(professional.professional_id)
  const { body } = await file(address)
  expect(body).toContain(`,${customer.full_name},Interior Designer,4,,"Kind,\nand on time",Thank you,`)
  await t.db.updateTable("accounts").set({ full_name: "" }).where("id", "=", customer.account_id).execute()
  expect((await file(address)).body).toContain(",former customer,Interior Designer,4,")
})

test("each has their own: nobody takes along what is somebody else's", async () => {
  const { professional, rival, customer, t } = desk
  const addresses = [bookingsAddress(professional.professional_id), reviewsAddress(professional.professional_id)]
  for (const address of addresses) {
    expect((await file(address, rival.email)).status).toBe(403)
    expect((await file(address, customer.email)).status).toBe(403)
    expect((await t.call("GET", address.replace("/api", ""))).status).toBe(401)
  }
  const { email, professional_id } = await createProfessional(t)
  expect((await file(bookingsAddress(professional_id), email)).body.trimEnd().split("\r\n")).toHaveLength(1)
})
