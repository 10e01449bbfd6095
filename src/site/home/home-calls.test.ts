import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createProfessional } from "../../../test/people.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** Answers are kept for seconds. */
const pass = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * 1000)
}

test("an empty marketplace says so: zero figures, one city, empty lists", async () => {
  const { body } = await t.call("GET", "/homepage/overview")
  expect(body.data).toMatchObject({ featured_providers: [], testimonials: [], cities: [{ name: "Pune" }] })
  expect(body.data.statistics).toEqual({
    total_providers: 0,
    total_bookings: 0,
    total_cities: 1,
    total_reviews: 0,
    average_rating: 0,
  })
})

test("with the demo catalogue every figure is what the rows say, and every testimonial was agreed to", async () => {
  await loadDemo(t.db, { now: t.clock.now, hashPassword: async () => "unused" })
  const { data } = (await t.call("GET", "/homepage/overview")).body
  const reviews = await t.db.selectFrom("reviews").select(["id", "rating", "has_public_consent"]).execute()
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
  expect(data.statistics.total_reviews).toBe(reviews.length)
  expect(data.statistics.average_rating).toBeCloseTo(mean, 1)
  // Counted from the papers themselves, not by the entries of the search.
  const { rows: counted } = await sql<{ professionals: number; cities: number }>`
    select count(*)::int as professionals, (select count(distinct city_id)::int from service_type_cities) as cities
    from public_professionals p
    where exists (
      select from professional_services s join professional_service_areas a on a.service_id = s.id
      where s.professional_id = p.id and s.is_active
    ) and not exists (
      select from (values ('kyc'), ('coa')) asked (kind)
      where (asked.kind = 'kyc' or exists (
        select from professional_services s join service_types t on t.id = s.service_type_id
        where s.professional_id = p.id and s.is_active and t.slug = 'architect'
      )) and not exists (
        select from professional_checks c where c.professional_id = p.id and c.kind = asked.kind
          and c.result = 'approved' and coalesce(c.valid_until, 'infinity') > ${t.clock.now}
      )
    )`.execute(t.db)
  expect(counted[0]!.professionals).toBeGreaterThan(10)
  expect(data.statistics).toMatchObject({
    total_providers: counted[0]!.professionals,
    total_cities: counted[0]!.cities,
  })
  expect(data.featured_providers).toHaveLength(6)
  expect(new Set(data.featured_providers.map((one: { id: string }) => one.id)).size).toBe(6)
  expect(data.statistics.total_bookings).toBe(
    (await t.db.selectFrom("bookings").select("id").where("status", "=", "completed").execute()).length,
  )
  expect(data.testimonials).not.toEqual([])
  for (const one of data.testimonials) {
    const row = reviews.find((review) => review.id === one.id)
    expect(row?.has_public_consent && row.rating >= 4).toBe(true)
  }
  const stars = data.testimonials.map((one: { overall_rating: number }) => one.overall_rating)
  expect(stars, "as mixed as they are written").toEqual([5, 5, 4])
  for (const [path, part] of [
    ["services", data.featured_services],
    ["featured-providers", data.featured_providers],
    ["testimonials", data.testimonials],
    ["statistics", data.statistics],
  ]) {
    expect((await t.call("GET", `/homepage/${path}`)).body).toEqual({ success: true, data: part })
  }
})

test("what somebody said who is suspended is not quoted, and is again once they are back", async () => {
  const quoted = async (): Promise<string[]> =>
    (await t.call("GET", "/homepage/testimonials")).body.data.map((one: { id: string }) => one.id)
  const [first] = await quoted()
  const { customer_id } = await t.db
    .selectFrom("reviews")
    .select("customer_id")
    .where("id", "=", first!)
    .executeTakeFirstOrThrow()
  const suspend = (suspended_at: Date | null) =>
    t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", customer_id).execute()
  await suspend(t.clock.now)
  pass(60)
  expect(await quoted()).not.toContain(first)
  await suspend(null)
  pass(60)
  expect(await quoted()).toContain(first)
})

