import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional, type Professional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import { until } from "../../test/until.ts"
import { newId } from "../platform/id.ts"
import { getProfile } from "./professional.server.ts"
import { structuredData } from "./profile.sharing.ts"
import { isVerified, readChecks } from "./verification.rules.ts"

let t: TestApp
let architect: Professional
let designers: Professional[]
beforeAll(async () => {
  t = await startTestApp()
  architect = await createProfessional(t, { slug: "architect", price: null })
  designers = [await createProfessional(t), await createProfessional(t), await createProfessional(t)]
})
afterAll(() => t.close())

const show = async (id: string) => t.call("GET", `/provider/${id}`)
const day = (days: number) => new Date(t.clock.now.getTime() + days * 86_400_000)

test("a profile tells what was checked, when and until when, and what was not", async () => {
  await t.db
    .insertInto("professional_checks")
    .values([
      {
        professional_id: architect.professional_id,
        kind: "kyc",
        result: "approved",
        checked_at: day(-10),
        valid_until: day(300),
      },
      {
        professional_id: architect.professional_id,
        ...{ kind: "coa", number: "CA/2010/12345", checker: "Meera Joshi" },
        result: "approved",
        checked_at: day(-400),
        valid_until: day(-35),
      },
      {
        ...{ professional_id: architect.professional_id, kind: "gst", result: "refused", note: "Name differs" },
        ...{ number: "27AAPFU0939F1ZV", checker: "Meera Joshi" },
      },
    ])
    .execute()
  const { body } = await show(architect.professional_id)
  expect(body.provider).toMatchObject({
    is_verified: false,
    kyc_verified: true,
    gst_verified: false,
    average_rating: null,
  })
  expect(body.provider.verification.checks).toMatchObject([
    { kind: "kyc", state: "approved", number: null, checked_by: null },
    { kind: "coa", state: "expired", number: "CA/2010/12345", checked_by: "Meera Joshi" },
    { kind: "gst", state: "not_verified", checked_at: null, number: null, checked_by: null },
  ])
  expect(JSON.stringify(body)).not.toContain("27AAPFU0939F1ZV")
  expect(JSON.stringify(body)).not.toContain("Name differs")
  expect(JSON.stringify(body)).not.toContain("@test.example")
  expect(body.provider.services).toMatchObject([
    { service_type: "architect", price: null, duration: 60, locations: [{ city: "Pune" }] },
  ])
})

test("paused services are not shown; a suspended or unknown professional is 404", async () => {
  const [designer] = designers
  await t.db
    .updateTable("professional_services")
    .set({ is_active: false })
    .where("id", "=", designer!.service_id)
    .execute()
  expect((await show(designer!.professional_id)).body.provider.services).toEqual([])
  await t.db
    .updateTable("professional_services")
    .set({ is_active: true })
    .where("id", "=", designer!.service_id)
    .execute()
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", designer!.account_id).execute()
  for (const id of [designer!.professional_id, "nobody", "%00", "'; drop"]) {
    expect((await show(encodeURI(id))).status, id).toBe(404)
  }
  await t.db.updateTable("accounts").set({ suspended_at: null }).where("id", "=", designer!.account_id).execute()
})

test("lists of a category page by cursor without gap or double", async () => {
  const seen = await listed(1, "&category=Interior%20Designer")
  expect(seen.toSorted()).toEqual(designers.map((one) => one.professional_id).toSorted())
  const byType = await t.call("GET", "/service_providers?service_type=architect")
  expect(byType.body.providers).toMatchObject([
    { id: architect.professional_id, primary_location: "Pune", profile_image: null },
  ])
  expect((await t.call("GET", "/providers?cursor=zzz")).status).toBe(422)
})

test("who offers several services stands once in the list of all, and in the list of each", async () => {
  const [designer] = designers
  const [id, { professional_id, service_id }] = [newId(), designer!]
  const types = t.db.selectFrom("service_types").select("id").where("slug", "=", "architect")
  const areas = t.db.selectFrom("professional_service_areas").select("city_id").where("service_id", "=", service_id)
  const { id: service_type_id } = await types.executeTakeFirstOrThrow()
  const { city_id } = await areas.executeTakeFirstOrThrow()
  await t.db.insertInto("professional_services").values({ id, professional_id, service_type_id }).execute()
  await t.db.insertInto("professional_service_areas").values({ id: newId(), service_id: id, city_id }).execute()
  const everybody = [architect, ...designers].map((one) => one.professional_id).toSorted()
  for (const limit of [1, 2, 20]) expect((await listed(limit)).toSorted(), `pages of ${limit}`).toEqual(everybody)
  const architects = [architect.professional_id, professional_id].toSorted()
  expect((await listed(1, "&category=Architect")).toSorted()).toEqual(architects)
  await t.db.deleteFrom("professional_services").where("id", "=", id).execute()
})

