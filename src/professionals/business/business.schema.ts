import { z } from "zod"
import { nameViolation } from "../../accounts/account.rules.ts"
import { name, phoneNumber } from "../../accounts/account.schema.ts"
import { byRule } from "../../platform/validation.ts"
import {
  addressViolation,
  LIMITS,
  languagesViolation,
  linesViolation,
  MAX_YEARS,
  onceEach,
  priceLevels,
  yearsViolation,
} from "./business.rules.ts"

const line = (max: number) => z.string().trim().max(max).superRefine(byRule(nameViolation))
const lines = z
  .string()
  .trim()
  .max(LIMITS.about)
  .superRefine(byRule(linesViolation))
  .transform((text) => text.replaceAll("\r\n", "\n"))

/** Also a link to a map: where to go. */
export const studioAddress = z.string().trim().max(LIMITS.address).superRefine(byRule(addressViolation))

/** What the form asks for. */
export const businessForm = z.object({
  business_name: name,
  headline: line(LIMITS.headline).optional(),
  about: lines.optional(),
  languages: line(400).superRefine(byRule(languagesViolation)).optional(),
  work_experience: z.string().trim().max(3).superRefine(byRule(yearsViolation)).optional(),
  price_category: z.string().optional(),
  locality: line(LIMITS.locality).optional(),
  city: z.string().min(1),
  business_phone: phoneNumber.optional(),
  studio_address: studioAddress.optional(),
})

const isNothing = (value: unknown) => value === null || value === ""
/** Null, as an empty text, takes it away. */
const orNone = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (isNothing(typeof value === "string" ? value.trim() : value) ? null : value),
    schema.nullable(),
  )

const years = z.union([z.number(), z.string().trim().max(10).regex(/^\d+$/).transform(Number)])

/** What is not named stays as it is, so that two edits at once keep what the other has changed. */
export const businessChange = z.object({
  business_name: name.optional(),
  headline: line(LIMITS.headline).optional(),
  about: lines.optional(),
  languages: z
    .array(line(LIMITS.language))
    .max(4 * LIMITS.languages)
    .transform(onceEach)
    .refine((names) => names.length <= LIMITS.languages, { params: { rule: "few_languages" } })
    .optional(),
  work_experience: orNone(years.pipe(z.number().int().min(0).max(MAX_YEARS)))
    .optional()
    .describe("Years"),
  price_category: orNone(z.enum(priceLevels)).optional(),
  locality: orNone(line(LIMITS.locality)).optional().describe("Within the city"),
  city: z
    .union([z.string().trim().min(1).max(100), z.number().int()])
    .transform(String)
    .optional()
    .describe("Of the catalogue: id or name"),
  business_phone: orNone(phoneNumber).optional().describe("Shown to customers of confirmed bookings alone"),
  studio_address: studioAddress.optional().describe("Shown to customers of confirmed bookings alone"),
})
export type BusinessChange = z.output<typeof businessChange>
export type BusinessField = keyof BusinessChange

export const business = z.object({
  id: z.string().describe("professional_id"),
  business_name: z.string(),
  headline: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  work_experience: z.number().int().nullable(),
  price_category: z.enum(priceLevels).nullable(),
  locality: z.string().nullable(),
  city: z.string(),
  city_id: z.number().int(),
  business_phone: z.string().nullable(),
  studio_address: z.string(),
})
export type Business = z.output<typeof business>
