/** What a professional may say of their business. Pure; the form and the call ask it. */
import { nameViolation } from "../../accounts/account.rules.ts"
import { withoutMapLinks } from "../../locations/map-link.rules.ts"

export const LIMITS = { headline: 160, about: 2000, locality: 80, address: 200, language: 40, languages: 10 } as const
export const MAX_YEARS = 70
export const priceLevels = ["Standard", "Premium", "Luxury"] as const

/** Lines are welcome here, marks that turn the writing round and what cannot be seen are not. */
export const linesViolation = (text: string) =>
  /[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text) ? "plain_lines" : undefined

/** A line without links, but for one to a map. */
export const addressViolation = (text: string) => {
  const rest = withoutMapLinks(text).trim()
  return rest === "" ? undefined : nameViolation(rest)
}

export const yearsViolation = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_YEARS ? undefined : "years"

/** "Marathi, Hindi and English" as it is typed in one line; each once, however it is written. */
export const languagesIn = (text: string) => onceEach(text.split(/[,;\n]|\sand\s/).map((name) => name.trim()))

export const onceEach = (names: readonly string[]) => [
  ...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values(),
]

export const languagesViolation = (text: string) => {
  const names = languagesIn(text)
  if (names.length > LIMITS.languages) return "few_languages"
  return names.some((name) => name.length > LIMITS.language) ? "short_languages" : undefined
}
