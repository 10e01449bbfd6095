/** Figures of a professional: equal to what anybody would count over all rows, whatever happened to them and when it was committed. */
import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { seededRandom } from "../../test/chance.ts"
import {
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
  signInWithCookie,
} from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { newId } from "../platform/id.ts"
import { eraseLeavers } from "../privacy/deletion.server.ts"
import { getAnalytics, switchAnalytics } from "./analytics.server.ts"
import { countDays } from "./day-count.jobs.server.ts"
import { hasNothing } from "./figure.rules.ts"
import { type Period, periods } from "./period.rules.ts"

let t: TestApp
let studio: Professional
let other: Professional
/** Of the studio, beside its first one. */
let secondService: string
let customers: Person[]
beforeAll(async () => {
  t = await startTestApp()
  studio = await createProfessional(t)
  other = await createProfessional(t)
  customers = [await createCustomer(t), await createCustomer(t), await createCustomer(t)]
  secondService = newId()
  const { professional_id } = studio
  const { id: service_type_id } = await t.db
    .selectFrom("service_types")
    .select("id")
    .where("slug", "=", "architect")
    .executeTakeFirstOrThrow()
  await t.db
    .insertInto("professional_services")
    .values({ id: secondService, professional_id, service_type_id })
    .execute()
})
afterAll(() => t.close())

const count = (db: Db = t.db) => countDays(db, () => t.clock.now)
const read = async (period: Period, of = studio) =>
  (await t.call("GET", `/professional/analytics/${of.professional_id}?period=${period}`, { token: of.token })).body
    .analytics

/** Otherwise than the site does. */
const dayOf = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(at)
const daysBack = (days: number) => dayOf(new Date(t.clock.now.getTime() - days * DAY_MS))
/** The last moment of an Indian day, and the first of the next one. */
const lastOf = (daysAgo: number) => new Date(`${daysBack(daysAgo)}T18:29:59.000Z`)
const firstAfter = (daysAgo: number) => new Date(`${daysBack(daysAgo)}T18:30:00.000Z`)

const HOUR_MS = 3_600_000
const chance = seededRandom("analytics")

interface Booked {
  of?: Professional
  by?: Person
  at: Date
  status?: string
  price?: string | null
  /** Of the package that is booked, in the place of a price per hour. */
  packagePrice?: string | null
  minutes?: number
  askedAt?: Date
  service?: string
}

const book = async (
  db: Db,
  { of = studio, by = customers[0]!, at, status = "completed", minutes = 60, askedAt, ...booked }: Booked,
) => {
  const { price = "1000.00", packagePrice: package_price = null, service: service_id = of.service_id } = booked
  const { professional_id } = of
  const id = newId()
  const prices = { price_per_hour: package_price === null ? price : null, package_price }
  const booking = { id, professional_id, service_id, customer_id: by.account_id, status, ...prices }
  const times = { starts_at: at, ends_at: new Date(at.getTime() + minutes * 60_000) }
  const created_at = askedAt ?? new Date(at.getTime() - 72 * HOUR_MS)
  await db
    .insertInto("bookings")
    .values({ ...booking, ...times, created_at })
    .execute()
  return { booking_id: id, professional_id, customer_id: by.account_id }
}

type Asked = Pick<Booked, "of" | "by" | "at" | "service">

const ask = async (db: Db, { of = studio, by = customers[0]!, at, service: service_id = of.service_id }: Asked) => {
  const { professional_id } = of
  const request = { id: newId(), professional_id, service_id, customer_id: by.account_id, message: "Hello" }
  await db
    .insertInto("service_requests")
    .values({ ...request, created_at: at, answer_due_at: new Date(at.getTime() + DAY_MS) })
    .execute()
}

const review = async (db: Db, of: Awaited<ReturnType<typeof book>>, rating: number, at: Date) => {
  const id = newId()
  await db
    .insertInto("reviews")
    .values({ id, ...of, rating, comment: "Good", created_at: at })
    .execute()
  return id
}

