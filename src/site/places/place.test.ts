// Pages of a service in a locality, by their use cases and the addresses that lead to them.
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { checkedPapers, createProfessional, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { newId } from "../../platform/id.ts"
import type { CheckKind } from "../../professionals/verification.rules.ts"
import { recordChecks } from "../../professionals/verification.server.ts"
import { leading, visitRange } from "./place.rules.ts"
import { getPlace, getPlacesOfCity, listPlacePaths, type PlacesOfCity } from "./place.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ keepsAnswers: true })
})
afterAll(() => t.close())

const ctxOn = (db: TestApp["db"]) =>
  ({ db, actor: null, clock: () => t.clock.now, language: "en", requestId: "", network: "", publicUrl: "" }) as const
const ctx = () => ctxOn(t.db)

const addressOf = (locality: string, service = "interior-designer", city = "pune") => ({ service, city, locality })
const placeAt = async (locality: string, service?: string, city?: string) => {
  const answer = await getPlace(ctx(), addressOf(locality, service, city))
  if ("elsewhere" in answer) throw new Error(`elsewhere: ${answer.elsewhere.to}`)
  return answer.shown
}
const elsewhereOf = async (locality: string, service?: string, city?: string) => {
  const answer = await getPlace(ctx(), addressOf(locality, service, city))
  return "elsewhere" in answer ? answer.elsewhere : undefined
}

const createIn = async (locality: string, offer: Parameters<typeof createProfessional>[1] = {}) => {
  const one = await createProfessional(t, offer)
  await t.db.updateTable("professionals").set({ locality }).where("id", "=", one.professional_id).execute()
  return one
}
const showProject = (of: Professional, locality: string, work: "kitchen" | "home" | null) =>
  t.db
    .insertInto("portfolio_projects")
    .values({
      ...{ id: newId(), professional_id: of.professional_id, title: "A work", description: "", drawing: "plan" },
      ...{ locality, work, completed_year: 2025 },
    })
    .execute()

const approve = ({ email }: Professional, ...kinds: CheckKind[]) =>
  t.db
    .transaction()
    .execute((db) =>
      recordChecks(
        { db, actor: null, clock: () => t.clock.now },
        { email, result: "approved", ...checkedPapers(kinds) },
      ),
    )

const sitemap = async () => (await t.app.inject({ url: "/sitemap.xml" })).body

test("two are too few: the search is shown; a third makes a page, and is missed again", async () => {
  const path = "/services/interior-designer/pune/mulshi"
  const search = { to: "/search?category=Interior+Designer&city=Pune&locality=Mulshi", status: 302 }
  await createIn("Mulshi")
  const second = await createIn("Mulshi")
  await showProject(second, "Mulshi", "kitchen")
  expect(await elsewhereOf("mulshi")).toEqual(search)
  expect(await sitemap()).not.toContain(path)

  const third = await createIn("near the lake, Mulshi")
  expect(await placeAt("mulshi")).toMatchObject({ professionals: 3, based: 3, verified: 0 })
  await expect.poll(sitemap, { timeout: 5_000 }).toContain(`${path}</loc>`)
  expect(await sitemap()).toContain("/services/interior-designer/pune</loc>")
  expect(await elsewhereOf("mulshi", "architect")).toMatchObject({ status: 302 })

  await t.db.updateTable("professional_services").set({ is_active: false }).where("id", "=", third.service_id).execute()
  expect(await elsewhereOf("mulshi")).toEqual(search)
  await expect.poll(sitemap, { timeout: 5_000 }).not.toContain(path)
})

test("it says what they ask, how they are rated and what stands there, by their rows", async () => {
  const cheap = await createIn("Baner", { price: "900.00", duration: 120 })
  await createIn("Balewadi", { price: "5000.00" })
  const dear = await createIn("Baner", { price: "2400.00", duration: 30 })
  const elsewhere = await createIn("Wagholi", { price: null })
  for (const [one, rating, review_count] of [
    [cheap, "5", 3],
    [dear, "4", 1],
  ] as const)
    await t.db
      .updateTable("professionals")
      .set({ rating, review_count })
      .where("id", "=", one.professional_id)
      .execute()
  await showProject(elsewhere, "Baner Road, Baner", "kitchen")
  await showProject(dear, "Baner", "kitchen")
  await showProject(dear, "Baner", null)
  await showProject(dear, "Wagholi", "home")

  const place = await placeAt("baner")
  expect(place).toMatchObject({
    ...{ professionals: 3, based: 2, lowest: "900.00", highest: "2400.00", unpriced: 1, rating: 4.8, reviews: 4 },
    ...{ visit: { least: "1200.00", most: "1800.00" } },
    ...{ projects: 3, works: [{ work: "kitchen", projects: 2 }], cost: null },
  })
  // Who works from there first, by standing.
  const inOrder = [cheap, dear, elsewhere].map(({ professional_id }) => professional_id)
  expect(place.shown.map(({ provider_id }) => provider_id)).toEqual(inOrder)
})

