import { z } from "zod"
import { byRule } from "../platform/validation.ts"
import { brokenMobileNumber, brokenName, toE164 } from "./account.rules.ts"
import { portraitUrls } from "./portrait/portrait.schema.ts"
import { code } from "./second-factor/second-factor.schema.ts"
import { localPath, reasons } from "./way-back.rules.ts"

/** Shapes of what accounts share (specification 1 §5); the forms and the calls check with the same. */
export const required = (max = 120) => z.string().trim().min(1).max(max)

export const email = required(254).toLowerCase().check(z.email())

const password = z.string().min(1).max(200).meta({ format: "password" })
export const newPassword = z.string().min(6).max(200).meta({ format: "password" })

/** A name stands in letters to others. */
export const name = (max?: number) => required(max).superRefine(byRule(brokenName))

export const mobileNumber = required(30)
  .superRefine(byRule(brokenMobileNumber))
  .transform((text) => toE164(text) ?? text)

/** A path of this site to come back to; anything else is dropped, never followed. */
export const redirect = z
  .string()
  .max(2000)
  .optional()
  .transform((path) => localPath(path))

/** Why somebody was sent to sign up, said again on their way back; one that means nothing is ignored. */
export const why = z.enum(reasons).optional().catch(undefined)

export const identifier = required(254)
export const login = z.object({
  identifier,
  password,
  /** A wish for where to land; one that means nothing is ignored. */
  userType: z.enum(["user", "provider"]).optional().catch(undefined),
  remember: z.boolean().default(false),
  /** Of the second factor, where the account has one. */
  code: code.optional(),
})
export const adminLogin = z.object({ email, password, code: code.optional() })

/** What a mailed link says. One that was lengthened by hand is told what one that was cut is: that it does not work. */
export const activation = z.object({ token: z.string().trim().min(1), email })
export const resend = z.object({
  email,
  redirect,
  why,
  sign_up: z.string().max(100).optional().describe("As the sign-up was answered; without it the newest is meant"),
})

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
  /** An administrator who has to set up a second factor before anything else. */
  awaits_second_factor: z.literal(true).optional(),
  last_login: z.string().nullable(),
  portrait: portraitUrls.nullable(),
})
export type SessionUser = z.output<typeof sessionUser>