/** Over all rows there are, in JavaScript. */
const countByHand = async (period: Period, { professional_id }: Professional) => {
  const length = { week: 7, month: 30, year: 364 }[period]
  const span = (isPrevious: boolean) =>
    new Set(Array.from({ length }, (_, n) => daysBack(n + 1 + (isPrevious ? length : 0))))
  const all = {
    bookings: await t.db.selectFrom("bookings").selectAll().where("professional_id", "=", professional_id).execute(),
    requests: await t.db
      .selectFrom("service_requests")
      .selectAll()
      .where("professional_id", "=", professional_id)
      .execute(),
    reviews: await t.db.selectFrom("reviews").selectAll().where("professional_id", "=", professional_id).execute(),
  }
  const over = (days: Set<string>) => {
    const visits = all.bookings.filter(
      (b) => days.has(dayOf(b.starts_at)) && !["pending", "cancelled"].includes(b.status),
    )
    const completed = visits.filter(({ status }) => status === "completed")
    const requests = all.requests.filter((r) => days.has(dayOf(r.created_at)))
    const booked = requests.filter((r) =>
      all.bookings.some(
        (b) =>
          b.customer_id === r.customer_id &&
          b.service_id === r.service_id &&
          b.created_at > r.created_at &&
          b.status !== "cancelled",
      ),
    )
    const stars = all.reviews.filter((r) => days.has(dayOf(r.created_at))).map(({ rating }) => rating)
    const paise = completed.map(({ price_per_hour, package_price, starts_at, ends_at }) =>
      package_price === null
        ? Math.round((Number(price_per_hour ?? 0) * 100 * (ends_at.getTime() - starts_at.getTime())) / HOUR_MS)
        : Math.round(Number(package_price) * 100),
    )
    return {
      bookings: visits.length,
      completed_bookings: completed.length,
      unpriced_bookings: completed.filter((b) => b.price_per_hour === null && b.package_price === null).length,
      revenue: (paise.reduce((sum, one) => sum + one, 0) / 100).toFixed(2),
      requests: requests.length,
      booked_requests: booked.length,
      conversion_rate: requests.length === 0 ? 0 : Math.round((100 * booked.length) / requests.length),
      reviews: stars.length,
      rating:
        stars.length === 0 ? null : Math.round((100 * stars.reduce((sum, one) => sum + one, 0)) / stars.length) / 100,
    }
  }
  return { figures: over(span(false)), previous: over(span(true)) }
}

const expectByHand = async () => {
  for (const of of [studio, other]) {
    for (const period of periods) {
      const analytics = await read(period, of)
      const { figures, previous } = await countByHand(period, of)
      expect(analytics.figures, period).toMatchObject(figures)
      expect(analytics.previous.figures, period).toMatchObject(previous)
      const sumOf = (name: string) =>
        analytics.columns.reduce(
          (sum: number, column: { figures: Record<string, number> }) => sum + Number(column.figures[name]),
          0,
        )
      for (const name of ["bookings", "requests", "reviews", "completed_bookings"] as const)
        expect(sumOf(name), name).toBe(figures[name])
      expect(sumOf("revenue").toFixed(2)).toBe(figures.revenue)
    }
  }
}

