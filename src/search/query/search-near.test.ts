// Places and money in a search: who is there, who is near, and that the filters keep their word.
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { searchIn } from "../../../test/searching.ts"

let database: TestDb
const search = (params: Record<string, string>) => searchIn(database.db, { limit: "100", ...params })
const names = async (params: Record<string, string>) =>
  (await search(params)).services.map(({ business_name }) => business_name)

beforeAll(async () => {
  database = await openTestDb()
  await loadDemo(database.db, { now: new Date(), hashPassword: async () => "unused" })
})
afterAll(() => database.close())

test("who works there comes first, then who is near, each with the distance, nobody twice", async () => {
  const page = await search({ query: "interior designer kothrud" })
  expect(page).toMatchObject({ locality: "Kothrud", is_close: false, is_total: true, other_city: null })
  const [there, near] = [page.services.slice(0, page.near_from!), page.services.slice(page.near_from!)]
  expect(there.map(({ business_name }) => business_name)).toEqual(["Osari Interiors", "Second Shelf Studio"])
  expect(there.map(({ distance_km }) => distance_km)).toEqual([0, 2])
  expect(page.total).toBe(page.services.length)
  expect(new Set(page.services.map(({ id }) => id)).size).toBe(page.total)
  const checked = near.filter(({ is_verified }) => is_verified).map(({ distance_km }) => distance_km!)
  expect(checked.length).toBeGreaterThan(3)
  expect(checked).toEqual(checked.toSorted((one, other) => one - other))
  expect(Math.max(...near.map(({ distance_km }) => distance_km!))).toBeLessThanOrEqual(10)
})

test("a long sentence keeps its place, and words that are too many to be looked up make nothing exact", async () => {
  const sentence =
    "is there any interior designer who can make a modular kitchen for a two bhk flat in kothrud with warranty"
  expect((await search({ query: sentence })).locality).toBe("Kothrud")
  const many = await search({
    query: "lamp sofa bed wardrobe kitchen paint tiles balcony study nursery curtain wallpaper dining hinjawadi",
  })
  expect([many.exact_total, many.is_close]).toEqual([0, true])
})

test("a locality of a city that is not searched in is none", async () => {
  for (const params of [
    { query: "interior designer kothrud", city: "Mumbai" },
    { query: "designer mg road bangalore" },
  ])
    expect((await search(params as Record<string, string>)).locality).toBeNull()
})

test("how many fit exactly, what was understood of money, and which service opens later are said", async () => {
  const page = await search({ query: "modular kitchen near kothrud small budget" })
  expect(page.exact_total).toBe(page.near_from)
  expect(page.total).toBeGreaterThan(page.exact_total!)
  expect(page.wished_price).toEqual({ class: "low", at_most: null, of_work: null })
  expect((await search({ query: "kitchen under 1500" })).wished_price).toEqual({
    class: null,
    at_most: 1500,
    of_work: null,
  })
  const wholeKitchen = (await search({ query: "kitchen under 2 lakh" })).wished_price
  expect(wholeKitchen).toEqual({ class: null, at_most: null, of_work: 200_000 })
  expect(await search({ query: "kitchen" })).toMatchObject({ wished_price: null, unoffered: [] })
  expect((await search({ query: "vastu consultant kothrud" })).unoffered).toEqual(["vastu-consultant"])
  expect((await search({ query: "kitchen", free: "week" })).exact_total).toBeNull()
})

test("near ones of the wished class of price stand before those who are a little nearer and dear", async () => {
  const { services, near_from } = await search({
    query: "interior designer near kothrud small budget",
    verified: "true",
  })
  const near = services.slice(near_from!)
  const within = near.filter(({ distance_km }) => distance_km! <= 4)
  const prices = within.map(({ price }) => Number(price))
  expect(prices.length).toBeGreaterThan(3)
  expect(Math.max(...prices.slice(0, 2))).toBeLessThan(Math.max(...prices.slice(2)))
})

test("without a locality no distance is said", async () => {
  const { locality, services } = await search({ query: "kitchen" })
  expect(services.length).toBeGreaterThan(0)
  expect([locality, services.some(({ distance_km }) => distance_km !== null)]).toEqual([null, false])
})

test("who does the work there by another profession comes after those of it, and is not left out", async () => {
  const page = await search({ query: "kitchen baner" })
  const found = page.services.map(({ business_name, category }) => `${business_name}, ${category}`)
  expect(found[0]).toBe("Courtyard & Co., Interior Designer")
  expect(found).toContain("Courtyard & Co., Architect")
})

test("a name finds who is called so, and nobody beside them", async () => {
  for (const query of ["ketaki gokhale", "ketaki gokhale interior designer"])
    expect(await search({ query })).toMatchObject({ total: 1, near_from: null, is_close: false })
})

test("what is like a locality, or may become one while it is typed, is none", async () => {
  for (const query of ["manjiri kulkarni", "shivaji patil", "interior designer ba", "kitchen wa"])
    expect((await search({ query })).locality, query).toBeNull()
})

