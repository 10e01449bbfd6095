import type { Kysely } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import type { DB } from "../../db/types.ts"
import { untilBlocked } from "../../test/blocked.ts"
import { createTestDatabase, type TestDatabase } from "../../test/database.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import { searchIn } from "../../test/searching.ts"
import { until } from "../../test/until.ts"
import { type Db, openDb, openPool } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { followExpiredChecks, searchJobs } from "./search.jobs.server.ts"

let database: TestDatabase
let db: Kysely<DB>
let now = new Date()
const open: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
  now = new Date()
  const mine = { db, database }
  open.push(async () => {
    await mine.db.destroy()
    await mine.database.drop()
  })
})
afterAll(async () => {
  for (const close of open) await close()
})

const search = (params: Record<string, string>, on: Db = db) => searchIn(on, params, now)
const names = async (params: Record<string, string>) =>
  (await search(params)).services.map((service) => service.business_name)
const inADay = () => new Date(now.getTime() + 86_400_000)

const offer = async (
  business_name: string,
  { slug = "interior-designer", cities = ["Pune"], full_name = "Leena Joshi" } = {},
) => {
  const [account_id, professional_id, service_id] = [newId(), newId(), newId()]
  const places = await db.selectFrom("cities").select("id").where("name", "in", cities).execute()
  const type = await db.selectFrom("service_types").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
  await db
    .insertInto("accounts")
    .values({
      id: account_id,
      email: `${account_id}@test.example`,
      full_name,
      is_professional: true,
      activated_at: now,
    })
    .execute()
  await db
    .insertInto("professionals")
    .values({ id: professional_id, account_id, business_name, city_id: places[0]!.id })
    .execute()
  await db
    .insertInto("professional_services")
    .values({ id: service_id, professional_id, service_type_id: type.id, price_per_hour: "500" })
    .execute()
  await db
    .insertInto("professional_service_areas")
    .values(places.map(({ id }) => ({ id: newId(), service_id, city_id: id })))
    .execute()
  return { account_id, professional_id, service_id }
}
const approve = (professional_id: string, kind: string, valid_until: Date | null = null) =>
  db
    .insertInto("professional_checks")
    .values({ professional_id, kind, result: "approved", valid_until, ...(kind === "coa" && registered) })
    .execute()
const registered = { number: "CA/2010/12345", checker: "Meera Joshi" }

test("who shows a work is found by its words as long as it is shown, after what stands in the own lines", async () => {
  const shown = await offer("Neem Rooms")
  const said = await offer("Kadamb Rooms")
  await approve(shown.professional_id, "kyc")
  await approve(said.professional_id, "kyc")
  await db
    .updateTable("professionals")
    .set({ headline: "The gazebo as a room" })
    .where("id", "=", said.professional_id)
    .execute()
  const work = { id: newId(), professional_id: shown.professional_id, locality: "Wakad", completed_year: 2024 }
  const words = { title: "Gazebo in teak", description: "Beside a pond.", drawing: "detail" }
  await db
    .insertInto("portfolio_projects")
    .values({ ...work, ...words })
    .execute()
  expect(await names({ query: "gazebo" })).toEqual(["Kadamb Rooms", "Neem Rooms"])
  expect(await names({ query: "pond" })).toEqual(["Neem Rooms"])
  // Where a work stands they have worked, wherever they work from.
  expect(await names({ query: "neem wakad" })).toEqual(["Neem Rooms"])
  expect((await search({ query: "neem wakad" })).is_close).toBe(false)
  await db.updateTable("portfolio_projects").set({ title: "Swing in teak" }).where("id", "=", work.id).execute()
  expect(await names({ query: "gazebo" })).toEqual(["Kadamb Rooms"])
  expect(await names({ query: "swing" })).toEqual(["Neem Rooms"])
  await db.deleteFrom("portfolio_projects").where("id", "=", work.id).execute()
  expect(await names({ query: "swing" })).toEqual([])
})

test("who is suspended, not activated or has paused the service is not found, and is found again after", async () => {
  const { account_id, service_id } = await offer("Neem Rooms")
  const accounts = (change: object) => db.updateTable("accounts").set(change).where("id", "=", account_id).execute()
  const services = (is_active: boolean) =>
    db.updateTable("professional_services").set({ is_active }).where("id", "=", service_id).execute()
  expect(await names({ query: "neem" })).toEqual(["Neem Rooms"])
  await accounts({ suspended_at: now })
  expect(await names({ query: "neem" })).toEqual([])
  await accounts({ suspended_at: null, activated_at: null })
  expect(await names({ query: "neem" })).toEqual([])
  await accounts({ activated_at: now })
  await services(false)
  expect(await names({ all: "true" })).toEqual([])
  await services(true)
  expect(await names({ query: "neem" })).toEqual(["Neem Rooms"])
})

