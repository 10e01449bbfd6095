import type { Language } from "../platform/language/language.ts"
import { formatRupees, totalOf } from "../platform/money.ts"
import { datesIn } from "../platform/time.ts"
import { visitTotalTexts } from "./texts.ts"

/**
 * "2 h, about ₹7,200": one sentence for the sum on a card, in the booking dialog, in a booking and in its letters. The sum
 * is that of `totalOf` (platform/money.ts), or the one a booking was made with; null: to be agreed.
 */
export const visitTotalIn = (language: Language) => {
  const t = visitTotalTexts.in(language)
  return (total: string | null, minutes: number) =>
    t.comesTo(datesIn(language).shortDuration(minutes), total && formatRupees(total), Number(total) === 0)
}

interface PricedVisit {
  /** Per hour. */
  price: string | null
  duration: number
  /** What stands there where only packages have a price. */
  price_label: string | null
}

/** The same of what is offered. */
export const offerTotalIn = (language: Language) => {
  const total = visitTotalIn(language)
  return ({ price, duration, price_label }: PricedVisit) => price_label ?? total(totalOf(price, duration), duration)
}
