import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createProfessional, type Person } from "../../../test/people.ts"
import { locationAdminTexts } from "./texts.ts"

let t: TestApp
let owner: Person
let other: Person

beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Asha Rao")
  other = await createAdmin(t, "Vikram Deo")
})
afterAll(() => t.close())

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, person: Person = owner) =>
  t.call(method, `/admin/locations/${path}`, { token: person.token, ...(body && { body }) })

const india = async () =>
  (await ask("GET", "countries")).body.countries.find(({ code }: { code: string }) => code === "IN")
const stateNamed = async (name: string) =>
  (await ask("GET", "states")).body.states.find((one: { name: string }) => one.name === name)
const cityNamed = async (name: string) =>
  (await ask("GET", "cities")).body.cities.find((one: { name: string }) => one.name === name)

const addState = async (name: string, code?: string) =>
  (await ask("POST", "states", { name, country_id: (await india()).id, ...(code !== undefined && { code }) })).body
    .state

test("the lists are complete, with what lies in each and how many there are", async () => {
  const countries = await ask("GET", "countries")
  expect(countries).toMatchObject({ status: 200, body: { success: true, total: 1 } })
  expect(countries.body.countries).toEqual([
    { id: expect.any(Number), name: "India", code: "IN", version: 1, state_count: 4 },
  ])
  const { id } = countries.body.countries[0]
  const states = await ask("GET", `states?country_id=${id}`)
  expect(states.body).toMatchObject({ total: 4 })
  const maharashtra = states.body.states.find(({ name }: { name: string }) => name === "Maharashtra")
  expect(maharashtra).toMatchObject({ code: "MH", country_id: id, country_name: "India", city_count: 2 })
  const inState = await ask("GET", `cities?state_id=${maharashtra.id}`)
  expect(inState.body).toMatchObject({ total: 2, cities: [{ name: "Mumbai" }, { name: "Pune", is_open: true }] })
  expect(inState.body.cities[1].locality_count).toBeGreaterThan(50)
  expect((await ask("GET", `cities?country_id=${id}`)).body.total).toBe(5)
  expect((await ask("GET", `cities?country_id=${id}&state_id=${maharashtra.id}`)).body.total).toBe(2)
  expect((await ask("GET", "counts")).body).toMatchObject({ countries: 1, states: 4, cities: 5 })
  for (const path of [
    "states?country_id=x",
    "states?country_id=99999999",
    "cities?state_id=1.5",
    "cities?country_id=-1",
  ])
    expect((await ask("GET", path)).body.total, path).toBe(0)
})

test("a country: name and code of exactly two letters, in capitals", async () => {
  for (const body of [
    {},
    { name: "", code: "" },
    { name: "  ", code: "NP" },
    { name: "Nepal" },
    { name: "Nepal", code: null },
  ])
    expect((await ask("POST", "countries", body)).body.message, JSON.stringify(body)).toBe(
      "Country name and code are required",
    )
  for (const code of ["ind", "I", "1N", "ß", "इन"])
    expect((await ask("POST", "countries", { name: "Nepal", code })).body.errors, code).toEqual({
      code: "Country code is two letters, such as IN",
    })
  const added = await ask("POST", "countries", { name: "  Nepal\t ", code: " np " })
  expect(added).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: "Country added successfully",
      country: { name: "Nepal", code: "NP", state_count: 0 },
    },
  })
  expect((await ask("POST", "countries", { name: "Naples", code: "NP" })).body.errors).toEqual({
    code: "Another country has this code",
  })
  const { id } = added.body.country
  const updated = await ask("PUT", `countries/${id}`, { name: "Federal Nepal", code: "np" })
  expect(updated.body).toMatchObject({
    message: "Country updated successfully",
    country: { name: "Federal Nepal", version: 2 },
  })
  expect((await ask("PUT", `countries/${id}`, { name: "Nepal" })).body.message).toBe(
    "Country name and code are required",
  )
  expect((await ask("DELETE", `countries/${id}`)).body).toMatchObject({ message: "Country deleted successfully" })
  expect(await ask("DELETE", `countries/${id}`)).toMatchObject({
    status: 404,
    body: { message: "We could not find this country." },
  })
  expect((await ask("PUT", `countries/${id}`, { name: "Nepal", code: "NP" })).status).toBe(404)
})

