/** A package is booked: at its own length and price, which stay with the booking and are the same wherever they are said. */
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import type { CallAnswer } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { type BookingDesk, openBookingDesk } from "../../../test/booking-desk.ts"
import { createCustomer, createProfessional, type Professional } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { lockCalendar } from "../booking.queries.server.ts"
import { toWire } from "../booking-time.rules.ts"

let desk: BookingDesk
let packageId: string
beforeAll(async () => {
  desk = await openBookingDesk()
  packageId = await offer(desk.professional, { name: "Home visit with sketch", minutes: 120, price: "2000" })
})
afterEach(() => desk.t.db.updateTable("bookings").set({ status: "cancelled", held_until: null }).execute())
afterAll(() => desk.t.close())

const HOUR = 3_600_000
const asOwner = ({ token, service_id }: Professional) => ({
  add: (body: object) => desk.t.call("POST", `/services/${service_id}/packages`, { token, body }),
  change: (id: string, body: object) => desk.t.call("PUT", `/services/${service_id}/packages/${id}`, { token, body }),
  remove: (id: string) => desk.t.call("DELETE", `/services/${service_id}/packages/${id}`, { token }),
  pause: () => desk.t.call("PUT", `/services/${service_id}`, { token, body: { active: false } }),
})
const offer = async (professional: Professional, body: object): Promise<string> =>
  (await asOwner(professional).add(body)).body.package_id
const bodyFor = (wish: object = {}) => ({ ...desk.bodyFor(), package_id: packageId, ...wish })
const bookOf = ({ professional_id, service_id }: Professional, wish: object, token = desk.customer.token) =>
  desk.book({ ...desk.bodyFor(), provider_id: professional_id, service_id, ...wish }, token)

test("both sides, the letter, the list and the table say the same length and sum", async () => {
  const { professional, customer, t } = desk
  const { status, body } = await desk.book(bodyFor({ price: "2000", duration: 120 }))
  expect(status).toBe(201)
  const said = {
    ...{ duration: 120, price: null, total: "2000.00", offer_name: "Home visit with sketch" },
    package: { id: packageId, name: "Home visit with sketch" },
  }
  expect(body.data).toMatchObject(said)
  const id = body.data.id as string
  const read = async (path: string, token: string) => (await t.call("GET", path, { token })).body
  const theirs = `/provider/${professional.professional_id}/bookings`
  expect((await read(`/user/bookings/${id}`, customer.token)).booking).toMatchObject(said)
  expect((await read(`${theirs}/${id}`, professional.token)).booking).toMatchObject(said)
  const listed = async (path: string, token: string) =>
    (await read(path, token)).bookings.find((one: { id: string }) => one.id === id)
  expect(await listed("/user/bookings", customer.token)).toMatchObject(said)
  expect(await listed(theirs, professional.token)).toMatchObject(said)
  for (const { email } of [professional, customer]) {
    const { text } = (await desk.mailsTo(email))[0]!
    expect(text).toContain("How much: 2 h, ₹2,000\n")
    expect(text).toContain("Service: Home visit with sketch · Interior Designer")
  }
  const { rows } = await sql<{ ends: boolean; total: string; kept: object }>`
    select ends_at - starts_at = interval '2 hours' as ends,
      visit_total(price_per_hour, starts_at, ends_at, package_price)::text as total,
      json_build_object('price', package_price::text, 'name', offer_name, 'id', package_id) as kept
    from bookings where id = ${id}`.execute(t.db)
  expect(rows).toEqual([
    { ends: true, total: "2000.00", kept: { price: "2000.00", name: "Home visit with sketch", id: packageId } },
  ])
})

test("by the hour stays as it was, also where there are packages", async () => {
  const { body } = await desk.book(bodyFor({ package_id: "", price: "1250", duration: 90 }))
  expect(body.data).toMatchObject({ duration: 90, price: "1250.00", total: "1875.00", package: null, offer_name: "" })
})

test("what is offered later leaves a booking as it was made; one that is taken back is a package no more", async () => {
  const studio = await createProfessional(desk.t, { price: null })
  const id = await offer(studio, { name: "First visit", minutes: 60, price: "700" })
  const { body } = await bookOf(studio, { package_id: id })
  const { change, remove } = asOwner(studio)
  await change(id, { name: "Second visit", minutes: 240, price: "9000" })
  const now = async () =>
    (await desk.t.call("GET", `/user/bookings/${body.data.id}`, { token: desk.customer.token })).body.booking
  const kept = { duration: 60, total: "700.00", offer_name: "First visit" }
  expect(await now()).toMatchObject({ ...kept, package: { id, name: "First visit" } })
  expect((await remove(id)).status).toBe(200)
  expect(await now()).toMatchObject({ ...kept, package: { id: null, name: "First visit" } })
})

