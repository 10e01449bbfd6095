// The numbers that registers give to professionals, as they are written there.
import type { CheckKind } from "./verification.rules.ts"

export type NumberedCheck = Exclude<CheckKind, "kyc">

/** An identity has no number that we keep. */
export const hasNumber = (kind: CheckKind): kind is NumberedCheck => kind !== "kyc"

/** As the register writes it; undefined: no such number can exist. */
export const registrationNumber = (kind: NumberedCheck, typed: string): string | undefined => {
  const number = typed.replace(/\s/g, "").toUpperCase()
  return isRegistrationNumber[kind](number) ? number : undefined
}

/** Five digits, and six for those who came after 99,999. */
const COUNCIL = /^CA\/(19[7-9]|20\d)\d\/\d{5,6}$/

/** State, PAN, which registration of it in that state, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

const isRegistrationNumber: Record<NumberedCheck, (number: string) => boolean> = {
  coa: (number) => COUNCIL.test(number),
  gst: (number) => GSTIN.test(number) && gstCheckDigit(number.slice(0, 14)) === number[14],
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** Luhn's method to the base of 36, every second place counted twice. */
export const gstCheckDigit = (first: string): string => {
  const sum = [...first].reduce((total, digit, place) => {
    const product = DIGITS.indexOf(digit) * (1 + (place % 2))
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36]!
}
