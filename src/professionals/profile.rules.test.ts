import { expect, test } from "vitest"
import { pricesIn, totalOf } from "../platform/money.ts"
import { serviceSlug } from "../services/service.rules.ts"
import type { Profile } from "./professional.contract.ts"
import {
  aboutInShort,
  firstPackageOf,
  isRegistered,
  lowestOf,
  lowestPriceOf,
  sectionsOf,
  tradesOf,
} from "./profile.rules.ts"
import { profileDescriptionTexts, profileTexts, verificationTexts } from "./texts.ts"
import { registrationNumber } from "./verification.rules.ts"
import { offerTotalIn, visitTotalIn } from "./visit-total.ts"

const t = profileTexts.in("en")
const trades = verificationTexts.in("en")
const offers = (...prices: (string | null)[]) =>
  prices.map((price, nth) => ({ price, duration: 60 + 30 * nth, packages: [], price_label: null }))

test.each([
  [offers("1500.00"), "₹1,500 per hour", "1 h, about ₹1,500"],
  [offers("0.00"), "Free", "1 h, free of charge"],
  [offers(null), "Price not set", "1 h, price to be agreed"],
  [offers(null, null), "Price not set", "1 h, price to be agreed"],
  [offers("2000.00", "950.00", null), "From ₹950 per hour", "1 h 30 min, about ₹1,425"],
  [offers("2000.00", "0.00"), "Starts free", "1 h 30 min, free of charge"],
])("the lowest price of %j reads %s, its visit %s", (services, shown, visit) => {
  const lowest = lowestPriceOf(services)!
  expect(t.lowestPrice[lowest.kind](pricesIn("en")(lowest.price))).toBe(shown)
  expect(offerTotalIn("en")(lowest)).toBe(visit)
})

test("a profile has the sections there is something to say in, evidence first", () => {
  const project = {} as Profile["portfolio"][number]
  expect(sectionsOf({ description: "", portfolio: [], total_reviews: 0 }, [])).toEqual([
    "services",
    "verification",
    "reviews",
  ])
  expect(sectionsOf({ description: "Stone.", portfolio: [project], total_reviews: 1 }, ["a post"])).toEqual([
    ...["work", "reviews", "services", "verification", "about", "posts"],
  ])
})

const visit = (id: string, minutes: number, price: string) => ({ id, name: id, minutes, price, text: "" })

test("of packages at one price the longest says what an hour comes to, as in the search", () => {
  const hourly = { price: "600.00", duration: 60, packages: [], price_label: null }
  const packages = [
    visit("short", 60, "2000.00"),
    visit("whole morning", 240, "2000.00"),
    visit("dear", 480, "2100.00"),
  ]
  const cheaper = { price: null, duration: 60, packages, price_label: "From ₹2,000 a visit" }
  expect(lowestOf([hourly, cheaper])).toBe(cheaper)
})

test("only where no price per hour is set does a visit begin with the cheapest package", () => {
  const packages = [visit("first", 90, "2000.00"), visit("second", 60, "2500.00")]
  expect(firstPackageOf({ price: null, packages })).toBe("first")
  expect(firstPackageOf({ price: "0.00", packages })).toBeUndefined()
  expect(firstPackageOf({ price: null, packages: [] })).toBeUndefined()
})

test("nothing on offer has no lowest price", () => {
  expect(lowestPriceOf([])).toBeUndefined()
})

test("a profile describes itself by what there is: a new one has no words, no work, no reviews and nothing to book", () => {
  const described = (headline: string, isBookable: boolean, hasWork: boolean, hasReviews: boolean) =>
    profileDescriptionTexts.in("en").description(aboutInShort({ headline, description: "" }), "Ketaki Gokhale", {
      ...{ isBookable, hasPrices: isBookable, hasWork, hasReviews },
    })
  expect([
    described("Calm flats.", true, true, true),
    described("", true, false, false),
    described("", false, true, false),
    described("", false, false, false),
  ]).toEqual([
    "Calm flats. Prices, work and reviews; book a visit with Ketaki Gokhale.",
    "Prices; book a visit with Ketaki Gokhale.",
    "Work of Ketaki Gokhale.",
    "The profile of Ketaki Gokhale.",
  ])
})

test("a registration that was checked is not called unchecked because another check is missing; Architect alone never stands without it", () => {
  const withCoa = (state: "approved" | "expired" | "not_verified") => {
    const unsaid = { checked_at: null, valid_until: null, number: null, checked_by: null }
    const checks = [
      { kind: "kyc" as const, state: "not_verified" as const, ...unsaid },
      { kind: "coa" as const, state, ...unsaid },
    ]
    const services = ["Architect", "Interior Designer"].map((name) => ({ name, service_type: serviceSlug(name) }))
    const profile = { services, verification: { is_verified: false, checks } } as Pick<
      Profile,
      "services" | "verification"
    >
    return { known: isRegistered(profile), title: t.head.title("Joshi", tradesOf(profile, trades), "Pune") }
  }
  const checked = { known: true, title: "Joshi, Architect and Interior Designer in Pune" }
  expect([withCoa("approved"), withCoa("expired"), withCoa("not_verified")]).toEqual([
    checked,
    checked,
    { known: false, title: "Joshi, Architect (registration not yet checked) and Interior Designer in Pune" },
  ])
})

test("what a visit comes to is its price per hour over its time, also where it has none or is free", () => {
  const total = visitTotalIn("en")
  const said = (price: string | null, minutes: number) => total(totalOf(price, minutes), minutes)
  expect(said("3600.00", 120)).toBe("2 h, about ₹7,200")
  expect(said("1250.00", 90)).toBe("1 h 30 min, about ₹1,875")
  expect(said("0.00", 60)).toBe("1 h, free of charge")
  expect(said(null, 45)).toBe("45 min, price to be agreed")
})

test.each([
  ["coa", "CA/2010/12345", "CA/2010/12345"],
  ["coa", " ca/2021/ 123456 ", "CA/2021/123456"],
  ["coa", "CA/2010/1234", undefined],
  ["coa", "CA/1910/12345", undefined],
  ["coa", "12345", undefined],
  ["coa", "", undefined],
  // The example of the tax portal's own specification.
  ["gst", "27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["gst", "27aapfu0939f1zv", "27AAPFU0939F1ZV"],
  ["gst", "27AAPFU0939F1ZW", undefined],
  ["gst", "27AAPFU0993F1ZV", undefined],
  ["gst", "27AAPFU0939F1Z", undefined],
  ["gst", "CA/2010/12345", undefined],
] as const)("%s %j is read as %j", (kind, typed, number) => {
  expect(registrationNumber(kind, typed)).toBe(number)
})
