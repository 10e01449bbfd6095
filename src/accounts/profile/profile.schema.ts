import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { nameViolation } from "../account.rules.ts"
import { mobileNumber, name } from "../account.schema.ts"
import { sessionUser } from "../session/session.schema.ts"
import { customerKinds } from "../sign-up/kind.rules.ts"
import { builderFields, developerFields } from "../sign-up/sign-up.schema.ts"

/** Where somebody lives, in their own words: the catalogue knows the cities that we serve, people live elsewhere too. */
const place = z.string().trim().max(120).superRefine(byRule(nameViolation))

/** What the form asks for; of builders and developers also what they said of their company at sign-up. */
export const profileForm = z.object({
  full_name: name,
  mobile_number: mobileNumber,
  city: place.optional(),
  state: place.optional(),
  country: place.optional(),
})
export const builderProfileForm = profileForm.extend(builderFields)
export const developerProfileForm = profileForm.extend(developerFields)

const ofCompany = z.object({ ...builderFields, ...developerFields }).partial()

/** A profile as its own person sees it. */
export const profileUser = sessionUser.extend({
  mobile_number: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  customer_type: z.enum(customerKinds).nullable().describe("Null for who is no customer"),
  company_name: z.string().optional().describe("Of builders"),
  license_number: z.string().optional().describe("Of builders"),
  developer_company: z.string().optional().describe("Of developers"),
  project_scale: developerFields.project_scale.optional().describe("Of developers"),
  created_at: z.string(),
})
export type ProfileUser = z.output<typeof profileUser>

const placeOrNone = place.transform((text) => text || null).optional()

/** What is not named stays as it is, so that two edits at once keep what the other has changed. */
export const profileChange = z.object({
  full_name: name.optional(),
  mobile_number: mobileNumber.optional(),
  city: placeOrNone,
  state: placeOrNone,
  country: placeOrNone,
  ...ofCompany.shape,
})
export type ProfileChange = z.output<typeof profileChange>
export type ProfileField = keyof ProfileChange
