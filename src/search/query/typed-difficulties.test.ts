// Wishes by the kind of their difficulty, with whoever may stand first, or how they are read. Written before the search
// could answer them: ten of them were right then (docs/decisions/0041).
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { designersNear, kitchens } from "../../../test/expected-matches.ts"
import { searchIn } from "../../../test/searching.ts"

interface Right {
  /** One of these stands first. */
  first?: string[]
  /** One of these is among the first three: who is not checked stands below those who are. */
  among?: string[]
  /** Near which it is looked for. */
  locality?: string
  /** Rupees for the whole work. */
  ofWork?: number
  /** The same services in the same order as for this wish. */
  as?: string
}

const wishes: [typed: string, right: Right][] = [
  // What is rare in a wish is meant more than what everybody has, and where it is
  ["jain kitchen in Baner", { first: ["Oswal Rooms"], locality: "Baner" }],
  ["jain rasoi kothrud", { first: ["Oswal Rooms"], locality: "Kothrud" }],
  ["जैन किचन बाणेर", { first: ["Oswal Rooms"], locality: "Baner" }],
  ["wada restoration near hinjewadi", { first: ["Chowkat Design", "Lagu Conservation Cell"] }],
  ["clinic interior designer baner", { first: ["Ujed Light and Interiors", "Shaikh Woodcraft & Interiors"] }],
  ["wheelchair friendly flat aundh", { first: ["Khandelwal Care Spaces"], locality: "Aundh" }],
  ["temple lighting wakad", { first: ["Ujed Light and Interiors"], locality: "Wakad" }],
  ["terrazzo flooring kharadi", { first: ["Merchant & Daughter"], locality: "Kharadi" }],
  ["society redevelopment hadapsar", { first: ["Deodhar Design Office"], locality: "Hadapsar" }],
  ["puja ghar viman nagar", { first: ["Teakline Studio", "Oswal Rooms"], locality: "Viman Nagar" }],
  // Names in one word or in two, and in other letters
  ["teak line", { first: ["Teakline Studio"] }],
  ["shaikh wood craft", { first: ["Shaikh Woodcraft & Interiors"] }],
  ["backwaterstudio", { first: ["Backwater Studio"] }],
  ["farm gate", { first: ["Farmgate Architecture"] }],
  ["court yard baner", { first: ["Courtyard & Co."] }],
  ["monsoonroom", { first: ["Monsoon Room"] }],
  ["two story architect", { first: ["Two Storey"] }],
  ["ketakigokhale", { first: ["Osari Interiors"] }],
  ["ओसारी इंटिरियर्स", { first: ["Osari Interiors"] }],
  // The same work by its other names
  ["swayampak ghar", { first: kitchens }],
  ["स्वयंपाक घर वाकड", { first: designersNear.hinjawadi, locality: "Wakad" }],
  ["leaking roof", { among: ["Monsoon Room"] }],
  ["seepage in ceiling", { first: ["Monsoon Room"] }],
  ["गळती", { first: ["Monsoon Room"] }],
  ["waterproofing terrace", { first: ["Monsoon Room"] }],
  ["deewar me seelan", { first: ["Monsoon Room", "Chowkat Design"] }],
  ["छत से पानी टपक रहा है", { among: ["Monsoon Room"] }],
  ["भिंतीला ओल", { first: ["Monsoon Room", "Chowkat Design"] }],
  ["मुलांची खोली", { among: ["Kelkar Makes Rooms"] }],
  ["bachchon ka kamra", { among: ["Kelkar Makes Rooms"] }],
  ["children's bedroom", { among: ["Kelkar Makes Rooms"] }],
  ["kids bedroom design", { among: ["Kelkar Makes Rooms"] }],
  ["बच्चों का कमरा", { among: ["Kelkar Makes Rooms"] }],
  ["दुकान", { among: ["Solanki & Sons, Architects"] }],
  ["dukan", { among: ["Solanki & Sons, Architects"] }],
  ["kirana dukan", { among: ["Solanki & Sons, Architects"] }],
  ["वॉटरप्रूफिंग", { first: ["Monsoon Room"] }],
  ["villa pani galti", { first: ["Monsoon Room"] }],
  ["saree ka dukan", { among: ["Solanki & Sons, Architects"] }],
  // Where people say that they are
  ["interior designer Nal Stop", { first: designersNear.kothrud, locality: "Erandwane" }],
  ["नळ स्टॉप जवळ आर्किटेक्ट", { first: ["Katta Architects"], locality: "Erandwane" }],
  ["kitchen near dahanukar colony", { first: designersNear.kothrud, locality: "Kothrud" }],
  ["interior designer pan card club road", { first: designersNear.baner, locality: "Baner" }],
  ["architect SB road", { first: ["Katta Architects", "Lagu Conservation Cell"], locality: "Senapati Bapat Road" }],
  // How many rooms
  ["२ बीएचके कोथरूड", { as: "2 bhk kothrud", locality: "Kothrud" }],
  ["दोन बीएचके", { as: "2bhk" }],
  ["do bhk flat wakad", { as: "2bhk flat wakad", locality: "Wakad" }],
  ["two bhk", { as: "2bhk" }],
  ["2 B.H.K.", { as: "2bhk" }],
  ["2 & 3BHK flats", { as: "2bhk 3bhk flats" }],
  ["teen bhk interior", { as: "3 bhk interior" }],
  ["तीन बीएचके", { as: "3bhk" }],
  ["एक बी एच के", { as: "1bhk" }],
  ["डीड बीएचके", { as: "1.5 bhk" }],
  ["1½ bhk", { as: "1.5 bhk" }],
  ["अडीच बीएचके", { as: "2.5 bhk" }],
  ["2 bedroom", { as: "2bhk" }],
  ["two-bedroom flat wakad", { as: "2bhk flat wakad", locality: "Wakad" }],
  ["3 bed room interior", { as: "3bhk interior" }],
  ["2 bedroom hall kitchen", { as: "2bhk" }],
  ["दोन बेडरूम", { as: "2bhk" }],
  // Money for the whole work
  ["kitchen 75000", { as: "kitchen", ofWork: 75_000 }],
  ["kitchen 5 lakh", { as: "kitchen", ofWork: 500_000 }],
  ["₹10 lakh 2bhk interior", { as: "2bhk interior", ofWork: 1_000_000 }],
  ["interior kothrud 10L", { as: "interior kothrud", ofWork: 1_000_000 }],
  ["५ लाख किचन", { as: "किचन", ofWork: 500_000 }],
  ["bungalow 1.5 cr", { as: "bungalow", ofWork: 15_000_000 }],
  ["paach lakh mein kitchen", { as: "kitchen", ofWork: 500_000 }],
  ["दहा लाखात फ्लॅट", { as: "फ्लॅट", ofWork: 1_000_000 }],
  ["kitchen 3-4 lakh", { as: "kitchen", ofWork: 400_000 }],
  ["50 हजार में बाथरूम", { as: "बाथरूम", ofWork: 50_000 }],
]

