// The card of a result stands finished in its entry, so it has to follow whatever it shows.
import { type Insertable, sql, type Updateable } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../db/demo/load.server.ts"
import type { DB } from "../../db/types.ts"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional, type Professional } from "../../test/people.ts"
import { searchIn } from "../../test/searching.ts"
import { projectDrawings } from "../drawings/drawing-kinds.ts"
import { buildings, factsOf, features, materials, roomNames } from "../drawings/facts.ts"
import { apart, templateOf } from "../drawings/variants.ts"
import type { AnswerTime } from "../professionals/answer-time/answer-time.rules.ts"
import { answerTimeColumn } from "../professionals/answer-time/answer-time-column.server.ts"
import { answerTimeWords } from "../professionals/answer-time/answer-time-words.ts"
import { coverProject } from "../professionals/cover.server.ts"
import { type CoverRow, coverOf } from "../professionals/cover.ts"
import type { OfferPrices } from "../professionals/packages/package.schema.ts"
import { priceColumns } from "../professionals/packages/price-columns.server.ts"
import { type PricedRow, priceWordsIn } from "../professionals/packages/price-words.ts"
import type { SearchResult } from "./search-result.schema.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await loadDemo(t.db, { now: t.clock.now, hashPassword: async () => "unused" })
})
afterAll(() => t.close())

const all = async () => {
  const { services, total } = await searchIn(t.db, { limit: "100" }, t.clock.now)
  expect(services.length).toBe(total)
  return services.map(({ availability, ...card }) => card)
}
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

type Row = Omit<SearchResult, "cover" | "name" | "duration_unit" | "availability" | "answer_time" | keyof OfferPrices> &
  PricedRow & { answer_time: AnswerTime | null; covers: number } & CoverRow

/** The same from the rows themselves, as of a search without filters. */
const fromRows = async () => {
  const { rows } = await sql<Row>`
    select s.id, s.name as title, s.description, p.headline, s.price_per_hour::text as price, t.name as category, t.slug as service_type,
      p.business_name, p.id as provider_id, p.full_name as provider_name, c.name as city, h.name as home_city, p.locality,
      p.rating::float, p.review_count, e.is_verified and e.verified_until > ${t.clock.now}::timestamptz as is_verified,
      s.duration_minutes as duration, p.work_experience,
      ${answerTimeColumn("p.id")}, ${coverProject} as cover_project, ${priceColumns("s")},
      (select least(count(*), 5)::int from portfolio_projects w
        where w.professional_id = p.id and w.published_at is not null) as covers
    from search_entries e join professional_services s on s.id = e.service_id
      join service_types t on t.id = s.service_type_id join public_professionals p on p.id = s.professional_id
      join cities h on h.id = p.city_id join cities c on c.id = e.city_id
    where e.reach = 3`.execute(t.db)
  return rows.map(({ cover_project, title, covers, ...row }) => ({
    ...row,
    ...priceWordsIn("en").of(row),
    answer_time: answerTimeWords(row.answer_time, "en"),
    ...(title && { title }),
    ...(covers > 1 && { covers }),
    name: `${row.category} in ${(row.city === row.home_city && row.locality) || row.city}`,
    duration_unit: "mins",
    distance_km: null,
    cover: coverOf(cover_project, row.provider_id),
  }))
}

test("every card says what the rows say", async () => {
  const shown = await all()
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.toSorted(byId)).toEqual((await fromRows()).toSorted(byId))
})

type Shown = Pick<Insertable<DB["portfolio_projects"]>, "drawing" | "building" | "room">
const addProject = (one: Professional, shown: Shown, sort_order: number) =>
  t.db
    .insertInto("portfolio_projects")
    .values({
      id: `${one.professional_id}-${sort_order}`,
      professional_id: one.professional_id,
      title: "A work",
      description: "",
      locality: "Baner",
      completed_year: 2024,
      ...shown,
      sort_order,
    })
    .execute()
const work = (one: Professional, sort_order: number) =>
  t.db.updateTable("portfolio_projects").where("id", "=", `${one.professional_id}-${sort_order}`)

type Change = (one: Professional) => Promise<unknown>
const professional =
  (change: Updateable<DB["professionals"]>): Change =>
  (one) =>
    t.db.updateTable("professionals").set(change).where("id", "=", one.professional_id).execute()
const service =
  (change: Updateable<DB["professional_services"]>): Change =>
  (one) =>
    t.db.updateTable("professional_services").set(change).where("id", "=", one.service_id).execute()
const moveToBandra: Change = async (one) => {
  const { id: city_id } = await t.db
    .selectFrom("cities")
    .select("id")
    .where("name", "=", "Mumbai")
    .executeTakeFirstOrThrow()
  await professional({ city_id, locality: "Bandra" })(one)
}
const becomeArchitect: Change = async (one) => {
  const kinds = t.db.selectFrom("service_types").select("id").where("slug", "=", "architect")
  await service({ service_type_id: (await kinds.executeTakeFirstOrThrow()).id })(one)
}
const rename: Change = (one) =>
  t.db.updateTable("accounts").set({ full_name: "Asha Rao" }).where("id", "=", one.account_id).execute()