test("a state: name and country, a code if it has one; a city: name and state", async () => {
  const { id: country_id } = await india()
  for (const body of [{}, { name: "Goa" }, { country_id }])
    expect((await ask("POST", "states", body)).body.message).toBe("State name and country are required")
  for (const body of [{}, { name: "Margao" }, { state_id: 1 }])
    expect((await ask("POST", "cities", body)).body.message).toBe("City name and state are required")
  expect((await ask("POST", "states", { name: "Goa", country_id: 999_999 })).body.errors).toEqual({
    country_id: "This country is not there any more. Please choose another one",
  })
  expect((await ask("POST", "cities", { name: "Margao", state_id: 999_999 })).body.errors).toEqual({
    state_id: "This state is not there any more. Please choose another one",
  })
  expect((await ask("POST", "states", { name: "Goa", country_id, code: "G A" })).body.errors).toEqual({
    code: "State code is at most 10 letters, numbers and hyphens",
  })
  const goa = await addState("Goa", " ga ")
  expect(goa).toMatchObject({ code: "GA", city_count: 0, country_name: "India" })
  const city = await ask("POST", "cities", { name: "Margao", state_id: goa.id })
  expect(city.body).toMatchObject({
    message: "City added successfully",
    city: { state_name: "Goa", country_name: "India" },
  })
  const kept = await ask("PUT", `states/${goa.id}`, { name: "Goa and more" })
  expect(kept.body).toMatchObject({ message: "State updated successfully", state: { code: "GA", country_id } })
  expect((await ask("PUT", `states/${goa.id}`, { name: "Goa", code: "" })).body.state.code).toBe(null)
  expect((await ask("PUT", `cities/${city.body.city.id}`, { name: "Madgaon" })).body).toMatchObject({
    message: "City updated successfully",
    city: { name: "Madgaon", state_id: goa.id },
  })
})

test("a name is 1 to 80 characters that begin with a letter or a number, without what cannot be seen", async () => {
  const { id: state_id } = await stateNamed("Delhi")
  const tried = async (name: string) => (await ask("POST", "cities", { name, state_id })).body
  expect((await tried("x".repeat(81))).errors.name).toBe("City name must be at most 80 characters")
  for (const name of ["=cmd|' /C calc'!A0", "-", "@home", "!!", "ʻ"])
    expect((await tried(name)).errors, name).toEqual({ name: "City name must begin with a letter or a number" })
  for (const name of ["12345", "4 2"])
    expect((await tried(name)).errors, name).toEqual({ name: "City name needs a letter" })
  for (const name of ["P\u0430nvel", "Panvel \u0410\u0441\u0435", "पुणेs"])
    expect((await tried(name)).errors, name).toEqual({
      name: "City name mixes letters of several scripts that look alike. Write each word in one script",
    })
  expect((await tried("Panvel पनवेल")).city.name).toBe("Panvel पनवेल")
  expect((await tried("New\u202e\u0007  Delhi\n Two")).city.name).toBe("New Delhi Two")
  expect((await tried("'s-Hertogenbosch")).city.name).toBe("'s-Hertogenbosch")
})

test("of two siblings no name differs only by case, accents, blanks or punctuation; in another state it may be", async () => {
  const { id: state_id } = await addState("Uttar Pradesh", "UP")
  const { id: elsewhere } = await addState("Uttarakhand", "UK")
  expect((await ask("POST", "cities", { name: "Agra", state_id })).status).toBe(201)
  expect((await ask("POST", "cities", { name: "पुणे", state_id })).status).toBe(201)
  for (const name of ["Agra", "AGRA", "Āgra", "A\u0304gra", "A-g ra.", "Ａｇｒａ", "पुणे", "पु\u200dणे"])
    expect((await ask("POST", "cities", { name, state_id })).body.errors, name).toEqual({
      name: "There is a city of this name in the state already",
    })
  // Another vowel is another name.
  expect((await ask("POST", "cities", { name: "पण", state_id })).status).toBe(201)
  expect((await ask("POST", "cities", { name: "Agra", state_id: elsewhere })).status).toBe(201)
  const { id: country_id } = await india()
  expect((await ask("POST", "states", { name: "uttarpradesh", country_id })).body.errors.name).toBe(
    "There is a state of this name in the country already",
  )
  expect((await ask("POST", "countries", { name: "ÍNDIA", code: "XI" })).body.errors.name).toBe(
    "There is a country of this name already",
  )
  const moved = (await ask("GET", `cities?state_id=${elsewhere}`)).body.cities[0]
  expect((await ask("PUT", `cities/${moved.id}`, { name: "Agra", state_id })).body.errors.name).toBe(
    "There is a city of this name in the state already",
  )
})

