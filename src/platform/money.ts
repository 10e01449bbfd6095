import type { Language } from "./language/language.ts"
import { platformTexts } from "./texts.ts"

/** Rupees as a decimal string ("125000.00") to Indian grouping ("₹1,25,000"; paise only when there are any). */
export const formatRupees = (amount: string | number) => {
  const [whole = "0", paise = ""] = String(amount).split(".")
  const digits = whole.replace(/\D/g, "")
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ",")
  const grouped = head ? `${head},${digits.slice(-3)}` : digits
  return `₹${grouped}${Number(paise) > 0 ? `.${paise.padEnd(2, "0").slice(0, 2)}` : ""}`
}

/** What a price per hour comes to, to the paisa; null where there is none to count with. */
export const totalOf = (pricePerHour: string | null, minutes: number) => {
  if (pricePerHour === null) return null
  const [whole = "0", paise = ""] = pricePerHour.split(".")
  const perHour = BigInt(whole + paise.padEnd(2, "0").slice(0, 2))
  const total = String((perHour * BigInt(minutes) * 2n + 60n) / 120n).padStart(3, "0")
  return `${total.slice(0, -2)}.${total.slice(-2)}`
}

/** A price per hour as shown: null is "Price not set", 0 is "Free". */
export const pricesIn = (language: Language) => {
  const { money: t } = platformTexts.in(language)
  return (price: string | null) => {
    if (price === null) return t.notSet
    return Number(price) === 0 ? t.free : t.perHour(formatRupees(price))
  }
}
