import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { searchIn } from "../../../test/searching.ts"
import { soundOf } from "./sound.ts"
import { wordsIn } from "./vocabulary.server.ts"

// What people type, and whom they must meet first in the demo catalogue. Null: nobody.
const expected: [typed: string, first: string | null, params?: Record<string, string>][] = [
  // As the catalogue writes it
  ["interior designer", "Osari Interiors"],
  ["Interior Designer in Pune", "Osari Interiors"],
  ["architect", "Katta Architects"],
  ["ARCHITECT MUMBAI", "Katta Architects"],
  ["architect", "Chitnis Climate Architecture", { city: "Hyderabad" }],
  ["jain kitchen", "Oswal Rooms"],
  ["jain kitchen", "Oswal Rooms", { city: "Pune", category: "Interior Designer" }],
  ["damp", "Monsoon Room", { state: "Maharashtra" }],
  ["redevelopment", "Deodhar Design Office"],
  ["clinic", "Khandelwal Care Spaces"],
  ["the best interior designer near Hadapsar", "Tapshil Interiors"],
  // Plurals
  ["interior designers", "Osari Interiors"],
  ["architects in baner", "Courtyard & Co."],
  ["farmhouses", "Farmgate Architecture"],
  ["wadas", "Chowkat Design"],
  // Misspelt
  ["intirior desginer", "Osari Interiors"],
  ["arcitect", "Katta Architects"],
  ["archetict", "Katta Architects"],
  ["interiordesigner", "Osari Interiors"],
  ["kitchan", "Oswal Rooms"],
  ["hospitl", "Khandelwal Care Spaces"],
  ["redevlopment", "Deodhar Design Office"],
  // Marathi and Hindi in Latin letters
  ["ghar sajavat", "Osari Interiors"],
  ["ghar ki sajawat", "Osari Interiors"],
  ["antargat sajavat", "Osari Interiors"],
  ["andaruni sajavat", "Osari Interiors"],
  ["gruh sajavat punyat", "Osari Interiors"],
  ["gruh sajavat pune", "Osari Interiors"],
  ["rachnakar", "Katta Architects"],
  ["sthapatya", "Katta Architects"],
  ["vastushilpi", "Katta Architects"],
  ["vastu shilpi", "Katta Architects"],
  ["vaastu", "Katta Architects"],
  ["ghar ka naksha", "Katta Architects"],
  ["bandhkam", "Katta Architects"],
  ["rasoi", "Oswal Rooms"],
  ["bengaluru architect", "Courtyard & Co."],
  ["banglore", "Second Shelf Studio"],
  ["pooja room", "Teakline Studio"],
  ["swaypakghar", "Oswal Rooms"],
  ["swayampak ghar", "Oswal Rooms"],
  ["modular kitchn", "Oswal Rooms"],
  ["false ceiling", "Merchant & Daughter"],
  ["2 bhk", "Tapshil Interiors"],
  ["2-BHK kothrud", "Osari Interiors"],
  ["3 bhk", "Osari Interiors"],
  ["renovation", "Osari Interiors"],
  ["नूतनीकरण", "Osari Interiors"],
  ["renovate bungalow", "Devdi Design House"],
  ["ghar banavne", "Katta Architects"],
  ["bangla", "Merchant & Daughter"],
  ["interior dizainer", "Osari Interiors"],
  ["banglow architect", "Saldanha Works"],
  // In Devanagari
  ["घर सजावट", "Osari Interiors"],
  ["इंटिरियर डिझायनर", "Osari Interiors"],
  ["आर्किटेक्ट", "Katta Architects"],
  ["वास्तुविशारद पुणे", "Katta Architects"],
  ["घर का नक्शा", "Katta Architects"],
  ["मुझे आर्किटेक्ट चाहिए", "Katta Architects"],
  ["किचन", "Oswal Rooms"],
  ["रसोई", "Oswal Rooms"],
  ["स्वयंपाकघर", "Oswal Rooms"],
  ["बंगला", "Merchant & Daughter"],
  ["कोथरूड", "Osari Interiors"],
  ["विमाननगर", "Monsoon Room"],
  ["केतकी गोखले", "Osari Interiors"],
  // People
  ["Ketaki Gokhale", "Osari Interiors"],
  ["ketki gokle", "Osari Interiors"],
  ["sheikh", "Shaikh Woodcraft & Interiors"],
  ["fadnis", "Teakline Studio"],
  ["dsouza", "Two Storey"],
  ["D'Souza", "Two Storey"],
  ["nambiyar", "Monsoon Room"],
  ["zenat kapdia", "Kapadia House of Rooms"],
  // Businesses
  ["Plumb & Grain", "Plumb & Grain"],
  ["merchant and daughter", "Merchant & Daughter"],
  ["backwater studio", "Backwater Studio"],
  ["bedeker", "Bedekar Architecture + Rooms"],
  // Localities
  ["kothrud", "Osari Interiors"],
  ["kothrood", "Osari Interiors"],
  ["Kotharud", "Osari Interiors"],
  ["vakad", "Kadam Dwelling Studio"],
  ["oundh", "Teakline Studio"],
  ["koregaun park", "Plumb & Grain"],
  ["pimpale saudagar", "Angan Homes"],
  ["baner interior", "Courtyard & Co."],
  ["kothrudmadhe", "Osari Interiors"],
  ["कोथरूडला", "Osari Interiors"],
  // By the work they show
  ["kitchen kothrud", "Osari Interiors"],
  ["किचन कोथरूड", "Osari Interiors"],
  ["puja niche", "Teakline Studio"],
  ["staircase library", "Teakline Studio"],
  ["balcony kitchen", "Angan Homes"],
  // In one of several localities
  ["kitchen kothrud baner", "Osari Interiors"],
  ["2bhk interior baner", "Teakline Studio"],
  // While typing
  ["arch", "Katta Architects"],
  ["koth", "Osari Interiors"],
  ["vima", "Monsoon Room"],
  ["ketaki go", "Osari Interiors"],
  ["interior designer in", "Osari Interiors"],
  // Nothing found
  ["plumber", null],
  ["vakil", null],
  ["zzzz qqqq", null],
  ["submarine periscope", null],
  ["interior designer", null, { city: "Nagpur" }],
  ["interior designer", null, { category: "Architect", city: "Pune", state: "Karnataka" }],
  // Hostile
  ["%", null],
  ["_", null],
  ["\\", null],
  ["' | ' & !", null],
  ["kothrud:*", "Osari Interiors"],
  ["!kothrud", "Osari Interiors"],
  ["kothrud <-> !kothrud & (kothrud | kothrud)", "Osari Interiors"],
  ["'kothrud' ''kothrud\\' \\'kothrud", "Osari Interiors"],
  ["$$kothrud$$ $1 @#", "Osari Interiors"],
  ["@#kothrud", "Osari Interiors"],
  ["@", null],
  ["kothrud ".repeat(25), "Osari Interiors"],
  ["kothrud\\", "Osari Interiors"],
  ["💥", null],
  ["\ud800", null],
  ["a".repeat(200), null],
  [`${"q".repeat(40)} ${"ə".repeat(41)}`, null],
]

