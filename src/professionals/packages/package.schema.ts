import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { LONGEST_VISIT, priceViolation, SHORTEST_VISIT } from "../offer/offer.rules.ts"
import {
  PACKAGE_NAME,
  packageNameViolation,
  packagePriceViolation,
  rateEndViolation,
  rateUnits,
  rateViolation,
} from "./package.rules.ts"

const offeredPackage = z.object({
  id: z.string().describe("package_id"),
  name: z.string(),
  minutes: z.number().int(),
  price: z.string().describe("Rupees for all of it"),
})
export type OfferedPackage = z.output<typeof offeredPackage>

const offeredRate = z.object({
  unit: z.enum(rateUnits),
  from: z.string().describe("Rupees a square foot, or per cent of the cost of the work"),
  to: z.string().nullable().describe("Null: that and no other"),
})
export type OfferedRate = z.output<typeof offeredRate>

const text = z.string().describe("The same in words")

/** What a service costs beside its price per hour, in every answer that has a service. */
export const offerPrices = z.object({
  packages: z
    .array(offeredPackage.extend({ text }))
    .describe("Visits with a length and a price of their own, cheapest first"),
  rates: z.array(offeredRate.extend({ text })).describe("What the work itself costs; no visit comes to it"),
  price_label: z
    .string()
    .nullable()
    .describe("In words, in the place of a price per hour that is not set: from how much a visit is; else null"),
  price_summary: z.string().describe("Packages and rates on one line; empty: there are none"),
})
export type OfferPrices = z.output<typeof offerPrices>

// A blank is a blank, however many were typed.
const name = z
  .string()
  .trim()
  .max(PACKAGE_NAME.max)
  .overwrite((typed) => typed.replace(/\s+/g, " "))
  .superRefine(byRule(packageNameViolation))
const minutes = z.number().int().min(SHORTEST_VISIT).max(LONGEST_VISIT)

const amount = (violationOf: (typed: string) => string | undefined) =>
  z
    .union([z.string().max(40), z.number()])
    .transform((typed) => String(typed).trim())
    .pipe(z.string().superRefine(byRule(violationOf)))
const price = amount(packagePriceViolation)

export const newPackage = z.object({ name, minutes, price })
export type NewPackage = z.output<typeof newPackage>

/** What is not named stays as it is. */
export const packageChange = newPackage.partial().extend({
  price_was: amount(priceViolation).optional().describe("The price that was seen: another one by now is a conflict"),
  minutes_was: minutes.optional().describe("The length that was seen; the same"),
})
export type PackageChange = z.output<typeof packageChange>

/** Which amounts may be depends on the unit: see below. */
const rateEnd = amount(() => undefined)

export const newRate = z
  .object({
    unit: z.enum(rateUnits),
    from: rateEnd,
    to: rateEnd
      .transform((typed) => typed || null)
      .nullable()
      .optional()
      .describe("Left out, empty or null: that and no other"),
    was: z
      .object({ from: rateEnd, to: rateEnd.nullable() })
      .nullable()
      .optional()
      .describe("The rate that was seen, null: none; another one by now is a conflict"),
  })
  .superRefine(({ unit, from, to }, { addIssue }) => {
    const wrong = (field: string, rule: string | undefined) =>
      rule && addIssue({ code: "custom", path: [field], params: { rule } })
    wrong("from", rateViolation(from, unit))
    if (to) wrong("to", rateViolation(to, unit) ?? rateEndViolation(from, to))
  })
export type NewRate = z.output<typeof newRate>

/** What the two forms ask for. */
export const packageForm = z.object({ name, minutes: z.string(), price: z.string().trim().max(20) })
export const rateForm = z.object({ from: z.string().trim().max(20), to: z.string().trim().max(20).optional() })