test("from several localities no distance is said, and one beside the chosen one is a word", async () => {
  const page = await search({ query: "kitchen kothrud baner" })
  expect(page.services.length).toBeGreaterThan(0)
  expect([page.locality, page.services.every(({ distance_km }) => distance_km === null)]).toEqual([null, true])
  expect((await search({ query: "interior designer baner", locality: "Kothrud" })).locality).toBe("Kothrud")
})

test("a cursor of an interpretation that there is not is refused", async () => {
  const cursor = Buffer.from('["relevance",99,true,0,true,1,1,"a"]').toString("base64url")
  await expect(search({ query: "interior designer kothrud", cursor })).rejects.toThrow("This page link is not valid")
})

test("a locality where nobody works still finds who is near", async () => {
  const page = await search({ query: "interior designer dhanori" })
  expect(page).toMatchObject({ is_close: true, near_from: 0, locality: "Dhanori" })
  expect(page.services[0]).toMatchObject({ business_name: "Monsoon Room", distance_km: 4 })
})

test.for(["relevance", "rating", "price_asc", "price_desc"])(
  "pages by %s go on from who is there to who is near",
  async (sort) => {
    const params = { query: "interior designer kothrud", sort }
    const whole = await search(params)
    const joined: string[] = []
    const near: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await search({ ...params, limit: "1", ...(cursor && { cursor }) })
      expect([page.total, page.is_close]).toEqual([whole.total, false])
      joined.push(...page.services.map(({ id }) => id))
      if (page.near_from !== null) near.push(...page.services.slice(page.near_from).map(({ id }) => id))
      cursor = page.next
    }
    expect(joined).toEqual(whole.services.map(({ id }) => id))
    expect(near).toEqual(whole.services.slice(whole.near_from!).map(({ id }) => id))
  },
)

test("a locality that was chosen is one that was typed", async () => {
  const typed = await names({ query: "interior designer baner" })
  for (const locality of ["Baner", "baner", "बाणेर", " BANER "])
    expect(await names({ query: "interior designer", locality }), locality).toEqual(typed)
  const atlantis = await search({ query: "interior designer", locality: "Atlantis" })
  expect(atlantis).toMatchObject({ total: 0, services: [], unknown_locality: true })
  expect(await search({ locality: "Pisoli" })).toMatchObject({ unknown_locality: false, locality: "Pisoli" })
})

test.for([
  ["Viman Nagar", "vimannagar"],
  ["Viman Nagar", "Vimannagar, near the airport"],
  ["Shivajinagar", "shivaji nagar"],
  ["Koregaon Park", "KP"],
  ["Paud Road", "Paud Road, Kothrud"],
  ["Paud", "paud"],
  ["Kothrud", "Kothrud, off Paud Road"],
  ["FC Road", "Fergusson College Road"],
  ["Karve Nagar", "karvenagar"],
  ["Kothrud", "411038"],
  ["Karve Road", "Laxmi Heights, Karve Rd"],
  ["Sadashiv Peth", "Nana Chambers, Sadashiv Peth"],
  ["Law College Road", "Bhandarkar Institute, law college road"],
  ["Aundh", "Apte bhavan, Road no 3, Aundh"],
  ["Satara Road", "opposite MG statue, Satara Road"],
  ["Viman Nagar", "411014"],
  ["Erandwane", "Nal Stop"],
  ["Sinhagad Road", "sinhgad road"],
  ["Budhwar Peth", "12, Tulshibaug"],
])("%s is meant by %s, chosen and typed", async ([name, said]) => {
  expect((await search({ locality: said! })).locality).toBe(name)
  if (said!.includes(",")) return
  expect((await search({ query: `interior designer ${said}` })).locality).toBe(name)
})

test("a city that is searched in and not open is named, one that is open or left out is not", async () => {
  expect((await search({ city: "Mumbai" })).closed_city).toBe("Mumbai")
  expect((await search({ query: "architect mumbai" })).closed_city).toBe("Mumbai")
  for (const params of [{ city: "Pune" }, { query: "architect mumbai", city: "Pune" }, { query: "architect" }])
    expect((await search(params as Record<string, string>)).closed_city).toBeNull()
})

test("what stands near a city that is not searched in is asked about, and the rest is looked for", async () => {
  const page = await search({ query: "architect mumbai", city: "Pune" })
  expect(page.other_city).toBe("Mumbai")
  expect(page.services.map(({ id }) => id)).toEqual(
    (await search({ query: "architect", city: "Pune" })).services.map(({ id }) => id),
  )
  for (const params of [{ query: "architect mumbai" }, { query: "architect pune", city: "Pune" }, { city: "Pune" }])
    expect((await search(params as Record<string, string>)).other_city).toBeNull()
})