test.for<[what: string, change: Change, shown: Partial<SearchResult>]>([
  ["name", rename, { provider_name: "Asha Rao" }],
  ["business", professional({ business_name: `Teak "&" \\ <b>` }), { business_name: `Teak "&" \\ <b>` }],
  ["headline", professional({ headline: "घर\nand home" }), { headline: "घर\nand home" }],
  ["locality", professional({ locality: "Baner" }), { locality: "Baner", name: "Interior Designer in Baner" }],
  ["home", moveToBandra, { home_city: "Mumbai", city: "Pune", locality: "Bandra", name: "Interior Designer in Pune" }],
  ["years", professional({ work_experience: 17 }), { work_experience: 17 }],
  ["rating", professional({ rating: "4.50", review_count: 12 }), { rating: 4.5, review_count: 12 }],
  ["no rating", professional({ rating: null, review_count: 0 }), { rating: null, review_count: 0 }],
  ["price", service({ price_per_hour: "1499.5" }), { price: "1499.50" }],
  ["no price", service({ price_per_hour: null }), { price: null }],
  ["what is offered", service({ description: "A first look." }), { description: "A first look." }],
  ["duration", service({ duration_minutes: 95 }), { duration: 95 }],
  ["kind of service", becomeArchitect, { category: "Architect", service_type: "architect", name: "Architect in Pune" }],
])("a card follows its %s", async ([, change, shown]) => {
  const one = await createProfessional(t)
  await change(one)
  expect((await all()).find(({ id }) => id === one.service_id)).toMatchObject(shown)
  expect((await all()).toSorted(byId)).toEqual((await fromRows()).toSorted(byId))
})

test("a card follows the works that picture it", async () => {
  const one = await createProfessional(t)
  const card = async () => (await all()).find(({ id }) => id === one.service_id)!
  const shown = async () => (await card()).cover
  const [first, second] = [`${one.professional_id}-1`, `${one.professional_id}-2`]
  expect(await shown()).toEqual({ kind: "fragment", seed: one.professional_id })
  await addProject(one, { drawing: "elevation", building: "house" }, 1)
  expect(await shown()).toEqual({ kind: "elevation.house", seed: first })
  expect((await card()).covers).toBeUndefined()
  await addProject(one, { drawing: "room", room: "kitchen" }, 2)
  expect(await card()).toMatchObject({ cover: { kind: "room.kitchen", seed: second }, covers: 2 })
  await work(one, 2)
    .set({ room: "bedroom", area_sqft: 140, features: ["bunks"], storeys: 1 })
    .execute()
  expect(await shown()).toEqual({ kind: "room.1f.bedroom.140.bunks", seed: second })
  await work(one, 2).set({ drawing: "elevation" }).execute()
  expect(await shown()).toEqual({ kind: "elevation.house", seed: first })
  await work(one, 1).set({ sort_order: 9 }).execute()
  expect((await shown()).seed).toBe(second)
  await t.db.deleteFrom("portfolio_projects").where("professional_id", "=", one.professional_id).execute()
  expect(await shown()).toEqual({ kind: "fragment", seed: one.professional_id })
})

test("a badge is taken from a card when its time is over, though nothing was written", async () => {
  const one = await createProfessional(t)
  const valid_until = new Date(t.clock.now.getTime() + 60_000)
  const check = { professional_id: one.professional_id, kind: "kyc", result: "approved", valid_until }
  await t.db.insertInto("professional_checks").values(check).execute()
  const isVerified = async (now: Date) =>
    (await searchIn(t.db, { query: one.business_name }, now)).services.find(({ id }) => id === one.service_id)
      ?.is_verified
  expect(await isVerified(t.clock.now)).toBe(true)
  expect(await isVerified(valid_until)).toBe(false)
})

test("a project that says nothing of what it shows claims nothing in its picture", async () => {
  const one = await createProfessional(t)
  await addProject(one, { drawing: "room" }, 1)
  expect((await all()).find(({ id }) => id === one.service_id)!.cover.kind).toBe("fragment")
})

test("the database takes each word that a drawing knows, and no other", async () => {
  const one = await createProfessional(t)
  await addProject(one, { drawing: "room" }, 1)
  for (const drawing of projectDrawings) await work(one, 1).set({ drawing }).execute()
  for (const building of buildings) await work(one, 1).set({ building }).execute()
  for (const room of roomNames) await work(one, 1).set({ room }).execute()
  for (const feature of features)
    await work(one, 1)
      .set({ features: [feature] })
      .execute()
  for (const material of materials)
    await work(one, 1)
      .set({ materials: [material] })
      .execute()
  const refused = [
    { building: "castle" },
    { room: "garage" },
    { features: ["moat"] },
    { materials: ["gold"] },
    { storeys: 0 },
  ]
  for (const change of refused) await expect(work(one, 1).set(change).execute()).rejects.toThrow(/violates check/)
})

test("no two covers of a page of results are from one template", async () => {
  const shown = async (asked: Record<string, string>) => {
    const page = await searchIn(t.db, { limit: "20", ...asked }, t.clock.now)
    return apart(page.services.map(({ cover }) => cover))
  }
  const questions: Record<string, string>[] = [
    {},
    { category: "architect" },
    { category: "interior-designer" },
    { query: "kitchen" },
  ]
  for (const asked of questions) {
    const templates = (await shown(asked)).map(({ kind, seed }) => templateOf(factsOf(kind)!, seed))
    expect(templates.length).toBeGreaterThan(5)
    expect(new Set(templates).size, JSON.stringify(asked)).toBe(templates.length)
  }
})

test("cards follow how a service and a city are called", async () => {
  await sql`update service_types set name = 'House Architect', code = 'house_architect', slug = 'house-architect' where slug = 'architect'`.execute(
    t.db,
  )
  await sql`update cities set name = 'Poona' where name = 'Pune'`.execute(t.db)
  const shown = await all()
  expect(
    shown.some(({ category, service_type }) => category === "House Architect" && service_type === "house-architect"),
  ).toBe(true)
  expect(shown.some(({ city, home_city }) => city === "Poona" && home_city === "Poona")).toBe(true)
  expect(shown.toSorted(byId)).toEqual((await fromRows()).toSorted(byId))
})