test("where nobody works from, there is no page, whoever has projects there; one who does makes it", async () => {
  const path = "/services/interior-designer/pune/bibwewadi"
  for (const from of ["Wagholi", "Wagholi", "Wagholi"]) await showProject(await createIn(from), "Bibwewadi", "home")
  expect(await elsewhereOf("bibwewadi")).toMatchObject({ status: 302 })
  expect(await listPlacePaths(t)).not.toContain(path)

  await createIn("Bibwewadi")
  expect(await placeAt("bibwewadi")).toMatchObject({ professionals: 4, based: 1 })
  expect(await listPlacePaths(t)).toContain(path)
})

test("a visit comes to each price for its own length, to the paisa; of no price it comes to nothing", () => {
  const visits = [
    { minutes: 60, lowest: "1000.00", highest: "2400.00" },
    { minutes: 90, lowest: "99.99", highest: "2000.00" },
  ]
  expect(visitRange(visits)).toEqual({ least: "149.99", most: "3000.00" })
  expect(visitRange([])).toBeNull()
})

test("a locality leads only others, and only while it does so alone", () => {
  const [three, four, alsoFour] = [{ professionals: 3 }, { professionals: 4 }, { professionals: 4 }]
  expect(leading([three, four])).toBe(four)
  expect(leading([four])).toBeUndefined()
  expect(leading([four, three, alsoFour])).toBeUndefined()
  expect(leading([])).toBeUndefined()
})

test("near are the localities that have a page too, the nearest first, with how far they are", async () => {
  for (const locality of ["Hadapsar", "Hadapsar", "Hadapsar", "Magarpatta", "Magarpatta", "Magarpatta"])
    await createIn(locality)
  for (const locality of ["Kharadi", "Kharadi", "Mundhwa", "Mundhwa", "Mundhwa"]) await createIn(locality)
  const { near } = await placeAt("hadapsar")
  expect(near).toEqual([
    { locality: "magarpatta", name: "Magarpatta", professionals: 3, km: 1 },
    { locality: "mundhwa", name: "Mundhwa", professionals: 3, km: 3 },
  ])
})

test.for([
  ["interior_designers", "Pune", "Hadapsar"],
  ["Interior Designer", "pune", "hadapsar-pune"],
  ["interior-designer", "PUNE", "हडपसर"],
  ["interior-designer", "pune", "hadapsar-"],
])("%s, %s, %s is written otherwise", async ([service, city, locality]) => {
  const to = "/services/interior-designer/pune/hadapsar"
  expect(await elsewhereOf(locality!, service, city)).toEqual({ to, status: 301 })
})

test("a city's localities with a page are listed, by its name too; where there are none, the search is shown", async () => {
  const answer = await getPlacesOfCity(ctx(), { service: "interior-designer", city: "pune" })
  expect(answer).toMatchObject({ shown: { plural_name: "Interior Designers", city_name: "Pune" } })
  const { localities, mapped } = (answer as { shown: PlacesOfCity }).shown
  // The map has who is there with too few for a page, too.
  expect(
    mapped
      .filter(({ has_page }) => has_page)
      .map(({ locality }) => locality)
      .toSorted(),
  ).toEqual(localities.map(({ locality }) => locality).toSorted())
  expect(mapped.every(({ professionals }) => professionals > 0)).toBe(true)
  expect(mapped.some(({ has_page }) => !has_page)).toBe(true)
  expect(localities.map(({ locality }) => locality)).toContain("hadapsar")
  // Each figure is that of the page it leads to.
  for (const one of localities) expect(await placeAt(one.locality)).toMatchObject(one)
  expect(await getPlacesOfCity(ctx(), { service: "Interior Designers", city: "Pune" })).toEqual({
    elsewhere: { to: "/services/interior-designer/pune", status: 301 },
  })
  expect(await getPlacesOfCity(ctx(), { service: "architect", city: "pune" })).toEqual({
    elsewhere: { to: "/search?category=Architect&city=Pune", status: 302 },
  })
})

