// Wishes by the kind of their difficulty, with whoever may stand first, or how they are read. Written before the search
// could answer them: 17 of 61 were right.
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../db/demo/load.server.ts"
import { openTestDb, type TestDb } from "../../test/database.ts"
import { searchIn } from "../../test/searching.ts"
import { designersNear, kitchens } from "../../test/wished.ts"

interface Right {
  /** One of these stands first. */
  first?: string[]
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
  ["leaking roof", { first: ["Monsoon Room"] }],
  ["seepage in ceiling", { first: ["Monsoon Room"] }],
  ["गळती", { first: ["Monsoon Room"] }],
  ["waterproofing terrace", { first: ["Monsoon Room"] }],
  ["deewar me seelan", { first: ["Monsoon Room", "Chowkat Design"] }],
  ["छत से पानी टपक रहा है", { first: ["Monsoon Room"] }],
  ["भिंतीला ओल", { first: ["Monsoon Room", "Chowkat Design"] }],
  ["मुलांची खोली", { first: ["Kelkar Makes Rooms"] }],
  ["bachchon ka kamra", { first: ["Kelkar Makes Rooms"] }],
  ["children's bedroom", { first: ["Kelkar Makes Rooms"] }],
  ["kids bedroom design", { first: ["Kelkar Makes Rooms"] }],
  ["बच्चों का कमरा", { first: ["Kelkar Makes Rooms"] }],
  ["दुकान", { first: ["Solanki & Sons, Architects"] }],
  ["dukan", { first: ["Solanki & Sons, Architects"] }],
  ["saree ka dukan", { first: ["Solanki & Sons, Architects"] }],
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
  ["teen bhk interior", { as: "3 bhk interior" }],
  ["तीन बीएचके", { as: "3bhk" }],
  ["एक बी एच के", { as: "1bhk" }],
  ["डीड बीएचके", { as: "1.5 bhk" }],
  ["1½ bhk", { as: "1.5 bhk" }],
  ["अडीच बीएचके", { as: "2.5 bhk" }],
  // Money for the whole work
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

const found = async (query: string) => {
  const page = await searchIn(database.db, { query })
  return { ...page, names: page.services.map(({ business_name }) => business_name) }
}

test.for(wishes)("%s", async ([query, { first, locality, ofWork, as }]) => {
  const page = await found(query)
  if (first) expect(first).toContain(page.names[0])
  if (locality) expect(page.locality).toBe(locality)
  if (as) expect(page.names).toEqual((await found(as)).names)
  expect(page.names).not.toEqual([])
  expect(page.wished_price?.of_work ?? undefined).toBe(ofWork)
  // Nobody is promised who has not opened: a kitchen is no contractor.
  expect(page.unoffered).toEqual([])
})