test("what others lie in or stand on stays, with the reason, whatever the table is called", async () => {
  expect(await ask("DELETE", `countries/${(await india()).id}`)).toMatchObject({
    status: 409,
    body: { message: "Failed to delete country. It may have associated states." },
  })
  expect(await ask("DELETE", `states/${(await stateNamed("Maharashtra")).id}`)).toMatchObject({
    status: 409,
    body: {
      message: "Failed to delete state. It may have associated cities.",
      in_use: { cities: (await stateNamed("Maharashtra")).city_count },
    },
  })
  await createProfessional(t)
  const pune = await cityNamed("Pune")
  const refused = await ask("DELETE", `cities/${pune.id}`)
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Failed to delete city\. /) } })
  const { in_use } = refused.body
  expect(in_use).toMatchObject({ localities: pune.locality_count, professionals: expect.any(Number) })
  const inCity = await t.call("GET", "/admin/professionals?q=pune", { token: owner.token })
  expect(inCity.body.professionals).toHaveLength(in_use.professionals)
  expect(await cityNamed("Pune")).toMatchObject({ id: pune.id, locality_count: pune.locality_count, is_open: true })

  const { service_id } = await createProfessional(t, { business_name: "Serves Mumbai" })
  const mumbai = await cityNamed("Mumbai")
  await t.db.insertInto("professional_service_areas").values({ id: "area", service_id, city_id: mumbai.id }).execute()
  const served = await ask("DELETE", `cities/${mumbai.id}`)
  expect(served).toMatchObject({ status: 409, body: { in_use: { professionals: 1 } } })
  const serving = await t.call("GET", "/admin/professionals?q=mumbai", { token: owner.token })
  expect(serving.body.professionals).toMatchObject([{ business_name: "Serves Mumbai" }])

  // Each foreign key has its sentence, and none takes rows along.
  const { rows } = await sql<{ name: string; action: string }>`
    select conname as name, confdeltype as action from pg_constraint
    where contype = 'f' and confrelid in ('countries'::regclass, 'states'::regclass, 'cities'::regclass) order by 1`.execute(
    t.db,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    "cities_state_id_fkey",
    "localities_city_id_fkey",
    "professional_service_areas_city_id_fkey",
    "professionals_city_id_fkey",
    "search_entries_city_id_fkey",
    "service_type_cities_city_id_fkey",
    "states_country_id_fkey",
    "submissions_city_id_fkey",
  ])
  // Who waits in a city that is taken away goes on waiting, for any.
  const leaving = rows.filter(({ action }) => action !== "a")
  expect(leaving).toEqual([{ name: "submissions_city_id_fkey", action: "n" }])
})

test("who saves an outdated form is told who was faster, and what there is now", async () => {
  const { id, version } = await addState("Punjab", "PB")
  expect((await ask("PUT", `states/${id}`, { name: "Panjab", version }, other)).status).toBe(200)
  const late = await ask("PUT", `states/${id}`, { name: "The Punjab", version })
  expect(late).toMatchObject({
    status: 409,
    body: {
      message:
        "Vikram Deo was faster and has changed it since you opened it. Look at what is there now, then save again.",
      state: { name: "Panjab", version: 2 },
    },
  })
  expect((await ask("PUT", `states/${id}`, { name: "The Punjab", version: 2 })).status).toBe(200)
  expect((await ask("PUT", `states/${id}`, { name: "P", version: 2 })).body.message).toMatch(
    /^You have changed it in another/,
  )
  await ask("DELETE", `states/${id}`)
  expect(await ask("PUT", `states/${id}`, { name: "P", version: 3 })).toMatchObject({
    status: 404,
    body: { message: "We could not find this state." },
  })
})

