import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import { moreThan, shownOf, toSearchInput } from "./screen/search-input.rules.ts"
import { filtersOf, isOnlyOtherHighlight, isSameList, searchQuery } from "./search.rules.ts"
import { searchTexts } from "./texts.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  for (const price of ["900.50", null, "0"]) await createProfessional(t, { price })
})
afterAll(() => t.close())

const search = (params: Record<string, string>) => t.call("GET", `/search?${new URLSearchParams(params)}`)

test("open to all; a price is a decimal string, or null where none is set", async () => {
  const { status, body } = await search({ sort: "price_asc", all: "true" })
  expect(status).toBe(200)
  expect(body.services.map((service: { price: string }) => service.price)).toEqual(["0.00", "900.50", null])
  expect(body).toMatchObject({ success: true, total: 3, next: null })
  expect(body.services[0]).toMatchObject({ category: "Interior Designer", city: "Pune", rating: null, review_count: 0 })
})

test("a limit over 100 is answered with 100, identity ids of an open call are ignored", async () => {
  const { status, body } = await search({ limit: "5000", professional_id: "somebody else" })
  expect([status, body.services.length]).toEqual([200, 3])
})

test.for<[Record<string, string>, string]>([
  [{ query: "a\u0000b" }, "query"],
  [{ query: "x".repeat(201) }, "query"],
  [{ city: "\u0007" }, "city"],
  [{ sort: "best" }, "sort"],
  [{ limit: "0" }, "limit"],
  [{ limit: "many" }, "limit"],
  [{ cursor: "zzz" }, "cursor"],
  ...[
    '["rating",0,true,0,1]',
    '["rating",0,true,0,4.5,12,"id"]',
    '["relevance",false,true,0,true,1,4.2,"id"]',
    '["relevance",-1,true,0,true,1,4.2,"id"]',
    '["relevance",0,1,0,true,1,4.2,"id"]',
    '["relevance",0,true,0,true,"x",4.2,"id"]',
    '["relevance",0,true,0,true,1,4.2,"\\u0000"]',
    '["relevance",0,true,0,true,1,4.2,"\'--"]',
    '["relevance",0,false,0,true,1,4.2,"id"]',
    '["relevance",0,true,-1,true,1,4.2,"id"]',
    '["relevance",0,true,"0",true,1,4.2,"id"]',
    // As of a search with words, where there are none to score.
    '["relevance",0,true,0,true,1,4.2,"id"]',
  ].map((cursor): [Record<string, string>, string] => [
    { cursor: Buffer.from(cursor).toString("base64url") },
    "cursor",
  ]),
])("refused with 422 and the field named: %o", async ([params, field]) => {
  const { status, body } = await search(params)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
})

test("what is wrong with a filter is said by its name, and the rule's own sentence where it has one", async () => {
  const said = async (params: Record<string, string>) => (await search(params)).body.message
  expect(await said({ query: "x".repeat(201) })).toBe("Query must be at most 200 characters")
  expect(await said({ city: "\u0007" })).toBe("Please leave out control characters")
  expect(await said({ cursor: "zzz" })).toBe("This page link is not valid. Please start the search again.")
})

test("category by name, plural, slug or with underscores; a place by name or id, in any letters", async () => {
  for (const category of ["Interior Designer", "interior designers", "interior-designer", "interior_designer"]) {
    expect((await search({ category })).body.total, category).toBe(3)
  }
  const { body } = await t.call("GET", "/locations/by-city/PUNE")
  for (const params of [{ city: String(body.cities[0].id) }, { state: "mh" }, { country: "India" }] as Record<
    string,
    string
  >[]) {
    expect((await search(params)).body.total, JSON.stringify(params)).toBe(3)
  }
  expect((await search({ category: "Architect" })).body.total).toBe(0)
  expect((await search({ category: "Astrologer" })).body).toMatchObject({ services: [], total: 0, next: null })
})

test("a sign of Devanagari alone is no word, where it is written as where it is typed", async () => {
  const { account_id, professional_id } = await createProfessional(t, { business_name: "Palash Rooms" })
  await t.db
    .updateTable("professionals")
    .set({ headline: "़ ्\u200d", about: "पत्ता ः किचन" })
    .where("id", "=", professional_id)
    .execute()
  expect(await t.db.selectFrom("search_words").selectAll().where("word", "=", "").execute()).toEqual([])
  // As a database of before may have remembered it.
  await t.db.insertInto("search_words").values({ word: "", sound: "" }).execute()
  for (const query of ["ः", "़ ्", "्\u200d"]) {
    const { status, body } = await search({ query })
    expect([status, body.total], query).toEqual([200, 0])
  }
  const { body } = await search({ query: "किचन ः" })
  expect([body.total, body.is_close, body.services[0].business_name]).toEqual([1, false, "Palash Rooms"])
  await t.db.deleteFrom("accounts").where("id", "=", account_id).execute()
})

test("only filters that say something are sent, else all=true", () => {
  const none = { ...filtersOf(new URLSearchParams()), query: "  " }
  expect(toSearchInput(none)).toEqual({ all: "true" })
  expect(toSearchInput({ ...none, query: " kitchen " })).toEqual({ query: "kitchen" })
  expect(searchQuery({ ...none, city: "Pune" }, "rating", { selected: "x", cursor: null })).toBe(
    "?city=Pune&sort=rating&selected=x",
  )
  expect(filtersOf(new URLSearchParams("service_type=architect")).category).toBe("architect")
  const { atLeast, count } = searchTexts.in("en").results
  expect([count(1), count(12), atLeast(3000)]).toEqual(["1 service", "12 services", "At least 3,000 services"])
})

test.for<[string, { choice: boolean; list: boolean }]>([
  ["query=x&selected=1", { choice: true, list: true }],
  ["query=x&shown=24", { choice: false, list: true }],
  ["query=x&shown=24&selected=1", { choice: false, list: true }],
  ["query=y", { choice: false, list: false }],
  ["query=x&cursor=next", { choice: false, list: false }],
  // Trying again
  ["query=x", { choice: false, list: false }],
])("from ?query=x to ?%s, a choice asks for nothing and a longer list keeps its cards", ([to, { choice, list }]) => {
  const [one, other] = [new URL("http://a/search?query=x"), new URL(`http://a/search?${to}`)]
  expect({ choice: isOnlyOtherHighlight(one, other), list: isSameList(one, other) }).toEqual({ choice, list })
})

test("an address shows 12 to 100 cards, and the list grows by 12 until then", () => {
  const shown = (text: string) => shownOf(new URLSearchParams({ shown: text }))
  expect(["", "many", "-5", "24", "25.5", "1e9"].map(shown)).toEqual([12, 12, 12, 24, 12, 100])
  expect(shownOf(new URLSearchParams())).toBe(12)
  expect([12, 24, 96, 100].map(moreThan)).toEqual([24, 36, 100, null])
})