test("filters keep their word, alone and beside words", async () => {
  for (const query of ["", "interior designer", "kitchen", "interior designer kothrud"]) {
    const cheap = await search({ query, max_price: "1000" })
    expect(cheap.total, query).toBeGreaterThan(0)
    expect(cheap.services.every(({ price }) => price !== null && Number(price) <= 1000)).toBe(true)
    const liked = await search({ query, min_rating: "4.5" })
    expect(liked.total, query).toBeGreaterThan(0)
    expect(liked.services.every(({ rating }) => rating !== null && rating >= 4.5)).toBe(true)
    const checked = await search({ query, verified: "true" })
    expect(checked.total, query).toBeGreaterThan(0)
    expect(checked.services.every(({ is_verified }) => is_verified)).toBe(true)
    const all = await search({ query, verified: "false" })
    expect(all.total).toBeGreaterThanOrEqual(checked.total)
  }
  expect(await names({ query: "interior designer under 700" })).toEqual(expect.arrayContaining(["Flat 14 Studio"]))
  const typed = await search({ query: "interior designer under 700" })
  const within = typed.services.slice(0, typed.near_from ?? undefined)
  expect(within.length).toBeGreaterThan(0)
  expect(within.every(({ price }) => Number(price) <= 700)).toBe(true)
  // A filter is never let go, a wish may be.
  expect((await search({ query: "interior designer under 700", max_price: "700" })).total).toBe(within.length)
})

test("who is free within a week keeps hours and says when, and pages go through all of them", async () => {
  const free = await search({ free: "week" })
  expect(free.is_total).toBe(true)
  expect(free.total).toBeGreaterThan(3)
  expect(free.services.every(({ availability }) => availability !== null)).toBe(true)
  const everybody = await search({ all: "true" })
  const order = everybody.services.map(({ id }) => id).filter((id) => free.services.some((one) => one.id === id))
  expect(free.services.map(({ id }) => id)).toEqual(order)
  const joined: string[] = []
  let counted = 0
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await search({ free: "week", limit: "2", ...(cursor && { cursor }) })
    expect(page.total).toBeGreaterThanOrEqual(Math.max(counted, joined.length + page.services.length))
    counted = page.total
    joined.push(...page.services.map(({ id }) => id))
    cursor = page.next
  }
  expect(joined).toEqual(order)
  expect(counted).toBe(free.total)
})

test("who is near and free follows those who are there and free, however many are there", async () => {
  const page = await search({ query: "interior designer pune", locality: "Kothrud", free: "week" })
  const near = page.services.slice(page.near_from ?? page.total)
  expect(near.length).toBeGreaterThan(0)
  const few = await search({ query: "interior designer kothrud", free: "week" })
  expect(few.services.map(({ id }) => id)).toEqual(page.services.map(({ id }) => id))
})

test("professionals follow a locality that is new, and one that is called otherwise", async () => {
  const { db } = database
  const pune = await db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  const row = { city_id: pune.id, name: "Zenda Chowk", latitude: 18.5, longitude: 73.8 }
  const one = await db
    .selectFrom("professionals")
    .select("id")
    .where("business_name", "=", "Osari Interiors")
    .executeTakeFirstOrThrow()
  const entry = () =>
    db
      .selectFrom("search_entries as e")
      .leftJoin("localities as l", "l.id", "e.locality_id")
      .select("l.name")
      .where("professional_id", "=", one.id)
      .where("e.city_id", "=", pune.id)
      .executeTakeFirstOrThrow()
  const worksIn = async (name: string) => {
    const there = db.selectFrom("localities").select(sql<string>`'~w' || id`.as("sign")).where("name", "=", name)
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from search_entries e, (${there}) l
      where l.sign = any(tsvector_to_array(e.words))`.execute(db)
    return rows[0]!.found
  }
  await db.updateTable("professionals").set({ locality: "near Zenda Chowk" }).where("id", "=", one.id).execute()
  expect((await entry()).name).toBeNull()
  // Its sounds are written by the database.
  await db
    .insertInto("localities")
    .values({ ...row, sounds: [] })
    .execute()
  expect((await entry()).name).toBe("Zenda Chowk")
  await expect(
    db
      .insertInto("localities")
      .values({ ...row, name: "--", sounds: [] })
      .execute(),
  ).rejects.toThrow(/locality_can_be_heard/)
  // With another id than before, which the signs of the works follow.
  await db.deleteFrom("localities").where("name", "=", "Warje").execute()
  await db
    .insertInto("localities")
    .values({ ...row, name: "Warje", sounds: [] })
    .execute()
  expect(await worksIn("Warje")).toBeGreaterThan(0)
  await db.updateTable("localities").set({ name: "Zenda Corner" }).where("name", "=", "Zenda Chowk").execute()
  expect((await entry()).name).toBeNull()
  await db.updateTable("professionals").set({ locality: "Kothrud" }).where("id", "=", one.id).execute()
  expect((await entry()).name).toBe("Kothrud")
})