describe("against a count over all rows", () => {
  test("some hundred bookings, requests and reviews, many right at midnight", async () => {
    const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)]!
    for (let n = 0; n < 220; n++) {
      const of = pick([studio, studio, other])
      const daysAgo = Math.floor(1 + (n / 220) * (n % 3 === 0 ? 700 : 62))
      const borders = [lastOf(daysAgo), firstAfter(daysAgo), new Date(lastOf(daysAgo).getTime() - n * 60_000)]
      const at = pick(borders)
      const status = pick(["completed", "completed", "confirmed", "cancelled", "pending"])
      const visit = {
        of,
        by: pick(customers),
        at,
        status,
        price: pick(["1250.00", "999.99", null, "0.00"]),
        packagePrice: pick([null, null, "2000.00", "777.77"]),
        minutes: pick([60, 90, 45]),
        service: pick([of.service_id, of === studio ? secondService : of.service_id]),
      }
      // Two that would be at one time are refused.
      const booked = await book(t.db, visit).catch(() => undefined)
      if (booked && status === "completed" && n % 2 === 0) await review(t.db, booked, pick([1, 3, 4, 5]), pick(borders))
      const service = pick([of.service_id, visit.service])
      if (n % 3 === 0) await ask(t.db, { of, by: pick(customers), at: pick(borders), service })
    }
    await count()
    await expectByHand()
    expect((await read("year")).figures.bookings).toBeGreaterThan(20)
  })

  test("whatever happens to them afterwards", async () => {
    const { professional_id } = studio
    const some = await t.db.selectFrom("bookings").selectAll().where("professional_id", "=", professional_id).execute()
    const changes = [
      { status: "cancelled" },
      { status: "completed" },
      { price_per_hour: "2000.00", package_price: null },
      { price_per_hour: null, package_price: "1500.50" },
      { starts_at: firstAfter(9), ends_at: new Date(firstAfter(9).getTime() + HOUR_MS) },
    ]
    for (const [place, { id }] of some.entries())
      if (place % 4 === 0)
        // One that would be at the time of another is refused.
        await t.db
          .updateTable("bookings")
          .set(changes[(place / 4) % changes.length]!)
          .where("id", "=", id)
          .execute()
          .catch(() => undefined)
    await sql`update reviews set rating = 2 where id in (select id from reviews order by id limit 5)`.execute(t.db)
    await sql`delete from reviews where id in (select id from reviews order by id desc limit 3)`.execute(t.db)
    await count()
    await expectByHand()
  })

  test("a change that is undone", async () => {
    const before = await read("week")
    const { booking_id } = await book(t.db, { at: new Date(lastOf(3).getTime() - 5 * HOUR_MS), status: "confirmed" })
    const become = (status: string) =>
      t.db.updateTable("bookings").set({ status }).where("id", "=", booking_id).execute()
    await become("completed")
    await count()
    expect((await read("week")).figures.completed_bookings).toBe(before.figures.completed_bookings + 1)
    await become("confirmed")
    await count()
    expect((await read("week")).figures).toMatchObject({
      bookings: before.figures.bookings + 1,
      completed_bookings: before.figures.completed_bookings,
      revenue: before.figures.revenue,
    })
    await expectByHand()
  })

  test("counted a second time, nothing changes", async () => {
    const before = await read("year")
    expect(await count()).toBe(0)
    await sql`insert into day_changes (professional_id, day) select professional_id, day from professional_days`.execute(
      t.db,
    )
    await count()
    expect((await read("year")).figures).toEqual(before.figures)
  })
})

describe("days", () => {
  test("are India's: half past midnight there is of the new day, when it is still yesterday in UTC", async () => {
    const own = await createProfessional(t)
    const at = new Date(firstAfter(3).getTime() + HOUR_MS / 2)
    expect(at.toISOString().slice(0, 10)).toBe(daysBack(3))
    await book(t.db, { of: own, at })
    await count()
    const { columns } = await read("week", own)
    const ofDay = (day: string) => columns.find(({ from }: { from: string }) => from === day).figures.bookings
    expect([ofDay(daysBack(3)), ofDay(daysBack(2))]).toEqual([0, 1])
  })

  test("of a period end with yesterday; as many stand before them, and no column is shorter than others", async () => {
    for (const [period, length, columns] of [
      ["week", 7, 7],
      ["month", 30, 30],
      ["year", 364, 52],
    ] as const) {
      const answer = await read(period)
      expect([answer.to, answer.from], period).toEqual([daysBack(1), daysBack(length)])
      expect([answer.previous.to, answer.previous.from]).toEqual([daysBack(length + 1), daysBack(2 * length)])
      expect(answer.columns).toHaveLength(columns)
      expect([answer.columns[0].from, answer.columns.at(-1).to]).toEqual([answer.from, answer.to])
    }
  })

  test("a visit of today counts tomorrow, with what it came to", async () => {
    const own = await createProfessional(t)
    const { now } = t.clock
    await book(t.db, { of: own, at: now })
    await count()
    expect((await read("week", own)).figures).toMatchObject({ bookings: 0, revenue: "0.00" })
    t.clock.now = new Date(now.getTime() + DAY_MS)
    const { token } = await signInWithCookie(t, own)
    expect((await read("week", { ...own, token })).figures).toMatchObject({ bookings: 1, revenue: "1000.00" })
    t.clock.now = now
  })
})

