import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional, type Professional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import { getComparison, withoutProfessionals } from "./comparison.server.ts"
import { readComparison } from "./comparison-url.rules.ts"

let t: TestApp
let [cheap, dear, designer, advocate]: Professional[] = []
beforeAll(async () => {
  t = await startTestApp()
  // A Sunday, 13:30 in India.
  t.clock.now = new Date("2026-11-22T08:00:00Z")
  cheap = await createProfessional(t, { slug: "architect", price: "900.00", business_name: "Ota Studio" })
  dear = await createProfessional(t, { slug: "architect", price: "2500.00", duration: 90 })
  designer = await createProfessional(t)
  advocate = await createProfessional(t, { slug: "real-estate-lawyer" })
})
afterAll(() => t.close())

const ctx = () => ({
  db: t.db,
  clock: () => t.clock.now,
  publicUrl,
  actor: null,
  language: "en" as const,
  requestId: "",
  network: "",
})
const show = (query: string) => getComparison(ctx(), readComparison(new URLSearchParams(query)))
const change = (one: Professional, values: object) =>
  t.db.updateTable("professionals").set(values).where("id", "=", one.professional_id).execute()

test("two stand beside each other in the order they were chosen, with what rows say of them", async () => {
  await change(dear!, {
    rating: 4.75,
    review_count: 4,
    work_experience: 12,
    locality: "Baner",
    price_category: "Premium",
  })
  await change(cheap!, { rating: 4.2, review_count: 9, work_experience: 3 })
  await t.db.insertInto("availabilities").values({ professional_id: dear!.professional_id }).execute()
  await t.db
    .insertInto("weekly_hours")
    .values({ professional_id: dear!.professional_id, weekday: 1, from_minute: 600, to_minute: 720 })
    .execute()
  const { compared, category, isSomebodyGone } = await show(`ids=${dear!.professional_id},${cheap!.professional_id}`)
  expect(category?.name).toBe("Architect")
  expect(isSomebodyGone).toBe(false)
  expect(compared).toMatchObject([
    {
      id: dear!.professional_id,
      place: "Baner, Pune",
      rating: 4.75,
      reviews: 4,
      is_verified: false,
      offer: { id: dear!.service_id, price: "2500.00", duration: 90 },
      price_level: "Premium",
      next_free: "tomorrow, 10:00 am",
      keeps_hours: true,
      best: ["rating", "experience"],
    },
    {
      business_name: "Ota Studio",
      next_free: null,
      keeps_hours: false,
      trades: ["Architect (registration not yet checked)"],
      serves: ["Pune"],
      best: ["price"],
    },
  ])
  expect(compared[0]!.checks.map(({ state }) => state)).toEqual(["not_verified", "not_verified", "not_verified"])
})

test("ratings that read alike are alike", async () => {
  await change(dear!, { rating: 4.71 })
  await change(cheap!, { rating: 4.69 })
  const { compared } = await show(`ids=${dear!.professional_id},${cheap!.professional_id}`)
  expect(compared.flatMap(({ best }) => best)).not.toContain("rating")
})

test("those of the category can be chosen, the chosen first and each once", async () => {
  const { choices } = await show(`category=Architects&ids=${cheap!.professional_id},${designer!.professional_id}`)
  const ids = choices!.map(({ id }) => id)
  expect(ids.slice(0, 2)).toEqual([cheap!.professional_id, designer!.professional_id])
  expect(ids.toSorted()).toEqual([cheap!, dear!, designer!].map((one) => one.professional_id).toSorted())
})

test("who offers several things is compared by what was asked for, else by the least price", async () => {
  const both = await createProfessional(t, { slug: "architect", price: "3000.00" })
  const second = await createProfessional(t, { price: "1000.00" })
  await t.db
    .updateTable("professional_services")
    .set({ professional_id: both.professional_id })
    .where("id", "=", second.service_id)
    .execute()
  const priceIn = async (query: string) =>
    (await show(`${query}&ids=${both.professional_id}`)).compared[0]!.offer!.price
  expect(await priceIn("category=Architect")).toBe("3000.00")
  expect(await priceIn("category=Contractor")).toBe("1000.00")
})

test("free advice is no lowest price, and beside it nobody's is", async () => {
  const free = await createProfessional(t, { slug: "architect", price: "0.00" })
  const { compared } = await show(`ids=${free.professional_id},${dear!.professional_id},${cheap!.professional_id}`)
  expect(compared.map(({ best }) => best.includes("price"))).toEqual([false, false, false])
})

test("advocates are neither listed nor compared", async () => {
  const { compared, choices, isSomebodyGone, category } = await show(
    `category=Real+Estate+Lawyer&ids=${advocate!.professional_id}`,
  )
  expect([compared, choices, isSomebodyGone]).toEqual([[], [], true])
  expect(category).toEqual({ slug: "real-estate-lawyer", name: "Real Estate Lawyer", isOpen: false })
})

test("who is not shown any more is left out, and it is said", async () => {
  const account = t.db.selectFrom("professionals").select("account_id").where("id", "=", designer!.professional_id)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account).execute()
  const { compared, isSomebodyGone } = await show(`ids=${designer!.professional_id},${cheap!.professional_id},nobody`)
  expect(compared.map(({ id }) => id)).toEqual([cheap!.professional_id])
  expect(isSomebodyGone).toBe(true)
})

test("nothing asked, or a category that nobody knows, asks for a category", async () => {
  for (const query of ["", "category=Poets"]) {
    const view = await show(query)
    expect([view.category, view.choices, view.compared]).toEqual([null, [], []])
    expect(view.categories).toHaveLength(6)
  }
})

test("three are compared in four statements", async () => {
  const ids = [cheap!, dear!, designer!].map((one) => one.professional_id).join(",")
  const asked = readComparison(new URLSearchParams(`category=Architect&ids=${ids}`))
  await withQueryBudget(4, t.databaseUrl, (db) => getComparison({ ...ctx(), db }, asked))
})

test("without the database there is the standard list and nobody in it", () => {
  const view = withoutProfessionals(ctx(), readComparison(new URLSearchParams("category=Architect")))
  expect(view.categories.map(({ name }) => name)).toEqual([
    "Interior Designer",
    "Architect",
    "Contractor",
    "Real Estate Lawyer",
    "Vastu Consultant",
  ])
  expect([view.isStandard, view.choices, view.category?.slug]).toEqual([true, null, "architect"])
})
