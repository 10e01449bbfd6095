/** Packages and rates in words. The server says them with each service, so that pages ship no code for it. */
import type { Language } from "../../platform/language/language.ts"
import { formatRupees } from "../../platform/money.ts"
import { datesIn } from "../../platform/time.ts"
import type { OfferedPackage, OfferedRate, OfferPrices } from "./package.schema.ts"
import { priceWordsTexts } from "./texts.ts"

/** A service as its rows are. */
export interface PricedRow {
  price: string | null
  packages: readonly OfferedPackage[]
  rates: readonly OfferedRate[]
}

export const priceWordsIn = (language: Language) => {
  const t = priceWordsTexts.in(language)
  const { shortDuration } = datesIn(language)
  /** "1 h 30 min, ₹2,000" */
  const packageText = ({ minutes, price }: Pick<OfferedPackage, "minutes" | "price">) =>
    t.package(shortDuration(minutes), formatRupees(price))
  /** "The work: ₹80–120 per sq ft" */
  const rateText = ({ unit, from, to }: OfferedRate) => t.rate[unit](spanOf(unit, from, to))
  /** "From ₹2,000 a visit" */
  const from = (price: string) => t.from(formatRupees(price))
  const of = ({ price, packages, rates }: PricedRow): OfferPrices => ({
    packages: packages.map((one) => ({ ...one, text: packageText(one) })),
    rates: rates.map((one) => ({ ...one, text: rateText(one) })),
    price_label: price === null && packages[0] ? from(packages[0].price) : null,
    // No line begins with the dot.
    price_summary: [...packages.map((one) => t.named(one.name, packageText(one))), ...rates.map(rateText)].join(
      "\u00a0· ",
    ),
  })
  return { packageText, rateText, from, of }
}

const spanOf = (unit: OfferedRate["unit"], from: string, to: string | null) => {
  const say = unit === "sq_ft" ? formatRupees : (amount: string) => String(Number(amount))
  return to === null ? say(from) : `${say(from)}–${say(to).replace("₹", "")}`
}
