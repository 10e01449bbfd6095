import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import { searchIn } from "../../test/searching.ts"
import { newId } from "../platform/id.ts"
import { sorts } from "./search.rules.ts"

// A second Pune in a second Maharashtra, so that a name means two cities, or two states.
const areas = ["Pune Mumbai Delhi", "Pune second", "Mumbai second", "Pune", "Mumbai", "Mumbai Pune second", "Delhi"]

let t: TestApp
const offered = new Map<string, string>()
beforeAll(async () => {
  t = await startTestApp()
  const cities = new Map((await t.db.selectFrom("cities").select(["name", "id"]).execute()).map((c) => [c.name, c.id]))
  cities.set("second", await createSecondPune())
  for (const area of areas) {
    const { service_id } = await createProfessional(t, { slug: "architect", price: area.length > 6 ? "900" : null })
    await t.db.deleteFrom("professional_service_areas").where("service_id", "=", service_id).execute()
    const rows = area.split(" ").map((name) => ({ id: newId(), service_id, city_id: cities.get(name)! }))
    await t.db.insertInto("professional_service_areas").values(rows).execute()
    offered.set(service_id, area)
  }
})
afterAll(() => t.close())

const createSecondPune = async () => {
  const country = t.db.insertInto("countries").values({ name: "Elsewhere", code: "XX" }).returning("id")
  const { id: country_id } = await country.executeTakeFirstOrThrow()
  const state = t.db.insertInto("states").values({ country_id, name: "Maharashtra", code: "MH" }).returning("id")
  const { id: state_id } = await state.executeTakeFirstOrThrow()
  const city = t.db.insertInto("cities").values({ state_id, name: "Pune" }).returning("id")
  return (await city.executeTakeFirstOrThrow()).id
}
const offeredIn = (places: RegExp) => [...offered].flatMap(([id, area]) => (places.test(area) ? [id] : [])).toSorted()
const search = (params: Record<string, string>) => searchIn(t.db, params)
const idsOf = ({ services }: Awaited<ReturnType<typeof search>>) => services.map(({ id }) => id)

test.for<[Record<string, string>, RegExp]>([
  [{ query: "architect pune mumbai" }, /Pune|Mumbai|second/],
  [{ query: "architect mumbai delhi" }, /Mumbai|Delhi/],
  [{ query: "architect pune" }, /Pune|second/],
  [{ query: "architect mumbai pune", state: "Maharashtra" }, /Pune|Mumbai|second/],
  [{ city: "Pune" }, /Pune|second/],
  [{ state: "Maharashtra" }, /Pune|Mumbai|second/],
  [{ query: "rooms", city: "Pune" }, /Pune|second/],
  [{ query: "rooms", state: "mh" }, /Pune|Mumbai|second/],
  [{ query: "rooms zzzz", city: "Pune" }, /Pune|second/],
])("each service stands once where places overlap: %o", async ([params, places]) => {
  for (const sort of sorts) {
    const whole = await search({ ...params, sort, limit: "100" })
    expect(idsOf(whole).toSorted(), sort).toEqual(offeredIn(places))
    expect(whole.total, sort).toBe(whole.services.length)
    const joined: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await search({ ...params, sort, limit: "1", ...(cursor && { cursor }) })
      expect(page.total, sort).toBe(whole.total)
      joined.push(...idsOf(page))
      cursor = page.next
    }
    expect(joined, sort).toEqual(idsOf(whole))
  }
})

test("a service that is offered in several of the cities stands there with the city its professional works from", async () => {
  const { services } = await search({ query: "architect mumbai pune" })
  expect(Object.fromEntries(services.map(({ id, city }) => [offered.get(id), city]))).toEqual({
    "Pune Mumbai Delhi": "Pune",
    "Pune second": "Pune",
    "Mumbai second": "Mumbai",
    Pune: "Pune",
    Mumbai: "Mumbai",
    "Mumbai Pune second": "Pune",
  })
})
