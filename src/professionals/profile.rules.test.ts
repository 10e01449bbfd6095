import { expect, test } from "vitest"
import { pricesIn } from "../platform/money.ts"
import { serviceSlug } from "../services/service.rules.ts"
import type { Profile } from "./professional.contract.ts"
import { aboutInShort, isRegistered, lowestPriceOf, tradesOf } from "./profile.rules.ts"
import { profileDescriptionTexts, profileTexts, verificationTexts } from "./texts.ts"
import { offerTotalIn } from "./visit-total.ts"

const t = profileTexts.in("en")
const trades = verificationTexts.in("en")
const offers = (...prices: (string | null)[]) => prices.map((price, nth) => ({ price, duration: 60 + 30 * nth }))

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