test("a new name, place or area is found at once, the old one no more", async () => {
  const { account_id, professional_id, service_id } = await offer("Neem Rooms", { cities: ["Pune", "Mumbai"] })
  await db.updateTable("accounts").set({ full_name: "Revati Sardesai" }).where("id", "=", account_id).execute()
  await db
    .updateTable("professionals")
    .set({ business_name: "Palash Homes", locality: "Lohegaon" })
    .where("id", "=", professional_id)
    .execute()
  expect(await names({ query: "sardesai" })).toEqual(["Palash Homes"])
  expect(await names({ query: "lohgaon" })).toEqual(["Palash Homes"])
  expect(await names({ query: "neem" })).toEqual([])
  expect(await names({ city: "mumbai" })).toEqual(["Palash Homes"])
  const mumbai = await db.selectFrom("cities").select("id").where("name", "=", "Mumbai").executeTakeFirstOrThrow()
  await db
    .deleteFrom("professional_service_areas")
    .where("service_id", "=", service_id)
    .where("city_id", "=", mumbai.id)
    .execute()
  expect(await names({ city: "Mumbai" })).toEqual([])
  expect(await names({ city: "Pune" })).toEqual(["Palash Homes"])
})

test("an architect's badge needs both checks, ranks first, and falls on its day, in rank with the hourly job", async () => {
  const architect = await offer("Later Architects", { slug: "architect" })
  await offer("Other Architects", { slug: "architect" })
  const badges = async () =>
    (await search({ category: "Architect" })).services.map((s) => [s.business_name, s.is_verified])
  await approve(architect.professional_id, "kyc")
  expect(await badges()).toEqual([
    ["Other Architects", false],
    ["Later Architects", false],
  ])
  await approve(architect.professional_id, "coa", inADay())
  expect(await badges()).toEqual([
    ["Later Architects", true],
    ["Other Architects", false],
  ])
  now = new Date(inADay().getTime() + 1000)
  expect(await badges()).toEqual([
    ["Later Architects", false],
    ["Other Architects", false],
  ])

  await db
    .updateTable("search_entries")
    .set({ verified_until: new Date(Date.now() - 1000) })
    .where("is_verified", "=", true)
    .execute()
  await db
    .updateTable("professional_checks")
    .set({ valid_until: new Date(Date.now() - 1000) })
    .where("kind", "=", "coa")
    .execute()
  await searchJobs.follow_expired_checks!(
    {},
    { db, clock: () => now, publicUrl: "http://test", log: undefined as never },
  )
  expect(await badges()).toEqual([
    ["Other Architects", false],
    ["Later Architects", false],
  ])
})

test("a backlog of fallen badges is worked off to its end", async () => {
  let end = new Date()
  for (let n = 0; n < 5; n += 1) {
    const { professional_id } = await offer(`Rooms ${n}`)
    end = new Date(Date.now() + 300)
    await approve(professional_id, "kyc", end)
  }
  await until(() => new Date() > end, "the checks to run out")
  const shining = () => db.selectFrom("search_entries").select("service_id").where("is_verified", "=", true).execute()
  const before = (await shining()).length
  expect(before).toBeGreaterThan(2)
  expect(await followExpiredChecks(db, 2)).toBe(before)
  expect(await shining()).toEqual([])
  expect(await followExpiredChecks(db, 2)).toBe(0)
})

test("an interior designer needs identity only", async () => {
  const { professional_id } = await offer("Neem Rooms")
  await approve(professional_id, "kyc", inADay())
  expect((await search({ all: "true" })).services[0]?.is_verified).toBe(true)
})

test("two changes of one professional at once leave the entries as the rows say", async () => {
  const { service_id, professional_id } = await offer("Neem Rooms")
  const mumbai = await db.selectFrom("cities").select("id").where("name", "=", "Mumbai").executeTakeFirstOrThrow()
  let other: Promise<unknown> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("professional_services").set({ is_active: false }).where("id", "=", service_id).execute()
    const area = { id: newId(), service_id, city_id: mumbai.id }
    other = db.insertInto("professional_service_areas").values(area).execute()
    await untilBlocked(db)
  })
  await other
  expect(
    await db.selectFrom("search_entries").select("city_id").where("professional_id", "=", professional_id).execute(),
  ).toEqual([])
})

test.for<[number, Record<string, string>]>([
  [1, { all: "true" }],
  [1, { query: "neem pune" }],
  [2, { query: "interior", city: "Pune" }],
  [2, { category: "Architect", state: "Maharashtra" }],
  // A word that nobody has is looked for as it stands, and then by how it is spelt, before anybody is looked for.
  [3, { query: "neem zzzz" }],
])("a search takes %d statements, one when it is asked again, and so do its pages: %o", async ([first, params]) => {
  for (const name of ["Neem Rooms", "Neem House"]) await offer(name, { slug: "architect" })
  await offer("Neem Interiors")
  // The vocabulary is read once a minute.
  const vocabulary = "query" in params ? 1 : 0
  await withQueryBudget(first + 2 + vocabulary, database.url, async (counted) => {
    const asked = { ...params, limit: "1" }
    const { next } = await search(asked, counted)
    await search({ ...asked, sort: "rating" }, counted)
    if (next) await search({ ...asked, cursor: next }, counted)
  })
})

test("what a professional writes in Devanagari is found in both scripts", async () => {
  const { professional_id } = await offer("कडुनिंब Rooms")
  await db
    .updateTable("professionals")
    .set({ about: "आम्ही जुन्या वाड्यांची दुरुस्ती करतो।" })
    .where("id", "=", professional_id)
    .execute()
  for (const query of ["कडुनिंब", "kadunimb", "दुरुस्ती", "durusti"]) {
    expect(await names({ query }), query).toEqual(["कडुनिंब Rooms"])
  }
})
