/** Views and searches are counted for people, without a trace of who they are, and not for programs or for oneself. */
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../../test/people.ts"
import { DAY_MS } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import { countDays } from "../day-count.jobs.server.ts"
import { countSeen, flushSeen } from "./seen-counts.server.ts"

let t: TestApp
let studio: Professional
beforeAll(async () => {
  // As in life: limits are part of what is tested.
  t = await startTestApp({ rateLimitScale: 1, trustedProxies: ["127.0.0.1"] })
})
beforeEach(async () => {
  studio = await createProfessional(t)
})
afterAll(() => t.close())

const browser =
  "Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36"
let lastNetwork = 0
const newNetwork = () => `10.0.${Math.floor(++lastNetwork / 250)}.${lastNetwork % 250}`

interface Sent {
  userAgent?: string
  from?: string
  token?: string
}
const send = (body: unknown, { userAgent = browser, from = newNetwork(), token }: Sent = {}) =>
  t.call("POST", "/seen", { body, token, headers: { "user-agent": userAgent, "x-forwarded-for": from } })

const counted = async ({ professional_id }: Professional) => {
  await flushSeen(t.db)
  const { rows } = await sql<{ profile_views: number; times_found: number }>`
    select coalesce(sum(profile_views), 0)::int as profile_views, coalesce(sum(times_found), 0)::int as times_found
    from professional_days where professional_id = ${professional_id}`.execute(t.db)
  return rows[0]!
}

test("a view and a search count once each, on the Indian day on which they were", async () => {
  const { professional_id: profile } = studio
  await send({ profile })
  await send({ found: [profile, profile] })
  expect(await counted(studio)).toEqual({ profile_views: 1, times_found: 1 })
  const { now } = t.clock
  t.clock.now = new Date(`${new Date(now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10)}T18:30:00Z`)
  await send({ profile })
  await flushSeen(t.db)
  const { rows } = await sql<{ day: string }>`
    select max(day)::text as day from professional_days where professional_id = ${profile}`.execute(t.db)
  expect(rows[0]!.day).toBe(new Date(t.clock.now.getTime() + DAY_MS).toISOString().slice(0, 10))
  t.clock.now = now
})

test.each([
  ["a crawler", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["a program", "curl/8.5.0"],
  ["a browser without a person", "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0"],
  ["nothing", ""],
])("%s counts nothing, and is not told so", async (_who, userAgent) => {
  const { status, body } = await send({ profile: studio.professional_id }, { userAgent })
  expect([status, body]).toEqual([200, { success: true }])
  expect(await counted(studio)).toMatchObject({ profile_views: 0 })
})

test("nobody counts for themselves who says who they are; others who do are counted like everybody", async () => {
  const { professional_id: profile, token } = studio
  await send({ profile, found: [profile] }, { token })
  expect(await counted(studio)).toEqual({ profile_views: 0, times_found: 0 })
  await send({ profile }, { token: (await createCustomer(t)).token })
  expect(await counted(studio)).toMatchObject({ profile_views: 1 })
})

describe("one network", () => {
  test("adds to one professional only so often a day", async () => {
    const from = newNetwork()
    for (let n = 0; n < 50; n++) await send({ profile: studio.professional_id }, { from })
    expect(await counted(studio)).toMatchObject({ profile_views: 20 })
    await send({ profile: studio.professional_id })
    expect(await counted(studio)).toMatchObject({ profile_views: 21 })
  })

  test("and in a minute only so often at all", async () => {
    const from = newNetwork()
    for (let n = 0; n < 60; n++) await send({ found: [newId()] }, { from })
    await send({ profile: studio.professional_id }, { from })
    expect(await counted(studio)).toMatchObject({ profile_views: 0 })
  })
})

test("a network that makes up professionals without end does not lift the limit of others", async () => {
  const [own, flooding] = [newNetwork(), newNetwork()]
  const { professional_id } = studio
  const seen = (id: string, network: string) =>
    countSeen("profile_views", id, { network, userAgent: browser }, t.clock.now)
  for (let n = 0; n < 30; n++) seen(professional_id, own)
  expect(await counted(studio)).toMatchObject({ profile_views: 20 })
  for (let n = 0; n < 50_000; n++) seen(newId(), flooding)
  await flushSeen(t.db)
  seen(professional_id, own)
  expect(await counted(studio)).toMatchObject({ profile_views: 20 })
  seen(professional_id, newNetwork())
  expect(await counted(studio)).toMatchObject({ profile_views: 21 })
})

test("what is made up is nobody, and what is none is refused", async () => {
  expect((await send({ profile: newId(), found: [newId()] })).status).toBe(200)
  await flushSeen(t.db)
  for (const body of [
    { profile: "x".repeat(400) },
    { profile: { toString: "1" } },
    { profile: "'; drop table professional_days --" },
    { found: Array.from({ length: 13 }, newId) },
    { found: "all" },
    { found: [1e300] },
    [],
  ])
    expect((await send(body)).status, JSON.stringify(body)).toBe(422)
  expect((await send({})).status).toBe(200)
})

test("who is hidden is not counted", async () => {
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", studio.account_id).execute()
  await send({ profile: studio.professional_id })
  expect(await counted(studio)).toMatchObject({ profile_views: 0 })
})

test("days that are counted anew keep their views", async () => {
  await send({ profile: studio.professional_id })
  await flushSeen(t.db)
  await sql`insert into day_changes (professional_id, day)
    select professional_id, day from professional_days where professional_id = ${studio.professional_id}`.execute(t.db)
  await countDays(t.db, () => t.clock.now)
  expect(await counted(studio)).toMatchObject({ profile_views: 1 })
})

test("while the database is away nothing is lost", async () => {
  await send({ profile: studio.professional_id })
  const gone = t.db.transaction().execute(async (db) => {
    await sql`select 1 / 0`.execute(db).catch(() => undefined)
    await flushSeen(db)
  })
  await expect(gone).rejects.toThrow("aborted")
  expect(await counted(studio)).toMatchObject({ profile_views: 1 })
})

test("flushed by several at once, each is added", async () => {
  for (let n = 0; n < 5; n++) {
    await send({ profile: studio.professional_id })
    await Promise.all([flushSeen(t.db), send({ profile: studio.professional_id }), flushSeen(t.db)])
  }
  expect(await counted(studio)).toMatchObject({ profile_views: 10 })
})

test("nothing of who was there is kept", async () => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = 'professional_days'`.execute(t.db)
  expect(rows.map(({ column_name }) => column_name).sort()).toEqual([
    ...["booked_requests", "bookings", "completed_bookings", "day", "professional_id", "profile_views", "requests"],
    ...["revenue", "reviews", "stars", "times_found", "unpriced_bookings"],
  ])
  const answer = await send({ profile: studio.professional_id })
  expect(answer.headers["set-cookie"]).toBeUndefined()
})
