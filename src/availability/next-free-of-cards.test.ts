// For how long a card's next free time is kept: until its calendar changes, its time is too near, or a minute is over.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import { openDb, openPool } from "../platform/database/database.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { writeHours } from "./hours/hours.queries.server.ts"
import { openNextFreeCache } from "./next-free-of-cards.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

let elapsed = 0
let findStarts: ReturnType<typeof openNextFreeCache>
beforeEach(() => {
  t.clock.now = new Date("2026-11-23T13:00:00Z")
  elapsed = 0
  findStarts = openNextFreeCache(() => elapsed)
})

/** From 8 to 10 o'clock each day, half an hour's notice; a visit takes one hour. */
const saveHours = ({ professional_id }: Professional, from = 480) => {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to: 600 }))
  const hours = { weekly, slot_minutes: 30, notice_minutes: 30, horizon_days: 60, buffer_minutes: 0 }
  return writeHours(t.db, professional_id, { hours, version: undefined, now: t.clock.now })
}
/** Whose last change was a day ago. */
const keeper = async () => {
  const { now } = t.clock
  t.clock.now = new Date(now.getTime() - DAY_MS)
  const one = await createProfessional(t)
  await saveHours(one)
  const written = t.db.updateTable("professional_services").set({ updated_at: t.clock.now })
  await written.where("id", "=", one.service_id).execute()
  t.clock.now = now
  return one
}
/** As one node shows them, in so many statements at most. */
const shown = (most: number, ...people: Professional[]) =>
  withQueryBudget(most, t.databaseUrl, async (db) => {
    const ids = people.map(({ service_id }) => service_id)
    const starts = await findStarts({ db, clock: () => t.clock.now }, ids)
    return ids.map((id) => starts.get(id)?.toISOString())
  })
const book = async ({ professional_id: provider_id, service_id }: Professional, booking_date: string) => {
  const { token } = await createCustomer(t)
  const body = { provider_id, service_id, booking_date, place: { locality: "Baner" } }
  const answer = await t.call("POST", "/booking/create", { token, body })
  expect(answer.status).toBe(201)
  return { id: answer.body.data.id, token }
}

const at8 = "2026-11-24T02:30:00.000Z"
const at9 = "2026-11-24T03:30:00.000Z"

test("what is known takes no statement, and beside it only what is new is looked at", async () => {
  const [one, other] = [await keeper(), await keeper()]
  expect(await shown(1, one)).toEqual([at8])
  expect(await shown(0, one)).toEqual([at8])
  expect(await shown(1, one, other)).toEqual([at8, at8])
  expect(await shown(0, other, one)).toEqual([at8, at8])
})

test("a booking, and one that is taken back, are seen a second later, and only theirs is looked at anew", async () => {
  const [one, other] = [await keeper(), await keeper()]
  await shown(1, one, other)
  const { id, token } = await book(one, at8)
  expect(await shown(0, one, other)).toEqual([at8, at8])
  elapsed += 1_000
  // The check alone: the other's calendar is as it was.
  expect(await shown(1, other)).toEqual([at8])
  expect(await shown(1, one, other)).toEqual([at9, at8])
  expect(await shown(0, one, other)).toEqual([at9, at8])
  await t.call("POST", `/user/bookings/${id}/cancel`, { token, body: {} })
  elapsed += 1_000
  expect(await shown(2, one, other)).toEqual([at8, at8])
})

test("what was written up to ten seconds before a check, and committed after it, is seen by the next one", async () => {
  const one = await keeper()
  t.clock.now = new Date("2026-11-23T13:01:00Z")
  await shown(1, one)
  elapsed += 1_000
  await shown(1, one)
  t.clock.now = new Date("2026-11-23T13:00:51Z")
  await book(one, at8)
  t.clock.now = new Date("2026-11-23T13:01:01Z")
  elapsed += 1_000
  expect(await shown(2, one)).toEqual([at9])
})

test("hours, and a visit that takes longer, are seen a second later", async () => {
  const one = await keeper()
  await shown(1, one)
  await saveHours(one, 540)
  elapsed += 1_000
  expect(await shown(2, one)).toEqual([at9])
  const longer = t.db.updateTable("professional_services").set({ duration_minutes: 180, updated_at: t.clock.now })
  await longer.where("id", "=", one.service_id).execute()
  elapsed += 1_000
  expect(await shown(2, one)).toEqual([undefined])
})

test("a time that can no longer be booked is not kept", async () => {
  const one = await keeper()
  expect(await shown(1, one)).toEqual([at8])
  t.clock.now = new Date("2026-11-24T01:59:59Z")
  expect(await shown(0, one)).toEqual([at8])
  t.clock.now = new Date("2026-11-24T02:00:00Z")
  expect(await shown(1, one)).toEqual([at8])
  t.clock.now = new Date("2026-11-24T02:00:01Z")
  expect(await shown(1, one)).toEqual(["2026-11-24T03:00:00.000Z"])
})

test("what no row's time of change says is seen a minute later", async () => {
  const one = await keeper()
  await shown(1, one)
  const longer = t.db.updateTable("professional_services").set({ duration_minutes: 180 })
  await longer.where("id", "=", one.service_id).execute()
  elapsed = 59_999
  expect(await shown(1, one)).toEqual([at8])
  elapsed = 60_000
  expect(await shown(1, one)).toEqual([undefined])
  expect(await shown(0, one)).toEqual([undefined])
})

test("where nobody keeps hours nothing is asked, and while a check fails what is known is shown for five seconds", async () => {
  const one = await keeper()
  await shown(1, one)
  elapsed = 2_000
  expect(await shown(0)).toEqual([])
  const away = openDb(openPool(`${t.databaseUrl}_not_there`))
  const ask = async () => (await findStarts({ db: away, clock: () => t.clock.now }, [one.service_id])).size
  expect(await ask()).toBe(1)
  elapsed = 5_001
  await expect(ask()).rejects.toThrow("does not exist")
  await away.destroy()
  expect(await shown(1, one)).toEqual([at8])
})

test("two who ask at once share one look, and a look that failed is made again", async () => {
  const one = await keeper()
  expect(await withQueryBudget(1, t.databaseUrl, (db) => twice(db, one))).toEqual([at8, at8])
  const other = await keeper()
  const away = openDb(openPool(`${t.databaseUrl}_not_there`))
  await expect(findStarts({ db: away, clock: () => t.clock.now }, [other.service_id])).rejects.toThrow("does not exist")
  await away.destroy()
  expect(await shown(1, other)).toEqual([at8])
})

const twice = (db: TestApp["db"], { service_id }: Professional) => {
  const ctx = { db, clock: () => t.clock.now }
  const ask = async () => (await findStarts(ctx, [service_id])).get(service_id)?.toISOString()
  return Promise.all([ask(), ask()])
}
