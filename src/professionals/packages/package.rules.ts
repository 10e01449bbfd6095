/** What a package may be called and cost, and what a rate may be. */
import { nameViolation } from "../../accounts/account.rules.ts"
import { priceViolation } from "../offer/offer.rules.ts"

export const MAX_PACKAGES = 8
export const PACKAGE_NAME = { min: 3, max: 80 }

/** In characters, as the database counts them. */
export const packageNameViolation = (name: string) =>
  [...name].length < PACKAGE_NAME.min ? "short_name" : nameViolation(name)

/** A visit that costs nothing is one by the hour whose price is 0. */
export const packagePriceViolation = (text: string) =>
  priceViolation(text) ?? (Number(text) === 0 ? "no_package_price" : undefined)

export const rateUnits = ["sq_ft", "percent_of_work"] as const
export type RateUnit = (typeof rateUnits)[number]

/** Rupees per square foot, and of a hundred. */
export const HIGHEST_RATE: Record<RateUnit, number> = { sq_ft: 100_000, percent_of_work: 100 }

/** What is wrong with one end of a rate, by the name of its sentence. */
export const rateViolation = (text: string, unit: RateUnit) => {
  const fault = priceViolation(text)
  if (fault === "below_zero" || Number(text) === 0) return "rate_above_zero"
  if (Number(text) > HIGHEST_RATE[unit]) return unit === "sq_ft" ? "sq_ft_too_dear" : "percent_too_high"
  return fault && (fault === "commas" ? "commas" : "no_rate")
}

/** Both ends are amounts. */
export const rateEndViolation = (from: string, to: string) => (Number(to) < Number(from) ? "rate_runs_down" : undefined)
