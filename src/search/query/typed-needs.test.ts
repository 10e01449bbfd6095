import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { designersNear, kitchens } from "../../../test/expected-matches.ts"
import { searchIn } from "../../../test/searching.ts"

// What people wish, in their own words, and who of the demo catalogue may stand among the first three: by what a profession
// is for, by who works in the locality or near it, by what they cost. Written before the ranking that answers it.
const cheapDesigners = [
  "Flat 14 Studio",
  "Wagh Habitat",
  "Tapshil Interiors",
  "Shaikh Woodcraft & Interiors",
  "Angan Homes",
  "Second Shelf Studio",
  "Chowkat Design",
]
const cheapArchitects = ["Wagh Habitat", "Kamble Plans & Permits", "Chitnis Climate Architecture", "Two Storey"]
const dearDesigners = [
  "Plumb & Grain",
  "Kapadia House of Rooms",
  "Devdi Design House",
  "Merchant & Daughter",
  "Bedekar Architecture + Rooms",
]
const houses = [
  "Katta Architects",
  "Basalt Works",
  "Two Storey",
  "Wagh Habitat",
  "Farmgate Architecture",
  "Chitnis Climate Architecture",
  "Kamble Plans & Permits",
  "Courtyard & Co.",
  "Bedekar Architecture + Rooms",
]
const farmhouses = ["Farmgate Architecture", "Katta Architects", "Basalt Works", "Bedekar Architecture + Rooms"]
const papers = ["Kamble Plans & Permits", "Deodhar Design Office", "Lagu Conservation Cell"]

const wishes: [typed: string, right: string[]][] = [
  // Near and within a budget
  ["modular kitchen near Kothrud small budget", ["Second Shelf Studio", "Flat 14 Studio", "Osari Interiors"]],
  ["kitchen near kothrud", designersNear.kothrud],
  ["interior designer near karve nagar", designersNear.kothrud],
  ["interior designers in bavdhan", [...designersNear.kothrud, ...designersNear.baner]],
  ["low budget 2bhk interior kothrud", ["Second Shelf Studio", "Flat 14 Studio", "Osari Interiors"]],
  ["kitchen design baner", designersNear.baner],
  ["interior designer balewadi", designersNear.baner],
  ["wardrobe and kitchen hinjewadi", designersNear.hinjawadi],
  ["interior designer near tathawade", designersNear.hinjawadi],
  ["flat interior kharadi", designersNear.kharadi],
  ["interior designer wagholi", designersNear.kharadi],
  [
    "cheap interior designer hadapsar",
    ["Tapshil Interiors", ...designersNear.hadapsar, "Shaikh Woodcraft & Interiors"],
  ],
  ["luxury interior koregaon park", designersNear.koregaonPark],
  ["premium apartment interior near kalyani nagar", [...designersNear.koregaonPark, ...designersNear.kharadi]],
  ["furniture for flat in kondhwa", designersNear.kondhwa],
  ["architect near hinjawadi", ["Farmgate Architecture", "Sheet No. 7", "Courtyard & Co.", "Basalt Works"]],
  ["architect in warje", ["Wagh Habitat", "Chitnis Climate Architecture", "Katta Architects", "Deodhar Design Office"]],
  ["architect undri", ["Two Storey", "Saldanha Works", "Solanki & Sons, Architects", "Kamble Plans & Permits"]],
  // By what they cost
  ["affordable interior designer", cheapDesigners],
  ["interior designer under 1000", cheapDesigners.concat("Kelkar Makes Rooms")],
  ["architect below ₹1,600 per hour", [...cheapArchitects, "Farmgate Architecture", "Sheet No. 7"]],
  ["cheap architect for small house", cheapArchitects],
  ["high end interior designer", dearDesigners],
  // By what a profession is for
  ["kitchen", kitchens],
  ["wardrobe", [...kitchens, "Teakline Studio", "Devdi Design House", "Tapshil Interiors"]],
  ["house plan", houses],
  ["farmhouse near mulshi", farmhouses],
  ["pmc sanction", papers],
  ["building permission for extra floor", ["Saldanha Works", "Kamble Plans & Permits", "Wagh Habitat", "Two Storey"]],
  ["kids room", ["Kelkar Makes Rooms", "Osari Interiors", "Shaikh Woodcraft & Interiors", "Angan Homes"]],
  ["home office", ["Worktable Interiors", "Kadam Dwelling Studio", "Tapshil Interiors"]],
  // Marathi and Hindi, in Latin letters
  [
    "kothrud javal swasta interior designer",
    ["Second Shelf Studio", "Flat 14 Studio", "Osari Interiors", "Chowkat Design"],
  ],
  ["sasta interior designer", cheapDesigners],
  ["baner ke paas kitchen banane wala", designersNear.baner],
  ["kami kharchat ghar bandhaycha", cheapArchitects],
  ["ghar ka naksha 1000 se kam", ["Wagh Habitat", "Kamble Plans & Permits", "Sheet No. 7"]],
  ["hadapsar madhe swaypakghar", designersNear.hadapsar],
  // In Devanagari
  ["कोथरूड जवळ किचन", designersNear.kothrud],
  ["स्वस्त इंटिरियर डिझायनर", cheapDesigners],
  ["सस्ता आर्किटेक्ट", cheapArchitects],
  ["हडपसर में रसोई", designersNear.hadapsar],
  ["बाणेर जवळ इंटिरियर डिझायनर", designersNear.baner],
  ["औंध में किचन कम बजट", ["Angan Homes", "Teakline Studio", "Courtyard & Co."]],
  ["मुळशी फार्महाऊस", farmhouses],
]

let database: TestDb
beforeAll(async () => {
  database = await openTestDb()
  await loadDemo(database.db, { now: new Date(), hashPassword: async () => "unused" })
})
afterAll(() => database.close())

const firstThree = async (query: string) => {
  const { services } = await searchIn(database.db, { query, limit: "3" })
  return services.map(({ business_name }) => business_name)
}

test.for(wishes)("%s", async ([query, right]) => {
  const [first, ...others] = await firstThree(query)
  expect(right).toContain(first)
  expect(others).toHaveLength(2)
})

test("nearly all who stand among the first three belong there", async () => {
  const found = await Promise.all(
    wishes.map(async ([query, right]) => (await firstThree(query)).filter((one) => right.includes(one))),
  )
  expect(found.flat().length / (3 * wishes.length)).toBeGreaterThan(0.93)
})