test.for([
  ["contractor", "pune", "hadapsar"],
  ["interior-designer", "mumbai", "hadapsar"],
  ["interior-designer", "pune", "atlantis"],
  ["interior-designer", "pune", ""],
  ["interior-designer", "pune", "' or 1=1 --"],
  ["interior-designer", "pune", "~1' | '~2"],
  ["interior-designer", "pune", "%"],
  ["interior-designer", "pune", `hadapsar ${"x".repeat(5_000)}`],
  ["interior-designer", "pune\u202e", "hadapsar"],
  ["constructor", "__proto__", "toString"],
])("nowhere: %s, %s, %.40s", async ([service, city, locality]) => {
  await expect(getPlace(ctx(), { service: service!, city: city!, locality: locality! })).rejects.toMatchObject({
    code: "not_found",
  })
})

test("a locality that is called otherwise has moved, and no two of a city have one address", async () => {
  const { db } = t
  await db.updateTable("localities").set({ name: "Zenda Corner" }).where("name", "=", "Mundhwa").execute()
  await expect(elsewhereOf("mundhwa")).rejects.toMatchObject({ code: "not_found" })
  await db.updateTable("professionals").set({ locality: "Zenda Corner" }).where("locality", "=", "Mundhwa").execute()
  expect(await placeAt("zenda-corner")).toMatchObject({ locality_name: "Zenda Corner", professionals: 3 })
  const pune = await db.selectFrom("cities").select("id").where("slug", "=", "pune").executeTakeFirstOrThrow()
  const twin = { name: "zenda  corner!", city_id: pune.id, latitude: 18.5, longitude: 73.8, sounds: [] }
  await expect(db.insertInto("localities").values(twin).execute()).rejects.toThrow(/one_address_per_locality/)
  await expect(
    db
      .insertInto("localities")
      .values({ ...twin, name: "मुंढवा" })
      .execute(),
  ).rejects.toThrow(/locality_has_an_address/)
})

test("a page has the picture of its place, what is no page has none", async () => {
  const status = async (page: string) => (await t.app.inject({ url: `/sharing/x/places/${page}.png` })).statusCode
  expect(await status("interior-designer/pune/hadapsar")).toBe(200)
  expect(await status("interior-designer/pune")).toBe(200)
  for (const none of ["architect/pune/hadapsar", "interior-designer/pune/hadapsar/x", "interior-designer", "x/y/z"])
    expect(await status(none), none).toBe(404)
})

test("advocates have no page of prices and ratings, however many offer it", async () => {
  for (let n = 0; n < 3; n++) await createIn("Warje", { slug: "real-estate-lawyer" })
  expect(await listPlacePaths({ db: t.db })).not.toContainEqual(expect.stringContaining("real-estate-lawyer"))
  await expect(getPlace(ctx(), addressOf("warje", "real-estate-lawyer"))).rejects.toMatchObject({ code: "not_found" })
})

test("of an architect it is said while the Council's number is not checked, of nobody else", async () => {
  const [checked, , half] = [
    await createIn("Katraj", { slug: "architect" }),
    await createIn("Katraj", { slug: "architect" }),
    await createIn("Katraj", { slug: "architect" }),
  ]
  await approve(checked!, "kyc", "coa")
  await approve(half!, "kyc")
  const { shown } = await placeAt("katraj", "architect")
  const said = shown.map(({ is_verified, is_registration_unchecked }) => [is_verified, is_registration_unchecked])
  expect(said).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
  for (const one of (await placeAt("baner")).shown) expect(one.is_registration_unchecked).toBe(false)
})

test("a page takes a statement, and one for what is costed; the word index finds who is there", async () => {
  await withQueryBudget(2, t.databaseUrl, (db) => getPlace(ctxOn(db), addressOf("hadapsar")))
  await withQueryBudget(1, t.databaseUrl, (db) =>
    getPlacesOfCity(ctxOn(db), { service: "interior-designer", city: "pune" }),
  )

  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  // So few rows are sooner read one by one.
  const pool = new pg.Pool({ connectionString: t.databaseUrl, max: 1, options: "-c enable_seqscan=off" })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
  try {
    await getPlace(ctxOn(db), addressOf("hadapsar"))
    await listPlacePaths({ db })
    for (const { sql, parameters } of asked.filter(({ sql }) => sql.includes("'~"))) {
      const { rows } = await pool.query(`explain ${sql}`, [...parameters])
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
      expect(plan).toContain("Bitmap Index Scan on search_entries_by_words")
      expect(plan).not.toContain("Seq Scan on search_entries")
    }
    expect(asked).toHaveLength(3)
  } finally {
    await db.destroy()
  }
})
