// Packages in the search: their words are found, and order and price filter go by the cheapest, brought to an hour.
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional, type Professional } from "../../test/people.ts"
import { searchIn } from "../../test/searching.ts"
import { newId } from "../platform/id.ts"

let t: TestApp
const people: Record<string, Professional> = {}

const addPackage = ({ service_id }: Professional, name: string, minutes: number, price: string) =>
  t.db
    .insertInto("service_packages")
    .values({ id: newId(), service_id, name, minutes, price, created_at: t.clock.now, updated_at: t.clock.now })
    .execute()

beforeAll(async () => {
  t = await startTestApp()
  people.hourly1400 = await createProfessional(t, { price: "1400.00" })
  people.none = await createProfessional(t, { price: null })
  people.packaged = await createProfessional(t, { price: null })
  people.hourly1300 = await createProfessional(t, { price: "1300.00" })
  people.both = await createProfessional(t, { price: "3000.00" })
  // The cheapest comes to 1333.33 an hour; the dearer one to less.
  await addPackage(people.packaged, "Verandah consultation", 90, "2000")
  await addPackage(people.packaged, "Whole day", 480, "8000")
  await addPackage(people.both, "Quick look", 60, "100")
})
afterAll(() => t.close())

const order = async (params: Record<string, string>) => {
  const { services } = await searchIn(t.db, params, t.clock.now)
  return services.map(({ id }) => Object.keys(people).find((name) => people[name]!.service_id === id))
}

test("by price a service without a price per hour stands where its cheapest package comes to, one with neither last", async () => {
  const cheapFirst = ["hourly1300", "packaged", "hourly1400", "both", "none"]
  expect(await order({ sort: "price_asc" })).toEqual(cheapFirst)
  expect(await order({ sort: "price_desc" })).toEqual(["both", "hourly1400", "packaged", "hourly1300", "none"])
})

test("a price filter and an amount in the text go by the same", async () => {
  expect((await order({ max_price: "1350", sort: "price_asc" })).slice(0, 2)).toEqual(["hourly1300", "packaged"])
  expect(await order({ max_price: "1333" })).toEqual(["hourly1300"])
  const { services } = await searchIn(t.db, { query: "interior designer under 1350" }, t.clock.now)
  const found = services.map(({ id }) => id)
  expect(found.slice(0, 2).toSorted()).toEqual([people.hourly1300!.service_id, people.packaged!.service_id].toSorted())
})

test("pages by price go on where the page before ended", async () => {
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await searchIn(t.db, { sort: "price_asc", limit: "1", ...(cursor && { cursor }) }, t.clock.now)
    seen.push(...page.services.map(({ id }) => id))
    cursor = page.next
  }
  expect(seen).toHaveLength(5)
  expect(new Set(seen).size).toBe(5)
})

test("words of a package are found like those of the description, and forgotten with it", async () => {
  expect(await order({ query: "verandah" })).toEqual(["packaged"])
  expect(await order({ query: "verandha consultation" }), "also misspelt").toContain("packaged")
  await t.db.updateTable("service_packages").set({ name: "Attic consultation" }).where("minutes", "=", 90).execute()
  expect(await order({ query: "attic" })).toEqual(["packaged"])
  const { rows } = await sql`select from search_entries where words @@ 'verandah'::tsquery`.execute(t.db)
  expect(rows).toEqual([])
})

test("a card says what was said, never what an hour of a package comes to", async () => {
  const { services } = await searchIn(t.db, {}, t.clock.now)
  const card = (name: string) => services.find(({ id }) => id === people[name]!.service_id)
  expect(card("packaged")).toMatchObject({
    price: null,
    price_label: "From ₹2,000 a visit",
    packages: [{ name: "Attic consultation" }, { name: "Whole day", text: "8 h, ₹8,000" }],
  })
  expect(card("both")).toMatchObject({ price: "3000.00", price_label: null, packages: [{ price: "100.00" }] })
  expect(card("none")).toMatchObject({ price: null, price_label: null, packages: [], rates: [] })
})

test("entries follow a price per hour that is set beside packages, and one that is taken away", async () => {
  const entry = async () => {
    const { service_id } = people.packaged!
    const { rows } = await sql<object>`select price_per_hour::text as price, is_price_of_package as of_package
      from search_entries where service_id = ${service_id}`.execute(t.db)
    return rows
  }
  const set = (price_per_hour: string | null) =>
    t.db
      .updateTable("professional_services")
      .set({ price_per_hour })
      .where("id", "=", people.packaged!.service_id)
      .execute()
  expect(await entry()).toEqual([{ price: "1333.33", of_package: true }])
  await set("0")
  expect(await entry()).toEqual([{ price: "0.00", of_package: false }])
  await set(null)
  expect(await entry()).toEqual([{ price: "1333.33", of_package: true }])
  await t.db.deleteFrom("service_packages").where("service_id", "=", people.packaged!.service_id).execute()
  expect(await entry()).toEqual([{ price: null, of_package: false }])
})
