/** What a visit comes to, before it is booked and after, in words. In SQL it is visit_total.sql. */
import type { Language } from "../platform/language/language.ts"
import { totalOf } from "../platform/money.ts"
import { priceWordsIn } from "../professionals/packages/price-words.ts"
import { visitTotalIn } from "../professionals/visit-total.ts"
import type { Terms } from "./request/booking-dialog.rules.ts"

/** The price of the package, else that of the hours; null: to be agreed. */
export const totalAt = ({ price, duration, is_package }: Terms) => (is_package ? price : totalOf(price, duration))

/** "2 h, about ₹7,200"; of a package, whose price is fixed, "1 h 30 min, ₹2,000" */
export const bookingTotalIn = (language: Language) => {
  const { packageText } = priceWordsIn(language)
  const visitTotal = visitTotalIn(language)
  return (total: string | null, minutes: number, isPackage: boolean) =>
    isPackage && total !== null ? packageText({ minutes, price: total }) : visitTotal(total, minutes)
}

export const termsIn = (language: Language) => (terms: Terms) =>
  bookingTotalIn(language)(totalAt(terms), terms.duration, terms.is_package)
