import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type BookingDesk, openBookingDesk } from "../../test/booking-desk.ts"
import { createProfessional } from "../../test/people.ts"
import { newId } from "../platform/id.ts"
import { totalAt } from "./booking-total.ts"

let { t, customer, stranger, professional, rival, freeStart, bodyFor, book, answerAll, mailsTo, noticesOf } =
  {} as BookingDesk
beforeAll(async () => {
  const desk = await openBookingDesk()
  ;({ t, customer, stranger, professional, rival, freeStart, bodyFor, book, answerAll, mailsTo, noticesOf } = desk)
})
afterEach(() => answerAll())
afterAll(() => t.close())

describe("booking", () => {
  test("gives a pending booking as long as the service, and tells the professional", async () => {
    const startsAt = freeStart()
    const answer = await book(bodyFor(startsAt))
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: "Service booked successfully!",
        data: {
          status: "pending",
          service: { service_type: "interior-designer", name: "Interior Designer" },
          provider_id: professional.professional_id,
          provider_name: "Pethkar & Rao Interiors",
          booking_date: startsAt.toISOString().slice(0, 10),
          start_time: startsAt.toISOString().replace(".000", ""),
          duration: 90,
          price: "1250.00",
          notes: "Two rooms on the third floor",
          history: [{ status: "pending", by: "customer", reason: null }],
        },
      },
    })
    const { id } = answer.body.data
    const link = `/provider/bookings?booking=${id}`
    expect((await noticesOf(professional))[0]).toMatchObject({
      title: "New booking request",
      audience: "provider",
      link,
    })
    const [mail] = await mailsTo(professional.email)
    expect(mail).toMatchObject({ subject: expect.stringContaining("New booking request") })
    expect(mail?.text).toContain(`http://127.0.0.1:3000${link}`)
    expect(mail?.text).toContain("Two rooms on the third floor")
    expect(mail?.text + mail!.html).not.toContain(customer.email)
    const [receipt, ...rest] = await mailsTo(customer.email)
    expect(receipt).toMatchObject({ subject: expect.stringContaining("Request sent") })
    expect(receipt?.text).toContain(`http://127.0.0.1:3000/user/bookings?booking=${id}`)
    expect(rest).toEqual([])
    expect(await noticesOf(customer)).toEqual([])
  })

  test.each(["/booking/create", "/services/book-service-v2", "/services/book-service"])(
    "%s is the same operation",
    async (path) => {
      const { provider_id, ...rest } = bodyFor()
      const body = {
        ...rest,
        professional_id: provider_id,
        service_type: "interior_designer",
        user_id: customer.account_id,
      }
      const answer = await t.call("POST", path, { token: customer.token, body })
      expect(answer).toMatchObject({ status: 201, body: { data: { id: expect.any(String), status: "pending" } } })
    },
  )

  test("service_id or the display name say which service", async () => {
    const { service_type, ...rest } = bodyFor()
    expect((await book({ ...rest, service_id: professional.service_id })).status).toBe(201)
    expect((await book({ ...bodyFor(), service_type: "Interior Designer" })).status).toBe(201)
  })

  test("service_id and service_type together must mean the same service", async () => {
    const both = (service_type: string) => book({ ...bodyFor(), service_id: professional.service_id, service_type })
    for (const name of ["interior-designer", "interior_designer", "Interior Designer"]) {
      expect((await both(name)).status).toBe(201)
    }
    for (const name of ["architect", "wizard"]) {
      expect(await both(name)).toMatchObject({
        status: 422,
        body: { errors: { service_type: "The service you have chosen is of another type." } },
      })
    }
  })

  test("everything that is wrong is said at once", async () => {
    expect(await book({ notes: "x".repeat(1001) })).toMatchObject({
      status: 422,
      body: {
        success: false,
        errors: {
          booking_date: "Please select a date and time for your booking",
          booking_time: "Please select a date and time for your booking",
          provider_id: "Provider information is missing",
          service_type: "Please select a service first",
          notes: "Notes must be at most 1000 characters",
        },
      },
    })
  })

  test.each([
    ["the past", { booking_date: "2020-01-01", booking_time: "10:00" }, 422, /select a future date and time/],
    ["too far ahead", { booking_date: "2999-01-01", booking_time: "10:00" }, 422, /next 365 days/],
    ["no such day", { booking_date: "2027-02-30", booking_time: "10:00" }, 422, /valid booking date/],
    ["an unknown professional", { provider_id: "nobody" }, 404, /find this professional/],
    ["an unknown service", { service_id: "nothing" }, 404, /find this service/],
    ["a service of another", { service_type: "architect" }, 422, /does not offer this service/],
    ["two professionals at once", { professional_id: "another" }, 422, /one professional only/],
  ])("%s is refused", async (_what, change, status, message) => {
    const answer = await book({ ...bodyFor(), ...change })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(message)
  })

  test("the answer is the booking as it is read afterwards", async () => {
    const { body } = await book({ ...bodyFor(), service_id: professional.service_id })
    const { id } = body.data
    expect(body.data).toEqual((await t.call("GET", `/user/bookings/${id}`, { token: customer.token })).body.booking)
    const path = `/provider/${professional.professional_id}/bookings/${id}`
    const { token } = professional
    for (const change of [{ status: "confirmed" }, { status: "cancelled", reason: "Away that week" }]) {
      const changed = await t.call("POST", `${path}/status`, { token, body: change })
      expect(changed.body.booking).toEqual((await t.call("GET", path, { token })).body.booking)
      expect(changed.body.booking.history.at(-1)).toMatchObject({ ...change, by: "professional" })
    }
    const other = (await book()).body.data.id
    const cancelled = await t.call("POST", `/user/bookings/${other}/cancel`, { token: customer.token, body: {} })
    const read = await t.call("GET", `/user/bookings/${other}`, { token: customer.token })
    expect(cancelled.body.booking).toEqual(read.body.booking)
    expect(read.body.booking.history.map(({ status }: { status: string }) => status)).toEqual(["pending", "cancelled"])
  })

  test("who wants no letters about bookings gets none, and the notice all the same", async () => {
    const { token, email } = professional
    const choose = (by_mail: boolean) =>
      t.call("PUT", "/notifications/choices", { token, body: { choices: [{ topic: "bookings", by_mail }] } })
    await choose(false)
    const [mails, notices] = [await mailsTo(email), await noticesOf(professional)]
    const receipts = await mailsTo(customer.email)
    await book()
    expect(await mailsTo(email)).toHaveLength(mails.length)
    expect(await noticesOf(professional)).toHaveLength(notices.length + 1)
    expect(await mailsTo(customer.email)).toHaveLength(receipts.length + 1)
    await choose(true)
  })

  test("an inactive service and one's own are refused", async () => {
    const dual = await createProfessional(t, { isCustomer: true })
    const own = { ...bodyFor(), provider_id: dual.professional_id }
    expect(await book(own, dual.token)).toMatchObject({
      status: 422,
      body: { errors: { provider_id: "You cannot book your own services." } },
    })
    await t.db
      .updateTable("professional_services")
      .set({ is_active: false })
      .where("id", "=", dual.service_id)
      .execute()
    expect(await book(own)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("cannot be booked") },
    })
  })

  test("an overlapping time has just been taken; the end of one may be the start of the next", async () => {
    const startsAt = freeStart()
    const later = (minutes: number) => bodyFor(new Date(startsAt.getTime() + minutes * 60_000))
    expect((await book(bodyFor(startsAt))).status).toBe(201)
    for (const minutes of [0, 45, -45]) {
      expect(await book(later(minutes), stranger.token)).toMatchObject({
        status: 409,
        body: { message: "This time has just been taken. Please choose another." },
      })
    }
    expect((await book(later(90), stranger.token)).status).toBe(201)
    expect((await book(later(-90), stranger.token)).status).toBe(201)
  })

  test("a double click with one key is one booking", async () => {
    const body = bodyFor()
    const send = () =>
      t.call("POST", "/booking/create", { token: customer.token, body, headers: { "idempotency-key": "one-click" } })
    const first = await send()
    expect(await send()).toMatchObject({ status: 201, body: first.body })
  })

  test("null says nothing where a field may be missing, and is missing where it may not", async () => {
    const empty = { notes: null, service_id: null, professional_id: null }
    expect(await book({ ...bodyFor(), ...empty })).toMatchObject({ status: 201 })
    expect((await book({ ...bodyFor(), ...empty, booking_date: null })).body.errors).toEqual({
      booking_date: "Please select a date and time for your booking",
    })
  })

  test("only customers book, and only as themselves", async () => {
    expect((await book(bodyFor(), rival.token)).status).toBe(403)
    expect(await book({ ...bodyFor(), user_id: stranger.account_id })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    })
  })
})

