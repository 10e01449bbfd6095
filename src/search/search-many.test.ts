import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestDb, type TestDb } from "../../test/database.ts"
import { searchIn } from "../../test/searching.ts"
import { COUNT_CAP } from "./search.rules.ts"

// More matches than are counted: then nothing is sorted, the order's own index is read. Half are offered in two cities.
const MANY = COUNT_CAP + 200
const BATCH = 200

let database: TestDb
let db: TestDb["db"]
const search = (params: Record<string, string>) => searchIn(db, params)

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
  for (let from = 1; from <= MANY; from += BATCH) await insertBatch(from, Math.min(MANY, from + BATCH - 1))
  await sql`analyze search_entries`.execute(db).catch(() => undefined)
}, 60_000)
afterAll(() => database.close())

const insertBatch = (from: number, to: number) =>
  db.transaction().execute(async (trx) => {
    const numbers = sql`generate_series(${from}::int, ${to}::int) n`
    await sql`insert into accounts (id, email, full_name, is_professional, activated_at)
      select 'a' || n, 'a' || n || '@test.example', 'Leena Joshi', true, now() from ${numbers}`.execute(trx)
    await sql`insert into professionals (id, account_id, business_name, city_id, rating, review_count)
      select 'p' || n, 'a' || n, 'Lattice ' || n, c.id, 1 + (n * 37 % 401) / 100.0, 1 + n % 50
      from ${numbers} join cities c on c.name = 'Pune'`.execute(trx)
    await sql`insert into professional_checks (professional_id, kind, result)
      select 'p' || n, 'kyc', 'approved' from ${numbers} where n % 3 > 0`.execute(trx)
    await sql`insert into professional_services (id, professional_id, service_type_id, price_per_hour)
      select 's' || n, 'p' || n, t.id, case when n % 7 > 0 then n * 13 % 900 end
      from ${numbers} join service_types t on t.slug = 'interior-designer'`.execute(trx)
    await sql`insert into professional_service_areas (id, service_id, city_id)
      select 'r' || n || c.name, 's' || n, c.id
      from ${numbers} join cities c on c.name = 'Pune' or (c.name = 'Mumbai' and n % 2 = 0)`.execute(trx)
  })

const orders = {
  relevance: sql`is_verified desc, standing desc, service_id desc`,
  rating: sql`rating desc, review_count desc, service_id desc`,
  price_asc: sql`price_per_hour asc nulls last, service_id asc`,
  price_desc: sql`price_per_hour desc nulls last, service_id desc`,
}

test.for(["relevance", "rating", "price_asc", "price_desc"] as const)(
  "by %s the first pages are the true first ones",
  async (sort) => {
    const { rows } = await sql<{ id: string }>`
    select service_id as id from search_entries where reach = 3 order by ${orders[sort]} limit 75`.execute(db)
    const places = [{}, { city: "Pune" }, { state: "Maharashtra" }, { country: "India", category: "Interior Designer" }]
    for (const place of places as Record<string, string>[]) {
      const seen: string[] = []
      let cursor: string | null = null
      for (let at = 0; at < 3; at += 1) {
        const page = await search({ query: "latice", ...place, sort, limit: "25", ...(cursor && { cursor }) })
        expect(page.total).toBe(COUNT_CAP)
        seen.push(...page.services.map((service) => service.id))
        cursor = page.next
      }
      expect(seen, JSON.stringify(place)).toEqual(rows.map((row) => row.id))
    }
  },
)

test("of very many, those who work in both of two cities stand there once", async () => {
  const { rows } = await sql<{ id: string }>`
    select service_id as id from search_entries where reach = 3 order by ${orders.relevance} limit 50`.execute(db)
  const first = await search({ query: "interior pune mumbai", limit: "25" })
  const second = await search({ query: "interior pune mumbai", limit: "25", cursor: first.next! })
  expect([...first.services, ...second.services].map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(first.total).toBe(COUNT_CAP)
})

test("words that few share are sorted all the same, also in a city", async () => {
  for (const params of [{ query: "lattice 777" }, { query: "lattice 778", city: "Mumbai" }] as Record<
    string,
    string
  >[]) {
    const { services, total, next } = await search(params)
    expect([total, services.length, next], params.query).toEqual([1, 1, null])
  }
  const elsewhere = await search({ query: "lattice 777", city: "Mumbai" })
  expect([elsewhere.is_close, elsewhere.services.some(({ id }) => id === "s777")]).toEqual([true, false])
})

test("close matches in great number: still the true first pages of their order", async () => {
  const { rows } = await sql<{ id: string }>`
    select service_id as id from search_entries where reach = 3 order by ${orders.price_asc} limit 50`.execute(db)
  const first = await search({ query: "latice zzzz", sort: "price_asc", limit: "25" })
  const second = await search({ query: "latice zzzz", sort: "price_asc", limit: "25", cursor: first.next! })
  expect([first.is_close, second.is_close, first.total]).toEqual([true, true, COUNT_CAP])
  expect([...first.services, ...second.services].map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})
