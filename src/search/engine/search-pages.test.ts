import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import type { DB } from "../../../db/types.ts"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { searchIn } from "../../../test/searching.ts"
import { openDb, openPool } from "../../platform/database/database.server.ts"

let database: TestDatabase
let db: Kysely<DB>
const search = (params: Record<string, string>) => searchIn(db, params)

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
  await loadDemo(db, { now: new Date(), hashPassword: async () => "unused" })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test("without words all services stand there, verified before unverified, each once", async () => {
  const { services, total, next } = await search({ all: "true", limit: "100" })
  expect(total).toBe(services.length)
  expect(next).toBeNull()
  expect(new Set(services.map((service) => service.id)).size).toBe(services.length)
  const firstUnverified = services.findIndex((service) => !service.is_verified)
  expect(firstUnverified).toBeGreaterThan(0)
  expect(services.slice(firstUnverified).some((service) => service.is_verified)).toBe(false)
})

test("a state or a country holds a service once, though it is offered in several of its cities", async () => {
  for (const params of [{ state: "Maharashtra" }, { country: "in" }] as Record<string, string>[]) {
    const { services } = await search({ ...params, limit: "100" })
    expect(services.length).toBeGreaterThan(20)
    expect(new Set(services.map((service) => service.id)).size).toBe(services.length)
  }
})

test.for(["relevance", "rating", "price_asc", "price_desc"] as const)(
  "pages by %s join without gap or double",
  async (sort) => {
    for (const params of [
      {},
      { query: "flats" },
      { query: "clinic kothrud" },
      { city: "Pune", category: "Interior Designer" },
    ] as Record<string, string>[]) {
      const whole = await search({ ...params, sort, limit: "100" })
      const joined: string[] = []
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page = await search({ ...params, sort, limit: "2", ...(cursor && { cursor }) })
        joined.push(...page.services.map((service) => service.id))
        cursor = page.next
      }
      expect(joined.length).toBeGreaterThan(2)
      expect(joined).toEqual(whole.services.map((service) => service.id))
    }
  },
)

test("prices rise or fall, and what has no price stands last", async () => {
  const prices = async (sort: string) =>
    (await search({ sort, limit: "100" })).services.map(({ price }) => price && Number(price))
  const up = await prices("price_asc")
  const known = up.filter((price) => price !== null)
  expect(known).toEqual(known.toSorted((a, b) => Number(a) - Number(b)))
  expect(up.at(-1)).toBeNull()
  const down = await prices("price_desc")
  expect(down.filter((price) => price !== null)).toEqual(known.toReversed())
  expect(down.at(-1)).toBeNull()
})

test("pages of all lengths, and of a search only who is free next stays prepared", async () => {
  const alone = openDb(openPool(database.url, { max: 1 }))
  for (const limit of [1, 5, 12, 13, 20, 24, 25, 50, 51, 77, 100]) {
    for (const { services, total, next } of [
      await searchIn(alone, { limit: String(limit) }),
      await searchIn(alone, { limit: String(limit), query: "interior" }),
      await searchIn(alone, { limit: String(limit), query: `interior ${"designer ".repeat(limit % 3)}` }),
    ]) {
      expect([services.length, next === null]).toEqual([Math.min(limit, total), limit >= total])
    }
  }
  const { rows } = await sql<{ is_of_hours: boolean }>`
    select statement like '%weekly_hours%' as is_of_hours from pg_prepared_statements order by 1`.execute(alone)
  expect(rows).toEqual([{ is_of_hours: true }])
  await alone.destroy()
})