// No service has all the words: those that have most of them, and the page says so.
const nearest: [typed: string, first: string, total: number, params?: Record<string, string>][] = [
  ["interior design for 2bhk in baner under 1500", "Angan Homes", 12],
  ["jain kitchen", "Khandelwal Care Spaces", 1, { city: "Delhi" }],
  ["architect nagpur", "Katta Architects", 15],
  ["plumber kothrud", "Osari Interiors", 2],
  ["jain kitchen xyz", "Oswal Rooms", 1],
  ["jain kitchen xyz", "Oswal Rooms", 1, { city: "Pune", category: "Interior Designer" }],
  ["submarine yard", "Basalt Works", 5],
  // Hostile
  ["'; drop table accounts; --", "Katta Architects", 11],
  ["kothrud' & 'x", "Osari Interiors", 26],
  ["<script>alert(1)</script>", "Osari Interiors", 7],
]

let database: TestDb
let db: TestDb["db"]
const search = (params: Record<string, string>) => searchIn(db, params)

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
  await loadDemo(db, { now: new Date(), hashPassword: async () => "unused" })
})
afterAll(() => database.close())

test.for(expected)("%s → %s", async ([query, first, params]) => {
  const { services, total, is_close } = await search({ query, ...params })
  expect(services[0]?.business_name ?? null).toBe(first)
  expect([total === 0, is_close]).toEqual([first === null, false])
})

