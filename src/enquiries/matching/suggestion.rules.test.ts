/** Who suits an inquiry best: what weighs, and that it says why. */
import { expect, test } from "vitest"
import { suitsBudget } from "./budget-levels.ts"
import { assess, type Candidate, inOrderOfFit } from "./suggestion.rules.ts"

const now = new Date("2026-11-29T06:00:00Z")
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const asked = { ...suitsBudget("under-2l", "interior-designer"), now }
const plain: Candidate = {
  ...{
    business_name: "Plain",
    locality: "Baner",
    distance_km: 8,
    city: "Pune",
    price_category: null,
    package_from: null,
  },
  ...{ keeps_hours: true, next_free: inDays(5), answer_time: null, answered: 0, lapsed: 0, recent_inquiries: 1 },
  ...{ rating: null, review_count: 0 },
}
const bestOf = (...others: Partial<Candidate>[]) =>
  inOrderOfFit(
    [{ ...plain, business_name: "A" }, ...others.map((one) => ({ ...plain, business_name: "B", ...one }))],
    asked,
  )[0]!.candidate.business_name

test.each<[string, Partial<Candidate>]>([
  ["the same locality", { distance_km: 0 }],
  ["a price level that suits the budget", { price_category: "Standard" }],
  ["a package within the budget", { package_from: 90_000 }],
  ["free sooner", { next_free: inDays(1) }],
  ["answers within an hour", { answer_time: "hour" }],
  ["answered in time", { answered: 5 }],
  ["well rated", { rating: 4.8, review_count: 6 }],
  ["got none lately", { recent_inquiries: 0 }],
])("%s comes first", (_what, one) => expect(bestOf(one)).toBe("B"))

test.each<[string, Partial<Candidate>]>([
  ["a price level for other budgets", { price_category: "Luxury" }],
  ["no time that is free", { next_free: null }],
  ["requests that lapsed", { answered: 1, lapsed: 4 }],
  ["two ratings", { rating: 5, review_count: 2 }],
  ["more inquiries lately", { recent_inquiries: 2 }],
])("%s does not", (_what, one) => expect(bestOf(one)).toBe("A"))

test("fairness weighs more than a few kilometres", () =>
  expect(bestOf({ distance_km: 3, recent_inquiries: 3 })).toBe("A"))

test("each point says why, the weightiest first; what counts against somebody is not said", () => {
  const { reasons } = assess(
    { ...plain, distance_km: 0.2, price_category: "Standard", lapsed: 3, recent_inquiries: 2 },
    asked,
  )
  expect(reasons.map(({ kind }) => kind)).toEqual(["locality", "level", "free"])
})

test("without a budget none is named", () => {
  const { reasons } = assess(
    { ...plain, price_category: "Standard", package_from: 1 },
    { ...suitsBudget(undefined, "architect"), now },
  )
  expect(reasons.map(({ kind }) => kind)).toEqual(["near", "free"])
})
