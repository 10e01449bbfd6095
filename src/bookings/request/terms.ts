import type { Language } from "../../platform/language/language.ts"
import { totalOf } from "../../platform/money.ts"
import { visitTotalIn } from "../../professionals/visit-total.ts"
import type { Terms } from "./booking-dialog.rules.ts"

/** What a visit at these terms comes to: the sum of the booking dialog, and of the booking that follows. */
export const totalAt = ({ price, duration, is_package }: Terms) => totalOf(price, duration, is_package ? price : null)

/** "2 h, about ₹7,200"; of a package "1 h 30 min, ₹2,000" */
export const termsIn = (language: Language) => (terms: Terms) =>
  visitTotalIn(language)(totalAt(terms), terms.duration, terms.is_package)
