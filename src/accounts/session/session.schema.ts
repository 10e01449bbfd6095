import { z } from "zod"
import { deskRoles } from "../../platform/actor.ts"
import { portraitUrls } from "../portrait/portrait.schema.ts"
import { code } from "../second-factor/second-factor.schema.ts"

/** What shows that it is the person themselves. */
export const identityProof = z.object({
  password: z.string().min(1).max(200).meta({ format: "password" }),
  /** Of the second factor, where the account has one. */
  code: code.optional(),
})
export type IdentityProof = z.output<typeof identityProof>

/** Who is signed in, as the browser may know it (specification 1 §3). */
export const sessionUser = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  full_name: z.string(),
  business_name: z.string().nullable(),
  professional_id: z.string().nullable(),
  provider_id: z.string().nullable(),
  userType: z.string(),
  roles: z.array(z.string()),
  has_user_role: z.boolean(),
  has_provider_role: z.boolean(),
  has_admin_role: z.boolean(),
  /** Of an administrator, whose session is one. */
  desk_role: z.enum(deskRoles).optional(),
  /** An administrator who has to set up a second factor before anything else. */
  awaits_second_factor: z.literal(true).optional(),
  last_login: z.string().nullable(),
  portrait: portraitUrls.nullable(),
})
export type SessionUser = z.output<typeof sessionUser>