test("a professional has one picture on cards and profile: of a work of theirs, and of their trade's", async () => {
  const projects = await t.db.selectFrom("portfolio_projects").select(["id", "professional_id", "drawing"]).execute()
  const { services } = (await t.call("GET", "/search?limit=100")).body
  const profiles = new Map<string, { services: { service_type: string }[]; cover: { seed: string } }>()
  for (const { provider_id } of services)
    profiles.set(provider_id, (await t.call("GET", `/provider/${provider_id}`)).body.provider)
  const foreign = { "interior-designer": ["elevation", "section"], architect: ["room", "detail"] }
  expect(services.length).toBeGreaterThan(30)
  for (const { provider_id, service_type, business_name, cover } of services) {
    const project = projects.find(({ id }) => id === cover.seed)
    expect.soft(project?.professional_id, business_name).toBe(provider_id)
    expect.soft(foreign[service_type as keyof typeof foreign], business_name).not.toContain(project?.drawing)
    const profile = profiles.get(provider_id)!
    if (profile.services[0]?.service_type === service_type) expect.soft(profile.cover, business_name).toEqual(cover)
  }
  const seen = services.map(({ cover }: { cover: { seed: string } }) => cover.seed)
  expect(new Set(seen).size, "no two cards alike").toBe(seen.length)
  const { data } = (await t.call("GET", "/homepage/featured-providers")).body
  for (const { id, cover } of data) expect.soft(seen, id).toContain(cover.seed)
})

test("who shows no work yet is pictured by nobody's work, on cards and profile alike", async () => {
  const { professional_id } = await createProfessional(t, { slug: "architect", business_name: "Khali Studio" })
  const { services } = (await t.call("GET", "/search?query=Khali+Studio")).body
  const { provider } = (await t.call("GET", `/provider/${professional_id}`)).body
  expect(services[0].cover).toEqual({ kind: "fragment", seed: professional_id })
  expect(provider.cover).toEqual(services[0].cover)
})

test("nobody is called highly rated whom nobody has rated", async () => {
  const fresh = await createProfessional(t, { slug: "architect", business_name: "Nava Studio" })
  await t.db
    .insertInto("professional_checks")
    .values([
      { professional_id: fresh.professional_id, kind: "kyc", result: "approved" },
      {
        ...{ professional_id: fresh.professional_id, kind: "coa", result: "approved" },
        ...{ number: "CA/2010/12345", checker: "Meera Joshi" },
      },
    ])
    .execute()
  const featured = async () => {
    const { body } = await t.call("GET", "/homepage/featured-providers")
    return body.data.map((one: { id: string }) => one.id) as string[]
  }
  expect(await featured()).not.toContain(fresh.professional_id)
  const rate = (rating: string, review_count: number) =>
    t.db.updateTable("professionals").set({ rating, review_count }).where("id", "=", fresh.professional_id).execute()
  await t.db.updateTable("professionals").set({ rating: null, review_count: 0 }).execute()
  expect(await featured()).toEqual([])
  await rate("4.00", 1)
  expect(await featured()).toEqual([fresh.professional_id])
})

test("nobody is praised whose own page is not there", async () => {
  const praised = async () => {
    const { body } = await t.call("GET", "/homepage/testimonials")
    return body.data.map((one: { provider_id: string }) => one.provider_id) as string[]
  }
  const [provider] = await praised()
  const { account_id } = await t.db
    .selectFrom("professionals")
    .select("account_id")
    .where("id", "=", provider!)
    .executeTakeFirstOrThrow()
  const gone = [
    [{ activated_at: null }, { activated_at: t.clock.now }],
    [{ suspended_at: t.clock.now }, { suspended_at: null }],
  ]
  for (const [change, back] of gone) {
    await t.db.updateTable("accounts").set(change!).where("id", "=", account_id).execute()
    expect(await praised()).not.toContain(provider)
    expect((await t.call("GET", `/provider/${provider}`)).status).toBe(404)
    await t.db.updateTable("accounts").set(back!).where("id", "=", account_id).execute()
    expect(await praised()).toContain(provider)
  }
})
