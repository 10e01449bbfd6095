import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { OwnSite } from "../../e2e/own-site.ts"
import { seededRandom } from "../chance.ts"
import { bookAndCancel, type Ledger, newLedger } from "./app-customer.ts"
import { listOffers, logIn, query, startSite } from "./app-site.ts"

const chance = seededRandom("app-ledger.test.ts")
let site: OwnSite

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.remove())

const accidents = {
  app: async () => {
    await site.killApp()
    await site.start()
  },
  database: async () => {
    site.killDatabase()
    await sleep(50)
    await site.isReady()
  },
  both: async () => {
    await site.killAppAndDatabase()
    await site.start()
  },
}

test("fifteen accidents under load: every answer stands, nothing twice, back within seconds", async () => {
  const ledger = newLedger()
  const offers = await listOffers(site, 8)
  const tokens = await Promise.all(["customer", "builder", "dual"].map((name) => logIn(site, `${name}@demo.example`)))
  let isOver = false
  // Two devices each.
  const customers = [...tokens, ...tokens].map((token) =>
    bookAndCancel({ url: site.url, token, offers, ledger, isOver: () => isOver }),
  )
  const working = Promise.all(customers)

  for (let round = 0; round < 15; round++) {
    const before = ledger.booked.size + ledger.refused
    await Promise.race([working, sleep(200 + chance() * 1500)])
    const kind = (["app", "database", "both"] as const)[round % 3]!
    const startedAt = Date.now()
    await accidents[kind]()
    expect(Date.now() - startedAt, `back after losing ${kind}`).toBeLessThan(20_000)
    await Promise.race([working, answersGoOn(ledger, before)])
  }
  isOver = true
  await working

  expect(ledger.booked.size).toBeGreaterThan(50)
  expect(ledger.cancelled.size).toBeGreaterThan(5)
  expect(ledger.retries, "answers were lost on the way").toBeGreaterThan(5)
  await expectAsAcknowledged(ledger)
  await expectNoOverlap()
  await expectToldOnce(ledger)
}, 400_000)

const answersGoOn = async (ledger: Ledger, before: number) => {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    if (ledger.booked.size + ledger.refused > before) return
  }
  throw new Error("Nobody got an answer after the accident.")
}

/** The notes hold the key, so that a booking nobody was told of would be found as well. */
const expectAsAcknowledged = async (ledger: Ledger) => {
  const rows = await query<{ id: string; key: string; status: string }>(
    site,
    "select id, substr(notes, 10) as key, status from bookings where notes like 'Asked as %'",
  )
  expect(rows.map(({ key, id }) => `${key} ${id}`).sort()).toEqual(
    [...ledger.booked].map(([key, id]) => `${key} ${id}`).sort(),
  )
  const cancelled = rows.filter(({ status }) => status === "cancelled").map(({ id }) => id)
  expect(cancelled.sort()).toEqual([...ledger.cancelled].sort())
  expect(rows.every(({ status }) => status === "cancelled" || status === "pending")).toBe(true)
}

const expectNoOverlap = async () => {
  const pairs = await query(
    site,
    `select from bookings a join bookings b on a.professional_id = b.professional_id and a.id < b.id
       and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`,
  )
  expect(pairs).toHaveLength(0)
}

/**
 * One event for each booking and each cancellation, and one notice: the second takes the place of the first. A letter for
 * both sides, unless it was cancelled before they went out.
 */
const expectToldOnce = async (ledger: Ledger) => {
  const rows = await query<{ id: string; events: number; notices: number; mails: number }>(
    site,
    `select b.id,
       (select count(*)::int from booking_events e where e.booking_id = b.id) as events,
       (select count(*)::int from notifications n where n.params ->> 'booking_id' = b.id) as notices,
       (select count(*)::int from mails m where m.params ->> 'booking_id' = b.id) as mails
     from bookings b where b.notes like 'Asked as %'`,
  )
  const wrong = rows.filter(({ id, events, notices, mails }) => {
    const [acts, letters] = ledger.cancelled.has(id) ? [2, 0] : [1, 2]
    return events !== acts || notices !== 1 || mails !== letters
  })
  expect(wrong).toEqual([])
}