test("a request that is moved keeps its package", async () => {
  const { body } = await desk.book(bodyFor())
  const to = new Date(desk.freeStart().getTime() + 20 * HOUR)
  const path = `/user/bookings/${body.data.id}/move`
  const moved = await desk.t.call("POST", path, { token: desk.customer.token, body: toWire(to) })
  expect(moved).toMatchObject({
    status: 200,
    body: { booking: { duration: 120, total: "2000.00", package: { id: packageId } } },
  })
})

test("only a package of that service can be booked, as long as it is offered", async () => {
  const { rival, t } = desk
  const gone = await offer(rival, { name: "Gone", minutes: 60, price: "500" })
  await asOwner(rival).remove(gone)
  const refused = { status: 422, body: { errors: { package_id: expect.stringContaining("no longer offered") } } }
  for (const package_id of [packageId, gone, "no-such-package", "x".repeat(100)])
    expect(await bookOf(rival, { package_id }), package_id).toMatchObject(refused)
  expect((await bookOf(rival, { package_id: "x".repeat(101) })).status).toBe(422)
  expect((await bookOf(rival, { package_id: { id: 1 } })).status).toBe(422)

  // Of another service of the same professional.
  const other = newId()
  const { id: service_type_id } = await t.db
    .selectFrom("service_types")
    .select("id")
    .where("slug", "=", "architect")
    .executeTakeFirstOrThrow()
  const { professional_id } = desk.professional
  await t.db.insertInto("professional_services").values({ id: other, professional_id, service_type_id }).execute()
  expect(await desk.book({ ...bodyFor(), service_type: "architect" })).toMatchObject(refused)
  await t.db.deleteFrom("professional_services").where("id", "=", other).execute()

  const paused = await createProfessional(t)
  const package_id = await offer(paused, { name: "Visit", minutes: 60, price: "500" })
  await asOwner(paused).pause()
  expect(await bookOf(paused, { package_id })).toMatchObject({
    status: 422,
    body: { errors: { service_id: expect.any(String) } },
  })
})

test("the database refuses a package of another service, two prices, and a package without its price", async () => {
  const { body } = await desk.book(bodyFor())
  const { t, rival } = desk
  const package_id = await offer(rival, { name: "Of a rival", minutes: 60, price: "500" })
  const set = (change: object) => t.db.updateTable("bookings").set(change).where("id", "=", body.data.id).execute()
  await expect(set({ package_id })).rejects.toThrow("booked_package_is_of_the_service")
  await expect(set({ price_per_hour: "100" })).rejects.toThrow("booking_has_one_price")
  await expect(set({ package_price: null })).rejects.toThrow("booked_package_has_a_price")
})

test("who was shown another price or length is told the new one, and nothing is booked", async () => {
  for (const shown of [{ price: "1900" }, { duration: 90 }])
    expect(await desk.book(bodyFor(shown))).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining("changed to 2 h, ₹2,000."),
        terms: { price: "2000.00", duration: 120, is_package: true },
      },
    })
  expect(await desk.book(bodyFor({ package_id: undefined, price: "1000" }))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("changed to 1 h 30 min, about ₹1,875."), terms: { is_package: false } },
  })
})

/** Books while somebody else holds the calendar's line, and lets the request through when `change` has been done. */
const bookAfterChange = async (studio: Professional, change: () => Promise<unknown>, wish: object) => {
  let booking: Promise<CallAnswer> | undefined
  await desk.t.db.transaction().execute(async (ahead) => {
    await lockCalendar(ahead, studio.professional_id)
    booking = bookOf(studio, wish)
    await untilBlocked(desk.t.db)
    await change()
  })
  return booking!
}

test("what changes while a request waits in line is what it is judged by", async () => {
  const prepared = async () => {
    const studio = await createProfessional(desk.t)
    return { studio, id: await offer(studio, { name: "Visit", minutes: 60, price: "500" }) }
  }
  const dearer = (id: string) =>
    desk.t.db.updateTable("service_packages").set({ price: "600", minutes: 75 }).where("id", "=", id).execute()
  const first = await prepared()
  const shown = { package_id: first.id, price: "500.00", duration: 60 }
  expect(await bookAfterChange(first.studio, () => dearer(first.id), shown)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("1 h 15 min, ₹600") },
  })
  // Who was shown nothing books what there is.
  const second = await prepared()
  const booked = await bookAfterChange(second.studio, () => dearer(second.id), { package_id: second.id })
  expect(booked).toMatchObject({ status: 201, body: { data: { total: "600.00", duration: 75 } } })
  const third = await prepared()
  const goneNow = () => desk.t.db.deleteFrom("service_packages").where("id", "=", third.id).execute()
  expect(await bookAfterChange(third.studio, goneNow, { package_id: third.id })).toMatchObject({
    status: 422,
    body: { errors: { package_id: expect.any(String) } },
  })
})

