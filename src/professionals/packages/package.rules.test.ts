import { expect, test } from "vitest"
import { packageNameViolation, packagePriceViolation, rateEndViolation, rateViolation } from "./package.rules.ts"
import { priceWordsIn } from "./price-words.ts"

test.each([
  ["Home visit with sketch", undefined],
  ["घरभेट, मोजमाप आणि रेखाटन", undefined],
  ["2 BHK", undefined],
  ["🏠🏠", "short_name"],
  ["ab", "short_name"],
  ["<b>Best</b> visit", undefined],
  ["Look at evil.example", "plain_text"],
  ["https://evil.example/x", "plain_text"],
  ["Visit\u202etisiv", "plain_text"],
  ["Two\nlines", "plain_text"],
  ["\u200b\u200b\u200b", "plain_text"],
])("of the name %j is said: %s", (name, rule) => {
  expect(packageNameViolation(name)).toBe(rule)
})

test.each([
  ["2000", undefined],
  ["0.01", undefined],
  ["0", "no_package_price"],
  ["0.00", "no_package_price"],
  ["-5", "below_zero"],
  ["1000000000", "too_dear"],
  ["0.001", "paise"],
  ["२०००", "no_amount"],
  ["1e3", "paise"],
])("of the price %j is said: %s", (price, rule) => {
  expect(packagePriceViolation(price)).toBe(rule)
})

test.each([
  ["80", "sq_ft", undefined],
  ["100000", "sq_ft", undefined],
  ["100000.01", "sq_ft", "sq_ft_too_dear"],
  ["8.5", "percent_of_work", undefined],
  ["100", "percent_of_work", undefined],
  ["100.01", "percent_of_work", "percent_too_high"],
  ["0", "percent_of_work", "rate_above_zero"],
  ["-1", "sq_ft", "rate_above_zero"],
  ["1,000", "sq_ft", "commas"],
  ["8.555", "percent_of_work", "no_rate"],
  ["eight", "percent_of_work", "no_rate"],
] as const)("of the rate %j in %s is said: %s", (amount, unit, rule) => {
  expect(rateViolation(amount, unit)).toBe(rule)
})

test("a rate ends where it begins, or above", () => {
  expect([rateEndViolation("80", "80"), rateEndViolation("80", "79.99")]).toEqual([undefined, "rate_runs_down"])
})

test("packages and rates read as people say them", () => {
  const words = priceWordsIn("en")
  const packages = [{ id: "1", name: "Home visit", minutes: 90, price: "200000.50" }]
  const rates = [
    { unit: "sq_ft" as const, from: "80.00", to: "1200.00" },
    { unit: "percent_of_work" as const, from: "8.50", to: null },
  ]
  expect(words.of({ price: null, packages, rates })).toEqual({
    packages: [{ ...packages[0], text: "1 h 30 min, ₹2,00,000.50" }],
    rates: [
      { ...rates[0], text: "The work: ₹80–1,200 per sq ft" },
      { ...rates[1], text: "The work: 8.5% of its cost" },
    ],
    price_label: "From ₹2,00,000.50 a visit",
    price_summary:
      "Home visit: 1 h 30 min, ₹2,00,000.50\u00a0· The work: ₹80–1,200 per sq ft\u00a0· The work: 8.5% of its cost",
  })
  expect(words.of({ price: "0.00", packages, rates: [] }).price_label).toBeNull()
  expect(words.of({ price: null, packages: [], rates }).price_label).toBeNull()
})