/** What a booking says beside its own row: where on a map it is, and what its professional has made. */
const both = async (id: string) => {
  const ours = `/provider/${professional.professional_id}/bookings/${id}`
  const answers = [
    await t.call("GET", `/user/bookings/${id}`, { token: customer.token }),
    await t.call("GET", ours, { token: professional.token }),
  ]
  return answers.map(({ body }) => body.booking)
}

test("its city is that of the site or the studio, as far as it can be told", async () => {
  const id = (await book({ ...bodyFor(), place: { locality: "kothrud" } })).body.data.id
  const cityOf = async (change: { delivery?: string; locality?: string } = {}) => {
    await t.db
      .updateTable("bookings")
      .set({ locality: "kothrud", ...change })
      .where("id", "=", id)
      .execute()
    const cities = (await both(id)).map(({ city }) => city)
    expect(cities[0]).toBe(cities[1])
    return cities[0]
  }
  expect(await cityOf()).toBe("Pune")
  const mumbai = await t.db.selectFrom("cities").select("id").where("name", "=", "Mumbai").executeTakeFirstOrThrow()
  const { professional_id, service_id } = professional
  const inMumbai = { id: newId(), service_id, city_id: mumbai.id }
  await t.db.insertInto("professional_service_areas").values(inMumbai).execute()
  expect(await cityOf()).toBe("Pune")
  expect(await cityOf({ locality: "Bandra" })).toBeNull()
  await t.db.updateTable("professionals").set({ city_id: mumbai.id }).where("id", "=", professional_id).execute()
  expect(await cityOf()).toBe("Pune")
  expect(await cityOf({ delivery: "at_studio" })).toBe("Mumbai")
  expect(await cityOf({ delivery: "online" })).toBeNull()
})