describe("committed late, counted by several", () => {
  test("what was open while others were counted is counted when it is committed", async () => {
    const own = await createProfessional(t)
    const late = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const open = t.db.transaction().execute(async (db) => {
      await book(db, { of: own, at: new Date(lastOf(2).getTime() - HOUR_MS) })
      written.resolve()
      await late.promise
    })
    await written.promise
    // Of two of one pair at once the second would wait: the first opens their conversation.
    await book(t.db, { of: own, by: customers[1]!, at: new Date(lastOf(2).getTime() - 9 * HOUR_MS) })
    await count()
    expect((await read("week", own)).figures.bookings).toBe(1)
    late.resolve()
    await open
    await count()
    expect((await read("week", own)).figures).toMatchObject({ bookings: 2, revenue: "2000.00" })
  })

  test("a request that is committed after the booking it led to has begun", async () => {
    const own = await createProfessional(t)
    const [by] = customers
    const late = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const booking = t.db.transaction().execute(async (db) => {
      await book(db, {
        of: own,
        by: by!,
        at: new Date(t.clock.now.getTime() + DAY_MS),
        askedAt: t.clock.now,
        status: "pending",
      })
      written.resolve()
      await late.promise
    })
    await written.promise
    await ask(t.db, { of: own, by: by!, at: new Date(lastOf(1).getTime() - HOUR_MS) })
    await count()
    expect((await read("week", own)).figures).toMatchObject({ requests: 1, booked_requests: 0 })
    late.resolve()
    await booking
    await count()
    expect((await read("week", own)).figures).toMatchObject({ requests: 1, booked_requests: 1, conversion_rate: 100 })
  })

  test("two nodes at once, and one that was killed in between", async () => {
    for (let n = 0; n < 30; n++)
      await book(t.db, { at: new Date(lastOf(40).getTime() - n * 3 * HOUR_MS) }).catch(() => undefined)
    const killed = t.db.transaction().execute(async (db) => {
      await count(db)
      throw new Error("killed")
    })
    await expect(killed).rejects.toThrow("killed")
    await Promise.all([count(), count(), count()])
    await count()
    await expectByHand()
  })

  test("who counts waits for nobody, and nobody is counted twice", async () => {
    const own = await createProfessional(t)
    await book(t.db, { of: own, at: new Date(lastOf(2).getTime() - HOUR_MS) })
    await t.db.transaction().execute(async (db) => {
      await count(db)
      expect(await count()).toBe(0)
    })
    expect((await read("week", own)).figures.bookings).toBe(1)
  })

  test("it is said until when everything is counted", async () => {
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    await count()
    expect((await read("week")).counted_until).toBe(`${t.clock.now.toISOString().slice(0, 19)}Z`)
  })
})

test("the dashboard's figures of requests are the sums of all days", async () => {
  const own = await createProfessional(t)
  for (const [place, by] of customers.entries()) await ask(t.db, { of: own, by, at: lastOf(3 + 20 * place) })
  await book(t.db, { of: own, by: customers[1]!, at: lastOf(2), askedAt: lastOf(5) })
  await count()
  const { body } = await t.call("GET", "/provider/overview", { token: own.token })
  const { figures } = await read("year", own)
  expect(body).toMatchObject({ total_requests: 3, conversion_rate: 33 })
  expect(figures).toMatchObject({ requests: 3, booked_requests: 1, conversion_rate: 33 })
})

test("the first day of all is said, whatever the period, so that a quiet week is not taken for a beginning", async () => {
  const own = await createProfessional(t)
  const firstDay = async () => (await read("week", own)).first_day
  expect(await firstDay()).toBeNull()
  await book(t.db, { of: own, at: lastOf(120) })
  await count()
  expect(await firstDay()).toBe(daysBack(120))
  expect(hasNothing(await read("week", own))).toBe(false)
  const later = await createProfessional(t)
  await book(t.db, { of: later, at: new Date(t.clock.now.getTime() + DAY_MS), status: "confirmed" })
  await count()
  expect(hasNothing(await read("year", later))).toBe(true)
})

test("the rating of all time is the profile's", async () => {
  const own = await createProfessional(t)
  await review(t.db, await book(t.db, { of: own, at: lastOf(500) }), 3, lastOf(499))
  await review(t.db, await book(t.db, { of: own, at: lastOf(5) }), 4, lastOf(4))
  await count()
  const { summary } = (await t.call("GET", `/provider/${own.professional_id}/reviews`)).body
  expect(await read("week", own)).toMatchObject({
    figures: { rating: 4, reviews: 1 },
    all_time: { rating: summary.average_rating, reviews: summary.total_reviews },
  })
  expect(summary).toMatchObject({ average_rating: 3.5, total_reviews: 2 })
})

