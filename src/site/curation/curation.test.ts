/** What the desk sets on public pages: who may, when it is shown, what leaves by itself, and two who do so at once. */
import { sql } from "kysely"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, type Person } from "../../../test/people.ts"
import { openDb, openPool } from "../../platform/database/database.server.ts"
import type { Testimonial } from "../summaries.ts"
import { currentBanner } from "./banner.server.ts"
import { SiteBanner } from "./components/site-banner.tsx"
import { contentJobs } from "./curation.jobs.server.ts"
import { countQuotable } from "./curation.queries.server.ts"

let t: TestApp
let clerk: Person
let reader: Person
beforeAll(async () => {
  t = await startTestApp()
  // Only into a database where nobody is.
  await loadDemo(t.db, { now: t.clock.now, hashPassword: async () => "unused" })
  clerk = await createAdmin(t, "Shubhangi Rane", false, "desk")
  reader = await createAdmin(t, "Isha Phadke", false, "reader")
})
beforeEach(() => t.db.deleteFrom("home_reviews").execute())
afterAll(() => t.close())

const off = { text: "", level: "info", from: "", until: "", is_on: false }
const content = async (by = clerk) => (await t.call("GET", "/admin/content", { token: by.token })).body
const setBanner = async (fields: object, by = clerk, version?: number) =>
  t.call("PUT", "/admin/content/banner", {
    token: by.token,
    body: { ...off, ...fields, version: version ?? (await content()).banner.version },
  })
const shown = () => currentBanner({ db: t.db, clock: () => t.clock.now, isCached: true })
const lastAct = async (act: string) =>
  t.db.selectFrom("audit_entries").selectAll().where("act", "=", act).orderBy("id", "desc").executeTakeFirst()

test("the banner is off until somebody switches it on, and goes back by the same call", async () => {
  expect((await content(reader)).banner).toMatchObject({ text: "", is_on: false, state: "off" })
  expect(await shown()).toBeNull()
  expect((await setBanner({ text: "Closed for Diwali", is_on: true }, reader)).status).toBe(403)
  const set = await setBanner({ text: "दिवाळीनिमित्त बंद", level: "warning", is_on: true })
  expect(set).toMatchObject({ status: 200, body: { banner: { state: "shown" }, before: { text: "", is_on: false } } })
  expect(await shown()).toEqual({ text: "दिवाळीनिमित्त बंद", level: "warning" })
  expect(await lastAct("change_banner")).toMatchObject({
    account_id: clerk.account_id,
    details: { text: "दिवाळीनिमित्त बंद", is_on: true },
  })
  const { state, version, ...before } = set.body.before
  expect((await setBanner(before, clerk, set.body.banner.version)).status).toBe(200)
  expect(await shown()).toBeNull()
})

test("it is shown from its hour until its end, and pages that are kept hear of both", async () => {
  t.clock.now = new Date("2026-11-24T04:00:00Z")
  const set = await setBanner({ text: "Tonight", is_on: true, from: "2026-11-24T10:00", until: "2026-11-24T11:00" })
  expect(set.body.banner.state).toBe("waiting")
  const wasShown = async () =>
    (await t.db.selectFrom("site_banner").select("was_shown").executeTakeFirstOrThrow()).was_shown
  const turn = () => contentJobs.turn_banner!(null, { db: t.db, clock: () => t.clock.now } as never)
  for (const [at, isShown] of [
    ["2026-11-24T04:29:59Z", false],
    ["2026-11-24T04:30:00Z", true],
    ["2026-11-24T05:29:59Z", true],
    ["2026-11-24T05:30:00Z", false],
  ] as const) {
    t.clock.now = new Date(at)
    await turn()
    expect([at, (await shown()) !== null, await wasShown()]).toEqual([at, isShown, isShown])
  }
  t.clock.now = new Date()
})

