/** A professional says what packages and rates there are, and everybody sees it: the calls, their refusals, what follows. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../../test/people.ts"
import { MAX_PACKAGES } from "./package.rules.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const as = ({ token, service_id }: Professional) => {
  const path = `/services/${service_id}`
  return {
    add: (body: object, of = path) => t.call("POST", `${of}/packages`, { token, body }),
    change: (id: string, body: object, of = path) => t.call("PUT", `${of}/packages/${id}`, { token, body }),
    remove: (id: string, of = path) => t.call("DELETE", `${of}/packages/${id}`, { token }),
    rate: (unit: string, body: object, of = path) => t.call("PUT", `${of}/rates/${unit}`, { token, body }),
    unrate: (unit: string, of = path) => t.call("DELETE", `${of}/rates/${unit}`, { token }),
    own: async () => (await t.call("GET", "/your_services", { token })).body.services[0],
    activity: async () =>
      (await t.call("GET", "/user/activity", { token })).body.activities
        .filter(({ action }: { action: string }) => action === "update_price")
        .map(({ details }: { details: string }) => details),
  }
}
const visit = { name: "Home visit with sketch", minutes: 90, price: "2000" }
const profileOf = async ({ professional_id }: Professional) =>
  (await t.call("GET", `/provider/${professional_id}`)).body.provider.services[0]
const cardOf = async ({ service_id }: Professional, query: string) =>
  (await t.call("GET", `/search?${query}`)).body.services.find(({ id }: { id: string }) => id === service_id)

test("a package is added, changed and taken back, and people see it at once", async () => {
  const professional = await createProfessional(t, { price: null })
  const { add, change, remove, own, activity } = as(professional)
  const added = await add({ ...visit, name: "  Home  visit with sketch " })
  expect(added).toMatchObject({ status: 201, body: { message: expect.stringContaining("Home visit with sketch") } })
  const { package_id: id } = added.body
  const shown = { id, ...visit, price: "2000.00", text: "1 h 30 min, ₹2,000" }
  const costs = { packages: [shown], rates: [], price_label: "From ₹2,000 a visit", price: null }
  expect(await own()).toMatchObject(costs)
  expect(await profileOf(professional)).toMatchObject(costs)
  expect(await cardOf(professional, "query=visit+sketch")).toMatchObject(costs)

  expect((await change(id, { price: 2500.5 })).status).toBe(200)
  expect(await cardOf(professional, "query=sketch&limit=49")).toMatchObject({
    packages: [{ ...shown, price: "2500.50", text: "1 h 30 min, ₹2,500.50" }],
    price_label: "From ₹2,500.50 a visit",
  })
  expect((await change(id, { name: "Courtyard visit" })).status).toBe(200)
  expect(await cardOf(professional, "query=courtyard")).toBeDefined()
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
  expect(await profileOf(professional)).toMatchObject({ packages: [], price_label: null })
  expect(await cardOf(professional, "query=courtyard&limit=48")).toBeUndefined()
  expect(await activity()).toEqual([
    "Interior Designer, Courtyard visit: no longer offered",
    "Interior Designer, Home visit with sketch: 1 h 30 min, ₹2,500.50",
    "Interior Designer, Home visit with sketch: 1 h 30 min, ₹2,000",
  ])
})

test("rates are set, narrowed to one amount, and taken back", async () => {
  const professional = await createProfessional(t)
  const { rate, unrate, own, activity } = as(professional)
  expect((await rate("sq_ft", { from: 80, to: "120" })).status).toBe(200)
  expect((await rate("percent_of_work", { from: "8.5", to: "8.50" })).status).toBe(200)
  const rates = [
    { unit: "sq_ft", from: "80.00", to: "120.00", text: "The work: ₹80–120 per sq ft" },
    { unit: "percent_of_work", from: "8.50", to: null, text: "The work: 8.5% of its cost" },
  ]
  expect(await own()).toMatchObject({ rates, price: "1250.00", price_label: null })
  expect(await cardOf(professional, "limit=50")).toMatchObject({ rates, packages: [] })
  expect((await unrate("sq_ft")).status).toBe(200)
  expect((await unrate("sq_ft")).status).toBe(404)
  expect((await profileOf(professional)).rates).toEqual([rates[1]])
  expect(await activity()).toEqual([
    "Interior Designer: no rate per sq ft any more",
    "Interior Designer. The work: 8.5% of its cost",
    "Interior Designer. The work: ₹80–120 per sq ft",
  ])
})

test("saving what stands there is a success of which nothing is told", async () => {
  const professional = await createProfessional(t)
  const { add, change, rate, activity } = as(professional)
  const { package_id } = (await add(visit)).body
  await rate("sq_ft", { from: "80" })
  const before = await activity()
  expect((await change(package_id, { ...visit, price: "2000.0" })).status).toBe(200)
  expect((await rate("sq_ft", { from: "80.00", to: null })).status).toBe(200)
  expect(await activity()).toEqual(before)
})

test("what was changed elsewhere meanwhile is said, with what it is now", async () => {
  const { add, change, rate } = as(await createProfessional(t))
  const { package_id } = (await add(visit)).body
  await change(package_id, { price: "2400" })
  const seen = { price_was: "2000", minutes_was: 90 }
  expect(await change(package_id, { minutes: 120, ...seen })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("1 h 30 min, ₹2,400"), package: { price: "2400.00", minutes: 90 } },
  })
  expect((await change(package_id, { minutes: 120, ...seen, price_was: "2400.00" })).status).toBe(200)
  await rate("sq_ft", { from: "80", was: null })
  expect(await rate("sq_ft", { from: "90", was: null })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("₹80 per sq ft"), rate: { from: "80.00" } },
  })
  expect((await rate("sq_ft", { from: "90", was: { from: "80", to: null } })).status).toBe(200)
})

test("names are one however they are written, also when two windows add one at the same time", async () => {
  const { add, change } = as(await createProfessional(t))
  const { package_id } = (await add(visit)).body
  const taken = { status: 422, body: { errors: { name: expect.stringContaining("already") } } }
  expect(await add({ ...visit, name: "HOME VISIT  with sketch" })).toMatchObject(taken)
  const other = (await add({ ...visit, name: "Another" })).body.package_id
  expect(await change(other, { name: "home visit with Sketch" })).toMatchObject(taken)
  expect((await change(package_id, { name: "Home Visit With Sketch" })).status).toBe(200)
  const both = await Promise.all([add({ ...visit, name: "At once" }), add({ ...visit, name: "at ONCE" })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
})

test("a service has eight packages at most, also when ten are added at the same time", async () => {
  const professional = await createProfessional(t)
  const { add, own } = as(professional)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => add({ ...visit, name: `Visit ${n}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PACKAGES)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  expect((await own()).packages).toHaveLength(MAX_PACKAGES)
})

test("packages stand cheapest first, then by name", async () => {
  const { add, own } = as(await createProfessional(t))
  for (const [name, price] of [
    ["Dear", 900],
    ["beta", 500],
    ["Alpha", 500],
  ] as const)
    await add({ ...visit, name, price })
  expect((await own()).packages.map(({ name }: { name: string }) => name)).toEqual(["Alpha", "beta", "Dear"])
})

test("nobody else's: a stranger's package, a package of another service, a wrong id and a removed service are not there", async () => {
  const professional = await createProfessional(t)
  const { add, change, remove, rate, unrate } = as(professional)
  const { package_id } = (await add(visit)).body
  const stranger = await createProfessional(t)
  const theirs = as(stranger)
  const foreign = `/services/${professional.service_id}`
  const answers = [
    await theirs.add(visit, foreign),
    await theirs.change(package_id, { price: 1 }, foreign),
    await theirs.change(package_id, { price: 1 }),
    await theirs.remove(package_id, foreign),
    await theirs.remove(package_id),
    await theirs.rate("sq_ft", { from: 1 }, foreign),
    await theirs.unrate("sq_ft", foreign),
    await change("no-such-package", { price: 1 }),
    await unrate("percent_of_work"),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  const customer = await createCustomer(t)
  expect((await t.call("POST", `${foreign}/packages`, { token: customer.token, body: visit })).status).toBe(403)
  expect((await t.call("POST", `${foreign}/packages`, { body: visit })).status).toBe(401)
  const { token, professional_id } = professional
  const body = { action: "remove", service_type: "interior-designer", professional_id }
  await t.call("POST", "/update_service", { token, body })
  expect([
    (await add(visit)).status,
    (await remove(package_id)).status,
    (await rate("sq_ft", { from: 1 })).status,
  ]).toEqual([404, 404, 404])
  await t.call("POST", "/update_service", { token, body: { ...body, action: "add" } })
  expect((await profileOf(professional)).packages).toMatchObject([{ id: package_id }])
})

test.each<[body: object, field: string]>([
  [{ ...visit, name: "" }, "name"],
  [{ ...visit, name: "ab" }, "name"],
  [{ ...visit, name: "x".repeat(81) }, "name"],
  [{ ...visit, name: "न".repeat(4000) }, "name"],
  [{ ...visit, name: "see evil.example" }, "name"],
  [{ ...visit, name: { toString: "x" } }, "name"],
  [{ ...visit, minutes: 14 }, "minutes"],
  [{ ...visit, minutes: 1441 }, "minutes"],
  [{ ...visit, minutes: 60.5 }, "minutes"],
  [{ ...visit, minutes: "90" }, "minutes"],
  [{ ...visit, price: 0 }, "price"],
  [{ ...visit, price: "1e9" }, "price"],
  [{ ...visit, price: "9".repeat(400) }, "price"],
  [{ ...visit, price: null }, "price"],
  [{}, "name"],
])("the package %j is refused at %s", async (body, field) => {
  const { add } = as((await shared()) as Professional)
  expect(await add(body)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
})

test("what is wrong with a rate is said of a rate; an empty end is none", async () => {
  const { rate } = as((await shared()) as Professional)
  const wrong = async (from: unknown) => (await rate("percent_of_work", { from })).body.errors.from
  expect(await wrong("8.555")).toBe("Please write it in digits, with at most two decimals, like 8 or 8.5.")
  expect(await wrong("८")).toBe("Please write it in digits, with at most two decimals, like 8 or 8.5.")
  expect(await wrong(-8)).toBe("Please give an amount above 0.")
  expect(await wrong("1,000")).toBe("Please write it without commas, like 125000.")
  const professional = await createProfessional(t)
  expect((await as(professional).rate("sq_ft", { from: "80", to: "" })).status).toBe(200)
  expect((await profileOf(professional)).rates).toMatchObject([{ from: "80.00", to: null }])
})

test.each<[unit: string, body: object, field: string]>([
  ["sq_ft", { from: "" }, "from"],
  ["sq_ft", { from: "0" }, "from"],
  ["sq_ft", { from: "100001" }, "from"],
  ["sq_ft", { from: "80", to: "79" }, "to"],
  ["percent_of_work", { from: "5", to: "101" }, "to"],
  ["percent_of_work", { from: [5] }, "from"],
  ["percent_of_work", { from: "5", to: "9".repeat(400) }, "to"],
  ["acre", { from: "5" }, "unit"],
])("the rate %s %j is refused at %s", async (unit, body, field) => {
  const { rate } = as((await shared()) as Professional)
  expect(await rate(unit, body)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
})

let one: Promise<Professional> | undefined
/** For what writes nothing. */
const shared = () => {
  one ??= createProfessional(t)
  return one
}

test("hostile names stay text wherever they are shown", async () => {
  const professional = await createProfessional(t, { price: null })
  const { add } = as(professional)
  const names = [`<img src=x onerror="1"> & "quotes" \\`, "🏠👨‍👩‍👧 घरभेट, मोजमाप", "Robert'); drop table bookings;--"]
  for (const [n, name] of names.entries()) expect((await add({ ...visit, name, price: n + 1 })).status, name).toBe(201)
  expect((await profileOf(professional)).packages.map(({ name }: { name: string }) => name)).toEqual(names)
  const card = await cardOf(professional, `query=${encodeURIComponent("मोजमाप")}&limit=47`)
  expect(card.packages.map(({ name }: { name: string }) => name)).toEqual(names)
})

test("a package as dear and as short as can be has its place among prices", async () => {
  const professional = await createProfessional(t, { price: null })
  await as(professional).add({ ...visit, minutes: 15, price: "999999999.99" })
  const { rows } = await sql<{ price: string; is_price_of_package: boolean }>`
    select price_per_hour::text as price, is_price_of_package from search_entries where service_id = ${professional.service_id}`.execute(
    t.db,
  )
  expect(rows).toEqual([{ price: "999999999.99", is_price_of_package: true }])
})
