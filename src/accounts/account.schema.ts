import { z } from "zod"
import { byRule } from "../platform/validation.ts"
import {
  mobileNumberViolation,
  nameViolation,
  normalizedEmail,
  ownNameViolation,
  phoneNumberViolation,
  toE164,
} from "./account.rules.ts"
import { firstPasswordViolation } from "./password/password.rules.ts"
import { localPath, reasons } from "./return-to.rules.ts"

/** Shapes of what accounts share (specification 1 §5); the forms and the calls check with the same. */
export const required = (max = 120) => z.string().trim().min(1).max(max)

/**
 * Dots apart and a domain's end, as most mailboxes take them; with the & that firms have: "r&d@…". A domain may be written in
 * any letters, Devanagari for one; what stands before the @ is what nearly all mail servers take. In a class rather than by
 * its property: the browser checks it without flags.
 */
const mailbox =
  /^(?:[A-Za-z0-9_'&+-]+\.)*[A-Za-z0-9_'&+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9\u00a1-\uffff][A-Za-z0-9\u00a1-\uffff-]*\.)+(?:xn--[A-Za-z0-9-]+|[A-Za-z\u00a1-\uffff]{2,})$/
export const email = required(254)
  .toLowerCase()
  .check(z.email({ pattern: mailbox }))
  .overwrite(normalizedEmail)

export const newPassword = z
  .string()
  .min(6)
  .max(200)
  .superRefine(byRule(firstPasswordViolation))
  .meta({ format: "password" })

/** What somebody calls themselves. */
export const name = required().superRefine(byRule(ownNameViolation))

/** What an office gave them, a license number say, often has slashes. */
export const plainLine = (max: number) => required(max).superRefine(byRule(nameViolation))

const number = (violationOf: (text: string) => string | undefined) =>
  required(30)
    .superRefine(byRule(violationOf))
    .transform((text) => toE164(text) ?? text)
export const mobileNumber = number(mobileNumberViolation)
export const phoneNumber = number(phoneNumberViolation)

/** A path of this site to come back to; anything else is dropped, never followed. */
export const redirect = z
  .string()
  .max(2000)
  .optional()
  .transform((path) => localPath(path))

/** Why somebody was sent to sign up, said again on their way back; one that means nothing is ignored. */
export const why = z.enum(reasons).optional().catch(undefined)