test("every write is recorded with what was there before; saving what stands there is none", async () => {
  const { id } = await addState("Kerala", "KL")
  await ask("PUT", `states/${id}`, { name: "Kerala", version: 1 })
  await ask("PUT", `states/${id}`, { name: "Keralam" })
  await ask("DELETE", `states/${id}`)
  const entries = await t.db
    .selectFrom("audit_entries")
    .select(["act", "details", "account_id"])
    .where("subject", "=", String(id))
    .where("act", "like", "%state")
    .orderBy("id")
    .execute()
  const country_id = (await india()).id
  expect(entries).toEqual([
    { act: "add_state", account_id: owner.account_id, details: { name: "Kerala", code: "KL", country_id } },
    {
      act: "change_state",
      account_id: owner.account_id,
      details: {
        before: { name: "Kerala", code: "KL", country_id },
        after: { name: "Keralam", code: "KL", country_id },
      },
    },
    { act: "delete_state", account_id: owner.account_id, details: { name: "Keralam", code: "KL", country_id } },
  ])
})

test("only an owner writes; a reader sees", async () => {
  for (const role of ["desk", "reader"] as const) {
    const person = await createAdmin(t, undefined, false, role)
    expect((await ask("GET", "countries", undefined, person)).status).toBe(200)
    expect((await ask("POST", "countries", { name: "Bhutan", code: "BT" }, person)).status).toBe(403)
    expect((await ask("DELETE", `countries/${(await india()).id}`, undefined, person)).status).toBe(403)
  }
})

test("a deletion wants a sign-in of the last 15 minutes", async () => {
  const { id } = await addState("Sikkim")
  const person = await createAdmin(t)
  await t.db
    .updateTable("sessions")
    .set({ confirmed_at: new Date(t.clock.now.getTime() - 16 * 60_000) })
    .where("account_id", "=", person.account_id)
    .execute()
  expect((await ask("DELETE", `states/${id}`, undefined, person)).body.code).toBe("confirm_identity")
  expect((await ask("DELETE", `states/${id}`)).status).toBe(200)
})

test("what an administrator may do stands in who is signed in", async () => {
  const person = await createAdmin(t, undefined, false, "desk")
  const { body } = await t.call("GET", "/user/profile", { token: person.token })
  expect(body.user.desk_role).toBe("desk")
})

test("of hundreds of cities so many are given as are asked for, by a part of the name, and all are counted", async () => {
  const { id: state_id } = await addState("Sikkim")
  const names = Array.from({ length: 120 }, (_, n) => `Gang ${n}`)
  await t.db
    .insertInto("cities")
    .values([...names, "Gângtok"].map((name) => ({ state_id, name })))
    .execute()
  const cities = async (query: string) => {
    const { body } = await ask("GET", `cities?state_id=${state_id}&${query}`)
    return [body.total, body.cities.map(({ name }: { name: string }) => name)]
  }
  expect(await cities("limit=2")).toEqual([121, ["Gang 0", "Gang 1"]])
  expect(await cities("limit=2&offset=120")).toEqual([121, ["Gângtok"]])
  expect(await cities("q=GANGTO")).toEqual([1, ["Gângtok"]])
  expect(await cities("q=%25")).toEqual([0, []])
  expect((await ask("GET", "cities?limit=1001")).body.errors).toEqual({
    limit: "Number of cities must be at most 1000",
  })
  expect((await ask("GET", `cities?q=${"a".repeat(81)}`)).body.errors).toEqual({
    q: "Search text must be at most 80 characters",
  })
})

test("many are counted in lakhs", () => {
  const t = locationAdminTexts.in("en")
  expect([t.shown(2, 100_010), t.citiesOf(100_000)]).toEqual(["2 of 1,00,010", "1,00,000 cities"])
})
