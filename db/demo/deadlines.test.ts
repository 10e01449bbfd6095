/**
 * A demo that runs for a long time: the clock's jobs end everything that waits for somebody, and nothing is left behind that
 * nobody can act on any more.
 */
import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bookings } from "../../src/bookings/booking.slice.server.ts"
import { DAY_MS } from "../../src/platform/days.ts"
import { requests } from "../../src/requests/service-request.slice.server.ts"
import { openTestDb, type TestDb } from "../../test/database.ts"
import { loadDemo } from "./load.server.ts"

const loadedAt = new Date()
const daysLater = (days: number) => new Date(loadedAt.getTime() + days * DAY_MS)

let own: TestDb
beforeAll(async () => {
  own = await openTestDb()
  await loadDemo(own.db, { now: loadedAt, hashPassword: async () => "nobody signs in here" })
})
afterAll(() => own.close())

/** As the specification words the deadlines (3 §8), not as the jobs look for them. */
const overdue = {
  "requests past their answer time": (now: Date) =>
    sql`service_requests where status = 'pending' and answer_due_at <= ${now}`,
  "pending bookings past their lapse": (now: Date) =>
    sql`bookings where status = 'pending' and (answer_due_at <= ${now} or starts_at <= ${now})`,
  "confirmed bookings a week after their end": (now: Date) =>
    sql`bookings where status = 'confirmed' and ends_at <= ${now}::timestamptz - interval '7 days'`,
  "changes that were never told": (now: Date) => sql`bookings where held_until <= ${now}`,
}

const countOverdue = async (now: Date) => {
  const counts: Record<string, number> = {}
  for (const [name, rows] of Object.entries(overdue)) {
    const found = await sql<{ n: number }>`select count(*)::int as n from ${rows(now)}`.execute(own.db)
    counts[name] = found.rows[0]!.n
  }
  return counts
}
const none = Object.fromEntries(Object.keys(overdue).map((name) => [name, 0]))

/** One round of all that the clock asks of bookings and requests. */
const runJobs = async (now: Date) => {
  const tools = { db: own.db, clock: () => now, publicUrl: "http://127.0.0.1:3000", log: pino({ level: "silent" }) }
  for (const { jobs = {} } of [bookings, requests]) for (const job of Object.values(jobs)) await job({}, tools)
}

test("as it is loaded, nothing of the past year hangs past its deadline", async () => {
  expect(await countOverdue(loadedAt)).toEqual(none)
})

test("left alone for a year, what waited is past its deadline without the clock, and with it nothing ever is", async () => {
  const hanging = await countOverdue(daysLater(365))
  expect(hanging).toMatchObject({
    "requests past their answer time": expect.toSatisfy((n: number) => n > 0),
    "pending bookings past their lapse": expect.toSatisfy((n: number) => n > 0),
    "confirmed bookings a week after their end": expect.toSatisfy((n: number) => n > 0),
  })
  for (const days of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 365]) {
    await runJobs(daysLater(days))
    expect(await countOverdue(daysLater(days)), `after ${days} days`).toEqual(none)
  }
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from bookings where status in ('pending', 'confirmed'))::int
      + (select count(*) from service_requests where status = 'pending')::int as open`.execute(own.db)
  expect(rows[0]!.open).toBe(0)
})