test.each([
  [{ is_on: true }, "text"],
  [{ text: "a".repeat(241) }, "text"],
  [{ text: "Soon", level: "loud" }, "level"],
  [{ text: "Soon", from: "2026-11-24T11:00", until: "2026-11-24T11:00" }, "until"],
  [{ text: "Soon", from: "2026-02-30T11:00" }, "from"],
  [{ text: "Soon", until: "tomorrow" }, "until"],
])("refused with a sentence at its field: %j", async (fields, field) => {
  const { status, body } = await setBanner(fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test("of two who change it at once the second is told", async () => {
  const { version } = (await content()).banner
  const answers = await Promise.all(["One", "Two"].map((text) => setBanner({ text }, clerk, version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([-1, 2_147_483_648, 3_000_000_000, 1e30])(
  "a version that no row can have is refused: %j",
  async (version) => {
    expect((await setBanner({ text: "Soon" }, clerk, version)).status).toBe(422)
  },
)

test("its text is text", () => {
  const html = renderToStaticMarkup(
    createElement(SiteBanner, { banner: { text: "<script>alert(1)</script> & more", level: "urgent" } }),
  )
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; more")
})

test("a page does without it while the database is away", async () => {
  const db = openDb(openPool("postgres://nobody@127.0.0.1:1/nowhere"))
  expect(await currentBanner({ db, clock: () => new Date(), isCached: false })).toBeNull()
})

const home = async (): Promise<string[]> =>
  (await t.call("GET", "/homepage/testimonials")).body.data.map(({ id }: Testimonial) => id)
const quotable = async (q = ""): Promise<Testimonial[]> =>
  (await t.call("GET", `/admin/content/reviews?${new URLSearchParams({ q })}`, { token: clerk.token })).body.reviews
const choose = (ids: string[], seen: string[], by = clerk) =>
  t.call("PUT", "/admin/content/reviews", { token: by.token, body: { ids, seen } })

test("chosen reviews stand on the home page in their order; one that is hidden leaves, and without any the newest are back", async () => {
  const newest = await home()
  const [first, second, third] = (await quotable()).map(({ id }) => id).toReversed() as [string, string, string]
  expect((await choose([second, first], [], reader)).status).toBe(403)
  expect((await choose([second, third, first], [])).status).toBe(200)
  expect(await home()).toEqual([second, third, first])
  expect(await lastAct("choose_home_reviews")).toMatchObject({
    details: { reviews: [second, third, first], before: [] },
  })

  await t.db.updateTable("reviews").set({ has_public_consent: false }).where("id", "=", third).execute()
  expect(await home()).toEqual([second, first])
  expect((await content()).reviews.map(({ shown }: { shown: object | null }) => shown === null)).toEqual([
    false,
    true,
    false,
  ])
  // It may stay chosen while others are changed, and cannot be chosen anew.
  expect((await choose([first, third], [second, third, first])).status).toBe(200)
  expect((await choose([first], [first, third])).status).toBe(200)
  expect((await choose([first, third], [first])).status).toBe(409)
  await t.db.updateTable("reviews").set({ has_public_consent: true }).where("id", "=", third).execute()
  expect((await choose([], [first])).status).toBe(200)
  expect(await home()).toEqual(newest)
})

test("what is just being chosen is not hidden before the choice stands", async () => {
  const id = (await quotable())[0]!.id
  await t.db.transaction().execute(async (choosing) => {
    expect(await countQuotable(choosing, [id])).toBe(1)
    const hiding = t.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '200ms'`.execute(trx)
      await trx.updateTable("reviews").set({ hidden_at: t.clock.now }).where("id", "=", id).execute()
    })
    await expect(hiding).rejects.toThrow(/lock timeout/)
  })
})

test("only what was seen is changed, seven are too many, and none stands there twice", async () => {
  const ids = (await quotable()).map(({ id }) => id)
  expect((await choose(ids.slice(0, 7), [])).status).toBe(422)
  expect((await choose([ids[0]!, ids[0]!], [])).status).toBe(422)
  expect((await choose(["no-such-review"], [])).status).toBe(409)
  const both = await Promise.all([choose([ids[0]!], []), choose([ids[1]!], [])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test("reviews are found by words and names, and only those that may be quoted", async () => {
  const [one] = await quotable()
  const found = await quotable(`${one!.customer_name} ${one!.provider_name}`)
  expect(found.map(({ id }) => id)).toContain(one!.id)
  expect(await quotable("%")).toEqual([])
  await t.db.updateTable("reviews").set({ has_public_consent: false }).where("id", "=", one!.id).execute()
  expect((await quotable(one!.comment.slice(0, 40))).map(({ id }) => id)).not.toContain(one!.id)
})