let database: TestDb
beforeAll(async () => {
  database = await openTestDb()
  await loadDemo(database.db, { now: new Date(), hashPassword: async () => "unused" })
})
afterAll(() => database.close())

const search = (params: Record<string, string>) => searchIn(database.db, params)
const found = async (query: string) => {
  const page = await search({ query })
  return { ...page, names: page.services.map(({ business_name }) => business_name) }
}

test.for(wishes)("%s", async ([query, { first, among, locality, ofWork, as }]) => {
  const page = await found(query)
  if (first) expect(first).toContain(page.names[0])
  if (among) expect(page.names.slice(0, 3).some((name) => among.includes(name))).toBe(true)
  if (locality) expect(page.locality).toBe(locality)
  if (as) expect(page.names).toEqual((await found(as)).names)
  expect(page.names).not.toEqual([])
  expect(page.wished_price?.of_work ?? undefined).toBe(ofWork)
  // Nobody is promised who has not opened: a kitchen is no contractor.
  expect(page.unoffered).toEqual([])
})

test("who does the rare work is told from who is near, and pages go through all of them", async () => {
  const whole = await search({ query: "jain kitchen in Baner" })
  expect(whole).toMatchObject({ exact_total: 0, is_close: true, work_from: 0, near_from: 1 })
  expect(whole.services[0]).toMatchObject({ business_name: "Oswal Rooms", distance_km: 12 })
  const joined: string[] = []
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await search({ query: "jain kitchen in Baner", limit: "1", ...(cursor && { cursor }) })
    expect([page.total, page.is_close]).toEqual([whole.total, true])
    expect([page.work_from, page.near_from]).toEqual(joined.length < 1 ? [0, null] : [null, 0])
    joined.push(...page.services.map(({ id }) => id))
    cursor = page.next
  }
  expect(joined).toEqual(whole.services.map(({ id }) => id))
})

test("who offers the very work leads by relevance alone: by price all who have the words are one list", async () => {
  const { services, work_from, near_from } = await search({ query: "shop", sort: "price_asc" })
  expect([work_from, near_from]).toEqual([null, null])
  const prices = services.map(({ price, packages: [cheapest] }) => {
    if (price !== null) return Number(price)
    return cheapest ? (Number(cheapest.price) * 60) / cheapest.minutes : Number.POSITIVE_INFINITY
  })
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test("a headline that names a locality makes nobody work there", async () => {
  const { db } = database
  const there = async () => {
    const { services, near_from } = await search({ query: "interior designer baner", limit: "100" })
    const names = services.map(({ business_name }) => business_name)
    return { exact: names.slice(0, near_from!), near: names.slice(near_from!) }
  }
  const before = (await there()).exact
  const says = { headline: "Interiors for Baner and Aundh" }
  const one = db.updateTable("professionals").where("business_name", "=", "Tapshil Interiors")
  await one.set(says).execute()
  expect(await there()).toEqual({ exact: before, near: expect.not.arrayContaining(["Tapshil Interiors"]) })
  // Where nobody knows where they work, they are near at most.
  await one.set({ ...says, locality: null }).execute()
  await db.updateTable("portfolio_projects").set({ locality: "" }).execute()
  expect((await there()).exact).not.toContain("Tapshil Interiors")
  expect((await there()).near).toContain("Tapshil Interiors")
})

test.for([
  ["Café Rosé", "cafe rose"],
  ["Ünique Žen", "unique zen"],
  ["\u092b\u093c\u0930\u094d\u0936 \u0930\u0942\u092e", "\u095e\u0930\u094d\u0936"],
  ["Ｋａｌａ Ｒｏｏｍｓ", "kala rooms"],
])("%s is one name, however its letters are composed", async ([name, plain]) => {
  const { db } = database
  const osari = (await found("ketaki gokhale")).services[0]!.provider_id
  for (const form of ["NFC", "NFD", "NFKD"] as const) {
    await db
      .updateTable("professionals")
      .set({ business_name: name!.normalize(form) })
      .where("id", "=", osari)
      .execute()
    for (const typed of [name!.normalize("NFC"), name!.normalize("NFD"), plain!])
      expect((await found(typed)).names[0]?.normalize("NFKC"), `${form} ${typed}`).toBe(name!.normalize("NFKC"))
  }
})
