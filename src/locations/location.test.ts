import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const names = (rows: { name: string }[]) => rows.map((row) => row.name)

test("both option calls give everything, sorted by name", async () => {
  for (const path of ["/location/options", "/locations"]) {
    const { status, body } = await t.call("GET", path)
    expect(status).toBe(200)
    expect(names(body.countries)).toEqual(["India"])
    expect(names(body.states)).toEqual(["Delhi", "Karnataka", "Maharashtra", "Telangana"])
    expect(names(body.cities)).toEqual(["Bangalore", "Delhi", "Hyderabad", "Mumbai", "Pune"])
    expect(body.cities[4]).toMatchObject({ state_name: "Maharashtra", country_name: "India" })
  }
})

test("the hierarchy holds states in countries and cities in states", async () => {
  const { body } = await t.call("GET", "/locations/hierarchical")
  const maharashtra = body.countries[0].states.find((state: { name: string }) => state.name === "Maharashtra")
  expect(names(maharashtra.cities)).toEqual(["Mumbai", "Pune"])
})

test("by country, state or city: an id or a name, and only what belongs to it", async () => {
  const byState = await t.call("GET", "/locations/by-state/maharashtra")
  expect([names(byState.body.countries), names(byState.body.states), names(byState.body.cities)]).toEqual([
    ["India"],
    ["Maharashtra"],
    ["Mumbai", "Pune"],
  ])
  const byId = await t.call("GET", `/locations/by-state/${byState.body.states[0].id}`)
  expect(byId.body).toEqual(byState.body)
  const byCity = await t.call("GET", "/locations/by-city/Hyderabad")
  expect([names(byCity.body.states), names(byCity.body.cities)]).toEqual([["Telangana"], ["Hyderabad"]])
  expect(names((await t.call("GET", "/locations/by-country/India")).body.cities)).toHaveLength(5)
})

test("localities: of a city by its id or name, of a city without any none, else of the cities that are open", async () => {
  const { body } = await t.call("GET", "/locations/localities")
  expect(names(body.localities).slice(0, 2)).toEqual(["Akurdi", "Alandi"])
  expect(body.localities).toContainEqual(expect.objectContaining({ name: "Kothrud", city_name: "Pune" }))
  expect(body.localities.find(({ name }: { name: string }) => name === "Erandwane").also).toContain("Nal Stop")
  const { city_id } = body.localities[0]
  for (const city of ["pune", `${city_id}`])
    expect((await t.call("GET", `/locations/localities?city=${city}`)).body).toEqual(body)
  for (const city of ["Mumbai", "Atlantis"])
    expect((await t.call("GET", `/locations/localities?city=${city}`)).body.localities).toEqual([])
})

test.for(["by-country/Atlantis", "by-state/0", "by-city/%27%20or%201%3D1"])(
  "unknown: /locations/%s is 404",
  async (path) => {
    const { status, body } = await t.call("GET", `/locations/${path}`)
    expect([status, body.code]).toEqual([404, "not_found"])
  },
)