test("its customer sees two works of the professional, those of the trade first", async () => {
  const { id, projects } = (await book()).body.data
  expect(projects).toEqual([])
  const work = (title: string, drawing: string, sort_order: number) => ({
    ...{ id: newId(), professional_id: professional.professional_id, title, drawing, sort_order },
    ...{ description: "", locality: "Baner", completed_year: 2024 },
  })
  const works = [work("House", "elevation", 0), work("Kitchen", "room", 1), work("Bedroom", "room", 2)]
  await t.db.insertInto("portfolio_projects").values(works).execute()
  const [theirs, ours] = await both(id)
  expect(theirs.projects).toEqual([
    { title: "Kitchen", picture: { kind: "fragment", seed: works[1]!.id } },
    { title: "Bedroom", picture: { kind: "fragment", seed: works[2]!.id } },
  ])
  expect(ours).not.toHaveProperty("projects")
})

test.each([
  ["3600.00", 120, null],
  ["1250.00", 90, null],
  ["999.99", 45, null],
  ["333.33", 50, null],
  ["0.00", 60, null],
  [null, 30, null],
  [null, 90, "2000.00"],
  [null, 15, "999999999.99"],
])(
  "at %s an hour, %i minutes come to the same in the database as in the browser; as a package of %s too",
  async (price, minutes, ofPackage) => {
    const { rows } = await sql<{ total: string | null; minutes: number }>`
    select visit_total(${price}::numeric, t, t + ${minutes} * interval '1 minute', ${ofPackage}::numeric)::text as total,
      visit_minutes(t, t + ${minutes} * interval '1 minute') as minutes
    from (select now() as t) n`.execute(t.db)
    expect(rows).toEqual([
      { total: totalAt({ price: ofPackage ?? price, duration: minutes, is_package: ofPackage !== null }), minutes },
    ])
  },
)

test("whoever asks the database for a booking's total names the price of its package", () => {
  const files = ["src", "db/functions", "db/demo"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  const calls = files
    .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !file.includes(".test.") && !file.endsWith("visit_total.sql"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/visit_total\(([^)]*)\)/g)].map(([call]) => `${file}: ${call}`),
    )
  expect(calls.length).toBeGreaterThanOrEqual(3)
  expect(calls.filter((call) => !call.includes("package_price"))).toEqual([])
})