test("a removal and bookings at the same time: whatever is booked stands, and nothing breaks", async () => {
  const people = await Promise.all([1, 2, 3].map(() => createCustomer(desk.t)))
  for (let round = 0; round < 6; round += 1) {
    const studio = await createProfessional(desk.t)
    const package_id = await offer(studio, { name: "Visit", minutes: 60, price: "500" })
    const [removed, ...answers] = await Promise.all([
      asOwner(studio).remove(package_id),
      ...people.map(({ token }) => bookOf(studio, { package_id }, token)),
    ])
    expect(removed.status).toBe(200)
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 422)).toEqual([])
    const standing = await desk.t.db
      .selectFrom("bookings")
      .select(["package_id", "package_price", "offer_name"])
      .where("professional_id", "=", studio.professional_id)
      .execute()
    expect(standing).toEqual(
      answers
        .filter(({ status }) => status === 201)
        .map(() => ({ package_id: null, package_price: "500.00", offer_name: "Visit" })),
    )
  }
})

test("packages of different lengths that overlap: one of them stands", async () => {
  const studio = await createProfessional(desk.t)
  const short = await offer(studio, { name: "Short", minutes: 30, price: "300" })
  const long = await offer(studio, { name: "Long", minutes: 240, price: "3000" })
  const people = await Promise.all([1, 2, 3, 4].map(() => createCustomer(desk.t)))
  const start = desk.freeStart().getTime() + 48 * HOUR
  const wishes = [
    { package_id: long, ...toWire(new Date(start)) },
    { package_id: short, ...toWire(new Date(start + 3.75 * HOUR)) },
    { package_id: long, ...toWire(new Date(start - 3.5 * HOUR)) },
    { package_id: "", ...toWire(new Date(start + 0.5 * HOUR)) },
  ]
  const answers = await Promise.all(wishes.map((wish, n) => bookOf(studio, wish, people[n]!.token)))
  expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
  const { rows } = await sql<{ overlapping: number; standing: number }>`
    select count(*)::int as standing, (
      select count(*)::int from bookings a join bookings b on a.id < b.id and a.professional_id = b.professional_id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      where a.professional_id = ${studio.professional_id} and 'cancelled' not in (a.status, b.status)) as overlapping
    from bookings where professional_id = ${studio.professional_id} and status <> 'cancelled'`.execute(desk.t.db)
  expect(rows[0]).toEqual({ standing: answers.filter(({ status }) => status === 201).length, overlapping: 0 })
  expect(rows[0]!.standing).toBeGreaterThan(0)
})

test("times that are offered have the length of the package", async () => {
  const studio = await createProfessional(desk.t)
  const { professional_id, service_id } = studio
  const package_id = await offer(studio, { name: "Half a day", minutes: 240, price: "3000" })
  const free = (query: object) =>
    desk.t.call("GET", `/provider/${professional_id}/free-times?${new URLSearchParams({ days: "3", ...query })}`)
  const [hour, half] = [await free({ service_id }), await free({ service_id, package_id })]
  expect([hour.body.duration, half.body.duration]).toEqual([60, 240])
  // The usual hours end at 7 pm.
  const lastOf = ({ body }: CallAnswer) => body.days.at(-1).times.at(-1)
  expect([lastOf(hour), lastOf(half)]).toEqual(["18:00", "15:00"])
  expect(await free({ service_id: desk.rival.service_id, package_id })).toMatchObject({ status: 404 })
  expect((await free({ service_id, package_id: "no-such-package" })).status).toBe(404)
})

test("where hours are kept, a package that goes past them is refused with the nearest times", async () => {
  const studio = await createProfessional(desk.t)
  const { professional_id } = studio
  const package_id = await offer(studio, { name: "Half a day", minutes: 240, price: "3000" })
  await desk.t.db.insertInto("availabilities").values({ professional_id }).execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    professional_id,
    weekday,
    from_minute: 600,
    to_minute: 900,
  }))
  await desk.t.db.insertInto("weekly_hours").values(weekly).execute()
  const noon = new Date(Math.floor(desk.t.clock.now.getTime() / 86_400_000) * 86_400_000 + 3 * 24 * HOUR + 6.5 * HOUR)
  expect((await bookOf(studio, toWire(noon))).status).toBe(201)
  const dayAfter = new Date(noon.getTime() + 24 * HOUR)
  const answer = await bookOf(studio, { package_id, ...toWire(dayAfter) })
  expect(answer.status).toBe(409)
  expect(answer.body.nearest.length).toBeGreaterThan(0)
  // Ten or eleven in India: what begins later ends after three.
  for (const at of answer.body.nearest) expect(Number(at.slice(11, 13))).toBeLessThanOrEqual(5)
  expect((await bookOf(studio, { package_id, ...toWire(new Date(answer.body.nearest[0])) })).status).toBe(201)
})
