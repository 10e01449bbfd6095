/** What people searched without a result: counted beside the search, bounded, without whoever it was, and with an end. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createProfessional, type Person } from "../../../test/people.ts"
import { DAY_MS } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"
import { searchJobs } from "../search.jobs.server.ts"
import { searchData } from "../search.personal.server.ts"
import { addUnanswered } from "./unanswered.queries.server.ts"
import { MOST_TERMS_A_DAY, termOf } from "./unanswered.rules.ts"
import { countUnanswered, flushUnanswered } from "./unanswered-counts.server.ts"

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startTestApp({ trustedProxies: ["127.0.0.1"] })
  admin = await createAdmin(t)
  await createProfessional(t, { slug: "architect" })
})
beforeEach(async () => {
  // What other tests of this process searched waits in it, too.
  await flushUnanswered(t.db, new Date(8.64e15))
  await t.db.deleteFrom("unanswered_searches").execute()
  await t.db.deleteFrom("unanswered_search_hours").execute()
})
afterAll(() => t.close())

const search = (query: string, from = "10.0.0.1", more = "") =>
  t.call("GET", `/search?query=${encodeURIComponent(query)}${more}`, { headers: { "x-forwarded-for": from } })
const listed = async (query = "") => {
  await flushUnanswered(t.db, t.clock.now)
  const { body } = await t.call("GET", `/admin/searches?${query}`, { token: admin.token })
  return body.searches as { term: string; searches: number }[]
}
const figure = async () => {
  const { body } = await t.call("GET", "/admin/figures", { token: admin.token })
  return body.figures.find(({ kind }: { kind: string }) => kind === "unanswered_searches")
}

test("what found nobody is listed and counted, what found somebody is not, and what is typed on is one search", async () => {
  await search("qwx", "10.0.0.1")
  await search("Qwxzzy  Vbnm", "10.0.0.1")
  await search("qwxzzy vbnm", "10.0.0.2")
  await search("architect", "10.0.0.3")
  await search("qwxzzy", "10.0.0.4", "&min_rating=5")
  expect(await listed()).toMatchObject([{ term: "qwxzzy vbnm", searches: 2 }])
  expect(await figure()).toEqual({ kind: "unanswered_searches", now: 2, before: 0 })
})

test("who is named by a number or an address is counted, and not kept", async () => {
  for (const query of [
    ...[
      "asha@zq.example",
      "98220 12345",
      "+91-98220-12345",
      "९८२२० १२३४५",
      "98220/12345",
      "98220–12345",
      "0 98 22,01.23:45",
    ],
    ...[`${"x".repeat(76)} 9822012345`, "painter 2543‑1234"],
  ])
    expect([query, termOf(query)]).toEqual([query, undefined])
  for (const query of ["2 bhk 1200 sq ft", "२ बीएचके", "pune 411038"]) expect(termOf(query)).toBe(query)
  expect(termOf(`3 bhk ${"x".repeat(100)}`)).toHaveLength(80)
  countUnanswered({ query: "qz asha@zq.example", isClose: false }, "10.0.0.5", t.clock.now)
  expect(await listed()).toEqual([])
  expect(await figure()).toMatchObject({ now: 1 })
})

test("who leaves is forgotten among them, by whole words in any order and script; what only sounds so stays", async () => {
  const person = { full_name: "Madhuri  Deshpande", business_name: "Art", former: [], professional_id: null } as never
  const forgotten = ["deshpande, madhuri", "ｍａｄｈｕｒｉ deshpande pune", "माधुरी deshpande's", "art"]
  const kept = ["madhuri designer", "madhurideshpande", "wall art", "party hall", "madhuri deshpandey"]
  for (const [n, query] of [...forgotten, ...kept].entries())
    countUnanswered({ query, isClose: false }, `10.0.2.${n}`, t.clock.now)
  expect(await listed()).toHaveLength(forgotten.length + kept.length)
  await searchData.erase(t.db, person, t.clock.now)
  expect((await listed()).map(({ term }) => term).sort()).toEqual(kept.toSorted())
})

test("one network counts so far within an hour, and a day keeps so many terms", async () => {
  for (let n = 0; n < 600; n++) countUnanswered({ query: `${n} zq`, isClose: false }, "10.0.0.6", t.clock.now)
  await flushUnanswered(t.db, t.clock.now)
  const { now } = await figure()
  expect(now).toBeGreaterThan(0)
  const day = indianDay(t.clock.now)
  const at = t.clock.now.toISOString()
  const terms = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ day, hour: `${at.slice(0, 13)}:00:00Z`, last_searched_at: at, close: 0 },
      ...{ term: `term ${n + from}`, searches: 1 },
    }))
  await Promise.all([addUnanswered(t.db, terms(400)), addUnanswered(t.db, terms(400, 300))])
  const { kept } = await t.db
    .selectFrom("unanswered_searches")
    .select(({ fn }) => fn.countAll<number>().as("kept"))
    .where("term", "like", "%")
    .executeTakeFirstOrThrow()
  expect(Number(kept)).toBeLessThanOrEqual(MOST_TERMS_A_DAY)
  expect((await figure()).now).toBe(now + 800)
})

test("on a full day a new term takes the place of what was searched once, the longest ago", async () => {
  const day = indianDay(t.clock.now)
  const term = (name: string, minute: number, searches = 1) => ({
    ...{ day, hour: `${day}T00:00:00Z`, term: name, searches, close: 0 },
    last_searched_at: new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString(),
  })
  const many = Array.from({ length: MOST_TERMS_A_DAY }, (_, n) => term(`zq ${n}`, n + 1, n < 2 ? 2 : 1))
  await addUnanswered(t.db, many)
  await addUnanswered(t.db, [term("new", 1000), term("zq 5", 1000), term("zq 3", 1001)])
  const terms = async () =>
    (await t.db.selectFrom("unanswered_searches").select("term").execute()).map(({ term }) => term)
  const expected = [...many.map(({ term }) => term).filter((one) => one !== "zq 2"), "new"]
  expect((await terms()).sort()).toEqual(expected.sort())
  // What many look for stays, and no more is kept than there may be.
  await addUnanswered(
    t.db,
    Array.from({ length: MOST_TERMS_A_DAY }, (_, n) => term(`vb ${n}`, 1100)),
  )
  expect((await terms()).filter((one) => one.startsWith("zq")).sort()).toEqual(["zq 0", "zq 1", "zq 3", "zq 5"])
  expect(await terms()).toHaveLength(MOST_TERMS_A_DAY)
})

test("the seven days before stand for themselves, and after 90 days it is forgotten", async () => {
  const ago = (days: number) => new Date(t.clock.now.getTime() - days * DAY_MS)
  for (const days of [8, 30, 100]) countUnanswered({ query: `zq ${days}`, isClose: true }, `10.0.1.${days}`, ago(days))
  expect(await listed("period=before")).toMatchObject([{ term: "zq 8", close: 1 }])
  expect(await listed("period=quarter&limit=1")).toHaveLength(1)
  await searchJobs.forget_unanswered_searches!(null, { db: t.db, clock: () => t.clock.now } as never)
  const { rows } = { rows: await t.db.selectFrom("unanswered_searches").select("term").orderBy("term").execute() }
  expect(rows.map(({ term }) => term)).toEqual(["zq 30", "zq 8"])
})