test.for(nearest)("%s → nearest %s", async ([query, first, total, params]) => {
  const page = await search({ query, ...params })
  expect([page.services[0]?.business_name, page.total, page.is_close]).toEqual([first, total, true])
})

test("a word of the vocabulary is a word, whatever signs a database of before remembered in it", async () => {
  const words = ["gazeb'o", "gazeb\\", "gazeb' | 'room", "gazeb\\' & !'room", "gazeb:*"]
  await db
    .insertInto("search_words")
    .values(words.map((word) => ({ word, sound: word })))
    .execute()
  expect(await search({ query: "gazeb" })).toMatchObject({ services: [], total: 0 })
  expect((await search({ query: "gazeb kothrud" })).services[0]?.business_name).toBe("Osari Interiors")
  await db.deleteFrom("search_words").where("word", "in", words).execute()
})

test("words sound in the process as they do in the database", async () => {
  const written = ["y", "yy", "shhh", "aaooo", "ass", "boss", "glass2", "zzz11", "whey", "paao", "ｗｏｒｄ", "💥💥💥s"]
  const { rows } = await sql<{ word: string; sound: string }>`
    select word, sound from search_words
    union all select word, sound_of(word) from unnest(${written}::text[]) as word`.execute(db)
  expect(rows.length).toBeGreaterThan(1_000)
  expect(rows.filter(({ word, sound }) => soundOf(word) !== sound)).toEqual([])
})

test("text is cut into the same words in the process as in the database", async () => {
  const texts = [...expected, ...nearest].map(([typed]) => typed.toLowerCase())
  const sizes = ["b h k", "two b h k", "2 bed room", "bedrooms", "one rk", "work", "ab hk", "flat of bhk", "bkh"]
  for (const text of [...texts, ...sizes, "a  b ", " ", `${"q".repeat(40)} ${"q".repeat(41)}`]) {
    const { rows } = await sql<{ word: string }>`
      select word from words_in(${text}) with ordinality as w (word, at) where word <> '' order by at`.execute(db)
    expect(await wordsIn(db, text)).toEqual(rows.map(({ word }) => word))
  }
})

test("whoever joins while the vocabulary is kept is found at once, as written and nearly so", async () => {
  expect((await search({ query: "quillfeather" })).total).toBe(0)
  await db
    .updateTable("professionals")
    .set({ business_name: "Quillfeather & Co." })
    .where("business_name", "=", "Osari Interiors")
    .execute()
  for (const query of ["quillfeather rooms", "quilfeather", "quillfether baner"]) {
    expect((await search({ query })).services[0]?.business_name).toBe("Quillfeather & Co.")
  }
  await db
    .updateTable("professionals")
    .set({ business_name: "Osari Interiors" })
    .where("business_name", "=", "Quillfeather & Co.")
    .execute()
})

test.for([
  ["vakil", ["real-estate-lawyer"]],
  ["vastu consultant", ["vastu-consultant"]],
  ["civil engineer pune", ["civil-engineer"]],
  ["वकील", ["real-estate-lawyer"]],
  ["plumber", []],
  ["architect", []],
  ["property", ["real-estate-lawyer"]],
  ["property manager", []],
] as [string, string[]][])("%s is not offered yet: %o", async ([query, unoffered]) => {
  expect((await search({ query })).unoffered).toEqual(unoffered)
})

test("a page among those who offer the very work is none by price, where they do not stand apart", async () => {
  const cursor = Buffer.from(JSON.stringify(["price_asc", 2, false, 0, 100, "s1"])).toString("base64url")
  await expect(searchIn(database.db, { query: "jain kitchen", sort: "price_asc", cursor })).rejects.toThrow("not valid")
})