/** The ids of a whole list, page after page. */
const listed = async (limit: number, filter = "") => {
  const seen: string[] = []
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await t.call("GET", `/providers?limit=${limit}${filter}${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.providers.map((one: { id: string }) => one.id))
    cursor = body.next
  }
  return seen
}

test("a badge that fell is gone from lists at once, before its rank follows", async () => {
  const holdUntil = (valid_until: Date | null) =>
    t.db
      .updateTable("professional_checks")
      .set({ valid_until })
      .where("professional_id", "=", architect.professional_id)
      .execute()
  const badge = async () => (await t.call("GET", "/providers?category=Architect")).body.providers[0].is_verified
  const before = t.clock.now
  await holdUntil(day(1))
  expect(await badge()).toBe(true)
  t.clock.now = day(2)
  expect(await badge()).toBe(false)
  t.clock.now = before
  await holdUntil(null)
})

test("a profile is one statement", async () => {
  const ctx = {
    actor: null,
    clock: () => t.clock.now,
    language: "en" as const,
    requestId: "test",
    network: "test",
    publicUrl: "http://test",
  }
  await withQueryBudget(1, t.databaseUrl, (db) => getProfile({ ...ctx, db }, { id: architect.professional_id }))
})

test("structured data names a rating only where reviews stand behind it", async () => {
  const site = { publicUrl: "http://test", language: "en" as const, cities: ["Pune"], services: [] }
  const { provider } = (await show(designers[1]!.professional_id)).body
  expect(structuredData(provider, site)[0]).not.toHaveProperty("aggregateRating")
  const rated = structuredData({ ...provider, average_rating: 4.5, total_reviews: 2 }, site)[0]
  expect(rated).toMatchObject({ "@type": "LocalBusiness", aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
})

test("a badge needs identity; for an architect the Council's register, too; never GST", () => {
  const row = (kind: "kyc" | "coa") => ({
    kind,
    result: "approved",
    checked_at: "2026-01-01T00:00:00Z",
    ...{ valid_until: null, number: null, checker: null },
  })
  const now = new Date()
  expect(isVerified(readChecks([row("kyc")], false, now), false)).toBe(true)
  expect(isVerified(readChecks([row("kyc")], true, now), true)).toBe(false)
  expect(isVerified(readChecks([row("kyc"), row("coa")], true, now), true)).toBe(true)
  expect(isVerified(readChecks([row("coa")], true, now), true)).toBe(false)
})

/** What is kept for everybody, and somebody who is not to be seen any more. */
describe("with answers that are kept", () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({ keepsAnswers: true })
    await until(isListening, "the site to hear of it")
  })
  afterAll(() => t.close())

  const isListening = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and application_name = 'sthapati events' and state = 'idle' and query like 'listen%'`.execute(t.db)
    return rows.length > 0
  }

  /** Less than the five seconds of the call. */
  const soon = { timeout: 4_000, interval: 10 }

  test.each<[string, (account: string) => Promise<unknown>]>([
    [
      "suspended",
      (id) => t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", id).execute(),
    ],
    ["deleted", (id) => t.db.deleteFrom("accounts").where("id", "=", id).execute()],
  ])("a professional who is %s is gone before the kept profile is too old", async (_how, hide) => {
    const { account_id, professional_id } = await createProfessional(t)
    const status = async () => (await t.call("GET", `/provider/${professional_id}`)).status
    expect(await status()).toBe(200)
    await hide(account_id)
    await expect.poll(status, soon).toBe(404)
  })

  test("a price, a place and a pause are seen before what is kept is too old", async () => {
    const { token, professional_id, service_id } = await createProfessional(t, { price: "1000.00" })
    const shown = async () => {
      const { services } = (await t.call("GET", `/provider/${professional_id}`)).body.provider
      return services.map((one: { price: string; locations: unknown[] }) => [one.price, one.locations.length])
    }
    const found = async () => {
      const { services } = (await t.call("GET", "/search?city=Pune&limit=100")).body
      return services.filter(({ id }: { id: string }) => id === service_id).length
    }
    const offer = `/services/${service_id}`
    expect([await shown(), await found()]).toEqual([[["1000.00", 1]], 1])
    await t.call("PUT", offer, { token, body: { price: "1400" } })
    await expect.poll(shown, soon).toEqual([["1400.00", 1]])
    const { id } = await t.db.selectFrom("cities").select("id").where("name", "=", "Delhi").executeTakeFirstOrThrow()
    await t.call("POST", `${offer}/locations`, { token, body: { city_id: id } })
    await expect.poll(shown, soon).toEqual([["1400.00", 2]])
    await t.call("PUT", offer, { token, body: { active: false } })
    await expect.poll(async () => [await shown(), await found()], soon).toEqual([[], 0])
  })
})
