/** What names that which is open follows its rows: a second city is opened, a third profession, then all are closed. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { openMarket } from "../src/services/open-market.server.ts"
import { publicPages } from "../src/site/public-pages.server.ts"
import { fixedIn } from "../src/site/sharing-pictures.files.server.ts"
import { startTestApp, type TestApp } from "./app.ts"
import { shown } from "./shown-page.tsx"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const { state_id } = await t.db
    .selectFrom("cities")
    .select("state_id")
    .where("name", "=", "Pune")
    .executeTakeFirstOrThrow()
  await t.db.insertInto("cities").values({ name: "Nagpur", state_id }).execute()
})
afterAll(() => t.close())

const idOf = async (table: "cities" | "service_types", column: "name" | "slug", value: string) =>
  (
    await t.db
      .selectFrom(table)
      .select("id")
      .where(column as never, "=", value as never)
      .executeTakeFirstOrThrow()
  ).id
const openIn = async (city: string, slug: string) =>
  t.db
    .insertInto("service_type_cities")
    .values({ city_id: await idOf("cities", "name", city), service_type_id: await idOf("service_types", "slug", slug) })
    .execute()
const site = async () => ({ language: "en" as const, ...(await openMarket({ db: t.db, isCached: true })) })

/** A sentence of each place that names them, up to their names. */
const places: [path: string, ...sentences: string[]][] = [
  [
    "/",
    "Sthapati · Interior designers and architects in %",
    "Interior designers and architects in %: what we checked",
    "Now serving in % - Premium services expanding to other cities soon.",
    "Find interior designers and architects in %",
    "Available in %",
  ],
  ["/services", "Services in % · ", "Interior designers and architects in % today.", "Available in %"],
  ["/services/architect", "Available in %"],
  ["/search", "Work, prices and what was checked, in %"],
  ["/compare", "Compare interior designers and architects in % · ", "free times in %, side by side"],
  ["/testimonials", "Nobody has reviewed interior designers and architects in % here yet.", "architects in %"],
  [
    "/professional",
    "For interior designers and architects in % · ",
    "Be found in % for what you do",
    "Be found by people in % who want",
    "Who can join in %",
    "Interior designers and architects in % can join today.",
  ],
  ["/careers", "What we work for in %, how we work", "For people who build and furnish homes in %"],
  ["/register?type=professional", "Open now in %: ", "as a professional, in %", "as a professional in %."],
  ["/login", "Interior designers and architects in %"],
  [
    "/about",
    "is a marketplace in % for finding",
    "build and furnish homes in %, see what was checked",
    "In % today, with interior designers and architects",
  ],
  ["/terms", "Today interior designers and architects can be booked, in %"],
]

const missing = async (cities: string) => {
  const found: string[] = []
  for (const [path, ...sentences] of places) {
    const text = await shown(t, path)
    for (const sentence of [...sentences, "Active in %"])
      if (!text.includes(sentence.replace("%", cities))) found.push(`${path}: ${sentence}`)
  }
  return found
}

test("an open city stands wherever the open ones are named, on pages, pictures and in lists of pages", async () => {
  expect(await missing("Pune")).toEqual([])
  for (const slug of ["architect", "interior-designer"]) await openIn("Nagpur", slug)
  expect(await missing("Pune and Nagpur")).toEqual([])
  const said = JSON.stringify([
    ...fixedIn(await site()).map(({ card }) => card.line),
    ...(await Promise.all(publicPages.map(async ({ metaIn }) => metaIn(await site())))),
  ])
  expect(said.split("rchitects in Pune and Nagpur").length).toBeGreaterThan(8)
  expect(said).not.toMatch(/(designers and architects|professional|professionals) in Pune(?! and Nagpur)/)
})

test("of many cities short sentences name the first; the terms name all, and none that is open is planned", async () => {
  await openIn("Mumbai", "architect")
  expect(await shown(t, "/")).toContain("Now serving in Pune and 2 more cities - ")
  const terms = await shown(t, "/terms")
  expect(terms).toContain("can be booked, in Pune, Mumbai and Nagpur, as each service’s page says;")
  expect(terms).toContain("and Bangalore, Delhi and Hyderabad are planned.")
})

test("of more professions than two titles name none, and sentences each", async () => {
  await openIn("Mumbai", "contractor")
  const home = await shown(t, "/")
  expect(home).toContain("Sthapati · Professionals for your home in Pune")
  expect(await shown(t, "/services")).toContain("Interior designers, architects and contractors in Pune")
  expect(await shown(t, "/terms")).toContain("Today interior designers, architects and contractors can be booked, in")
  const all = await Promise.all(places.map(([path]) => shown(t, path)))
  expect(all.filter((text) => /interior designers and architects/i.test(text))).toEqual([])
})

test("what is closed is named nowhere; with nothing open no city is", async () => {
  await t.db
    .deleteFrom("service_type_cities")
    .where("city_id", "=", await idOf("cities", "name", "Pune"))
    .execute()
  expect(await shown(t, "/")).toContain("Active in Mumbai and Nagpur")
  await t.db.deleteFrom("service_type_cities").execute()
  for (const path of ["/", "/terms", "/about", "/register?type=professional"]) {
    const text = await shown(t, path)
    expect(text, path).not.toMatch(/Active in|Now serving in Pune|can be booked, in|in Pune today/)
  }
  expect(await shown(t, "/about")).toContain(
    "Services open one by one, and Mumbai, Bangalore, Delhi and Hyderabad are planned.",
  )
})
