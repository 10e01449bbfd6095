import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { brokenName } from "../account.rules.ts"
import { mobileNumber, name } from "../account.schema.ts"

/** Where somebody lives, in their own words: the catalogue knows the cities that we serve, people live elsewhere too. */
const place = z.string().trim().max(120).superRefine(byRule(brokenName))

/** What the form asks for. */
export const profileForm = z.object({
  full_name: name(),
  mobile_number: mobileNumber,
  city: place.optional(),
  state: place.optional(),
  country: place.optional(),
})

const placeOrNone = place.transform((text) => text || null).optional()

/** What is not named stays as it is, so that two edits at once keep what the other has changed. */
export const profileChange = z.object({
  full_name: name().optional(),
  mobile_number: mobileNumber.optional(),
  city: placeOrNone,
  state: placeOrNone,
  country: placeOrNone,
})
export type ProfileChange = z.output<typeof profileChange>
export type ProfileField = keyof ProfileChange
