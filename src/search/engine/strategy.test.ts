import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { searchIn } from "../../../test/searching.ts"
import { openDb, openPool } from "../../platform/database/database.server.ts"
import { withClient } from "../../platform/database/database-client.server.ts"

// As many with one word as are scored, and some to come. Half have it in their name, which scores higher than a headline.
const SCORED = 500
const MANY = 520

let database: TestDatabase
let db: Kysely<DB>
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
  for (let from = 1; from <= MANY; from += 130) await insertBatch(from, from + 129)
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const insertBatch = (from: number, to: number) =>
  db.transaction().execute(async (trx) => {
    const numbers = sql`generate_series(${from}::int, ${to}::int) n`
    await sql`insert into accounts (id, email, full_name, is_professional, activated_at)
      select 'a' || n, 'a' || n || '@test.example', 'Leena Joshi', true, now() from ${numbers}`.execute(trx)
    await sql`insert into professionals (id, account_id, business_name, headline, city_id, rating, review_count)
      select 'p' || n, 'a' || n, case when n % 2 = 0 and n <= ${SCORED} then 'Gazebo ' else 'Neem ' end || n,
        case when n % 2 = 1 and n <= ${SCORED} then 'A gazebo' else 'A room' end, c.id, 1 + (n * 37 % 401) / 100.0, 1 + n % 50
      from ${numbers} join cities c on c.name = 'Pune'`.execute(trx)
    await sql`insert into professional_services (id, professional_id, service_type_id, price_per_hour)
      select 's' || n, 'p' || n, t.id, n * 13 % 900
      from ${numbers} join service_types t on t.slug = 'interior-designer'`.execute(trx)
    await sql`insert into professional_service_areas (id, service_id, city_id)
      select 'r' || n, 's' || n, c.id from ${numbers} join cities c on c.name = 'Pune'`.execute(trx)
  })

const rename = (n: number, headline: string) =>
  db.updateTable("professionals").set({ headline }).where("id", "=", `p${n}`).execute()
const inOrder = async (isScored: boolean) => {
  const score = isScored ? sql`words @@ 'gazebo:A' desc,` : sql``
  const { rows } = await sql<{ id: string }>`select service_id as id from search_entries where words @@ 'gazebo'
    order by is_verified desc, ${score} standing desc, service_id desc`.execute(db)
  return rows.map(({ id }) => id)
}

interface Seen {
  ids: string[]
  total: number
  next: string | null
}
/** By an own understanding of the word, kept from page to page; a new one has learned nothing. */
const searching = () => {
  const own = openDb(openPool(database.url, { max: 1 }))
  const page = async (cursor?: string | null, query = "gazebo"): Promise<Seen> => {
    const params = { query, limit: "100", ...(cursor && { cursor }) }
    const { services, total, next } = await searchIn(own, params)
    return { ids: services.map(({ id }) => id), total, next }
  }
  const rest = async (first: Seen) => {
    const seen: Seen[] = [first]
    for (let last = first; last.next !== null; seen.push(last)) last = await page(last.next)
    return { ids: seen.flatMap(({ ids }) => ids), totals: new Set(seen.map(({ total }) => total)) }
  }
  const plans = async () => {
    const kept = await sql<{ times: number }>`select (generic_plans + custom_plans)::int as times
      from pg_prepared_statements where statement ~ 'with hits as'`.execute(own)
    return kept.rows.map(({ times }) => times)
  }
  const isPlannedOnce = async () => {
    const { rows } = await sql<{ is: boolean }>`select generic_plans > 0 as is from pg_prepared_statements
      where statement ~ 'with hits as'`.execute(own)
    return rows.map(({ is }) => is)
  }
  return { page, rest, plans, isPlannedOnce, [Symbol.asyncDispose]: () => own.destroy() }
}

test("few are asked for by a statement that is kept, until they are too many to be scored", async () => {
  await using kept = searching()
  const planned = await kept.page()
  expect(await kept.plans()).toEqual([])
  expect([await kept.page(), await kept.page(), await kept.page()]).toEqual([planned, planned, planned])
  // Asked for by its name at least twice; a slow machine may have learned it with the first.
  expect([[2], [3]]).toContainEqual(await kept.plans())
  await rename(511, "A gazebo")
  expect(await kept.rest(await kept.page())).toEqual({ ids: await inOrder(false), totals: new Set([SCORED + 1]) })
  await rename(511, "A room")
})

test("so many are scored; one more, and the order's own keys decide", async () => {
  expect(await inOrder(true)).not.toEqual(await inOrder(false))
  await using few = searching()
  expect(await few.rest(await few.page())).toEqual({ ids: await inOrder(true), totals: new Set([SCORED]) })
  await rename(511, "A gazebo")
  await using many = searching()
  expect(await many.rest(await many.page())).toEqual({ ids: await inOrder(false), totals: new Set([SCORED + 1]) })
  // What was learned serves the next search.
  expect(await many.rest(await many.page())).toEqual({ ids: await inOrder(false), totals: new Set([SCORED + 1]) })
  await rename(511, "A room")
})

test("pages that began among few go on in their order when there are more", async () => {
  await using few = searching()
  const first = await few.page()
  for (let n = 511; n <= 515; n += 1) await rename(n, "A gazebo")
  const { ids, totals } = await few.rest(first)
  expect(totals).toEqual(new Set([SCORED, SCORED + 5]))
  const now = await inOrder(true)
  expect(ids).toEqual(now.filter((id) => ids.includes(id)))
  expect(ids.length).toBeGreaterThanOrEqual(SCORED)
  for (let n = 511; n <= 515; n += 1) await rename(n, "A room")
})

test("pages that began among many go on in their order when they are few", async () => {
  await rename(511, "A gazebo")
  await using many = searching()
  const first = await many.page()
  const before = await inOrder(false)
  await rename(511, "A room")
  await using fresh = searching()
  expect((await fresh.rest(first)).ids.filter((id) => id !== "s511")).toEqual(before.filter((id) => id !== "s511"))
})

test("by the statistics a word that few have is asked for by a prepared statement at first sight", async () => {
  for (const n of [511, 512, 513]) await rename(n, "A pergola")
  await withClient(database.ownerUrl, (owner) => owner.query("analyze search_entries"))
  await using one = searching()
  expect((await one.page(null, "pergola")).total).toBe(3)
  expect((await one.page(null, "Neem 511")).total).toBe(1)
  expect(await one.plans()).toEqual([1])
  // PostgreSQL makes five plans for the values before it compares them with one for all.
  for (let n = 1; n <= 6; n++) await one.page(null, "pergola")
  expect(await one.isPlannedOnce()).toEqual([true])
  await using common = searching()
  for (const _ of [1, 2]) expect((await common.page(null, "joshi")).total).toBe(MANY)
  expect(await common.plans()).toEqual([])
})

test("a page of an interpretation that there is no more is refused as no longer valid", async () => {
  await using few = searching()
  const { next } = await few.page()
  const [, , ...rest] = JSON.parse(Buffer.from(next!, "base64url").toString())
  const gone = Buffer.from(JSON.stringify(["relevance", 7, ...rest])).toString("base64url")
  await expect(few.page(gone)).rejects.toThrow("This page link is not valid")
})
