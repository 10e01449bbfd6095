import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { visibleLine } from "../../platform/visible-text.rules.ts"
import { line } from "../../platform/visible-text.schema.ts"
import { countryCodeViolation, NAME_LENGTH, placeNameViolation, stateCodeViolation } from "./place-name.rules.ts"

const id = z.number().int()
const version = id.describe("Counts its changes")

export const managedCountry = z.object({ id, name: z.string(), code: z.string(), version, state_count: id })
export type ManagedCountry = z.output<typeof managedCountry>

export const managedState = z.object({
  id,
  name: z.string(),
  code: z.string().nullable(),
  country_id: id,
  country_name: z.string(),
  version,
  city_count: id,
})
export type ManagedState = z.output<typeof managedState>

export const managedCity = z.object({
  id,
  name: z.string(),
  state_id: id,
  state_name: z.string(),
  country_id: id,
  country_name: z.string(),
  is_open: z.boolean().describe("Whether any kind of service is open there"),
  version,
  locality_count: id,
})
export type ManagedCity = z.output<typeof managedCity>

/** A blank is a blank, however many were typed. */
const name = line(NAME_LENGTH)
  .overwrite((typed) => typed.replace(/\s+/g, " "))
  .superRefine(byRule(placeNameViolation))
const countryCode = z
  .string()
  .overwrite(visibleLine)
  .trim()
  .min(1)
  .max(NAME_LENGTH)
  .superRefine(byRule(countryCodeViolation))
  .toUpperCase()
const stateCode = z
  .string()
  .overwrite(visibleLine)
  .trim()
  .max(NAME_LENGTH)
  .superRefine(byRule(stateCodeViolation))
  .toUpperCase()
/** As the database has them. */
const parentId = z.number().int().min(1).max(2_147_483_647)

export const newCountry = z.object({ name, code: countryCode })
export type NewCountry = z.output<typeof newCountry>

export const newState = z.object({
  name,
  country_id: parentId,
  code: stateCode.nullable().optional().describe("Empty or null: none"),
})
export type NewState = z.output<typeof newState>

export const newCity = z.object({ name, state_id: parentId })
export type NewCity = z.output<typeof newCity>

const seen = {
  version: z.number().int().optional().describe("The one that was seen: another one by now is a conflict"),
}
export const countryChange = newCountry.extend(seen)
export type CountryChange = z.output<typeof countryChange>
export const stateChange = newState
  .extend({ country_id: parentId.optional().describe("Left out: it stays where it is"), ...seen })
  .describe("Without a code it keeps its own")
export type StateChange = z.output<typeof stateChange>
export const cityChange = newCity.extend({
  state_id: parentId.optional().describe("Left out: it stays where it is"),
  ...seen,
})
export type CityChange = z.output<typeof cityChange>

/** What the forms ask for; a chosen place is a text there. */
export const countryFields = z.object({ name, code: countryCode })
export const stateFields = z.object({ name, country_id: z.string().min(1), code: stateCode.optional() })
export const cityFields = z.object({ name, state_id: z.string().min(1) })

/** What keeps a place from being deleted: how many of each; in the details of the refusal. */
export type PlaceUse = Partial<Record<"states" | "cities" | "localities" | "professionals" | "services", number>>