describe("whose they are", () => {
  const path = (id: string, rest = "") => `/professional/analytics/${id}${rest}`

  test("nobody reads those of others, or without being a professional", async () => {
    for (const rest of ["", "/csv"]) {
      const foreign = await t.call("GET", path(other.professional_id, rest), { token: studio.token })
      expect([foreign.status, foreign.body.code]).toEqual([403, "identity_mismatch"])
      expect((await t.call("GET", path(studio.professional_id, rest))).status).toBe(401)
      expect((await t.call("GET", path(studio.professional_id, rest), { token: customers[0]!.token })).status).toBe(403)
    }
    expect((await t.call("GET", path(studio.professional_id, "?period=decade"), { token: studio.token })).status).toBe(
      422,
    )
  })

  test("a month is meant where nothing is said", async () => {
    const { body } = await t.call("GET", path(studio.professional_id), { token: studio.token })
    expect(body).toMatchObject({ success: true, message: "These are your figures.", analytics: { period: "month" } })
  })

  test("switched off, it says so, and is counted all the same", async () => {
    const own = await createProfessional(t)
    switchAnalytics(false)
    for (const rest of ["", "/csv"]) {
      const answer = await t.call("GET", path(own.professional_id, rest), { token: own.token })
      expect([answer.status, answer.body.message]).toEqual([503, "Analytics functionality is temporarily disabled."])
      expect(answer.body).toMatchObject({ success: false, is_disabled: true })
    }
    await book(t.db, { of: own, at: lastOf(2) })
    await count()
    switchAnalytics(true)
    expect((await read("week", own)).figures.bookings).toBe(1)
  })

  test("is one statement", async () => {
    const { account_id, professional_id } = studio
    const ctx = { clock: () => t.clock.now, language: "en", actor: { account_id, professional_id } as Actor } as const
    await withQueryBudget(1, t.databaseUrl, (db) => getAnalytics({ ...ctx, db }, { period: "year" }))
  })
})

test("who goes for good takes their days along, also where one of them is counted just then", async () => {
  const own = await createProfessional(t)
  await book(t.db, { of: own, at: lastOf(2) })
  await count()
  const rows = () =>
    t.db.selectFrom("professional_days").select("bookings").where("professional_id", "=", own.professional_id).execute()
  expect(await rows()).toHaveLength(1)
  await book(t.db, { of: own, at: lastOf(3) })
  await erase(own)
  await count()
  expect(await rows()).toEqual([])
})

test("a review of somebody who has gone counts as it did: it stays, without their name", async () => {
  const own = await createProfessional(t)
  const guest = await createCustomer(t)
  await ask(t.db, { of: own, by: guest, at: lastOf(4) })
  await review(t.db, await book(t.db, { of: own, by: guest, at: lastOf(3), askedAt: lastOf(3) }), 5, lastOf(2))
  await count()
  const before = await read("week", own)
  await erase(guest)
  await count()
  expect(await read("week", own)).toMatchObject({ figures: before.figures })
  expect(before.figures).toMatchObject({ bookings: 1, booked_requests: 1, rating: 5 })
})

/** As if their fourteen days were over. */
const erase = async ({ account_id }: Person) => {
  const due = { deletion_due_at: t.clock.now }
  await t.db.updateTable("accounts").set(due).where("id", "=", account_id).execute()
  await eraseLeavers(null, { db: t.db, clock: () => t.clock.now, publicUrl, log: pino({ level: "silent" }) })
}

describe("as a file", () => {
  test("has a line for each day, and the sums of the page", async () => {
    const { cookie } = await signInWithCookie(t, studio)
    for (const period of periods) {
      const file = await t.call("GET", `/professional/analytics/${studio.professional_id}/csv?period=${period}`, {
        cookie,
      })
      const { figures, to, from } = await read(period)
      expect(file.status).toBe(200)
      expect(file.headers["content-type"]).toContain("text/csv")
      expect(file.headers["content-disposition"]).toBe(`attachment; filename="analytics-${period}-${to}.csv"`)
      const [head, ...lines] = file.body.replace("\ufeff", "").trimEnd().split("\r\n")
      expect(head.split(",").slice(0, 3)).toEqual(["Day (IST)", "Bookings", "Completed"])
      const rows = lines.map((line: string) => line.split(","))
      expect(rows.every((row: string[]) => row.length === head.split(",").length)).toBe(true)
      expect([rows[0][0], rows.at(-1)[0]]).toEqual([from, to])
      const sum = (place: number) => rows.reduce((all: number, row: string[]) => all + Number(row[place]), 0)
      expect([sum(1), sum(2), sum(5), sum(7)]).toEqual([
        ...[figures.bookings, figures.completed_bookings, figures.reviews, figures.requests],
      ])
      expect(sum(4).toFixed(2)).toBe(figures.revenue)
      // Nothing that a spreadsheet would calculate.
      expect(
        lines
          .join(",")
          .split(",")
          .filter((cell: string) => /^[=+\-@\t]/.test(cell)),
      ).toEqual([])
    }
  })
})
