import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { firstCode } from "./second-factor.schema.ts"
import { secondFactorTexts } from "./texts.ts"

const own = { who: "signed_in", texts: secondFactorTexts } as const
const limit = { bucket: "second-factor", perAccount: { max: 60, seconds: 900 } }
const nothing = z.object({})
const codes = z.object({ message: z.string(), recovery_codes: z.array(z.string()) })

const secondFactorState = z.object({
  /** Null: it is off. */
  enabled_at: z.string().nullable(),
  recovery_codes_left: z.number(),
  /** It cannot be switched off. */
  is_required: z.boolean(),
})

export const getSecondFactor = contract({
  ...own,
  name: "get_second_factor",
  summary: "Whether logging in asks for a second factor, and how many recovery codes are left.",
  method: "GET",
  path: "/auth/second_factor",
  beforeSecondFactor: true,
  input: nothing,
  output: secondFactorState,
})

export const enrollSecondFactor = contract({
  ...own,
  name: "enroll_second_factor",
  summary:
    "A new secret for an authenticator app, as text, address and QR code; it counts once a code of it was verified.",
  method: "POST",
  path: "/auth/second_factor/enroll",
  recentSignIn: true,
  beforeSecondFactor: true,
  refuses: ["conflict"],
  limit,
  input: nothing,
  output: z.object({
    secret: z.string(),
    uri: z.string(),
    /** The path of an SVG, in a square of so many units. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
})

// Wrong codes must leave their count behind.
export const verifySecondFactor = contract({
  ...own,
  name: "verify_second_factor",
  summary: "Switch the second factor on by a first code of the app; the recovery codes are shown this once.",
  method: "POST",
  path: "/auth/second_factor/verify",
  beforeSecondFactor: true,
  transaction: false,
  refuses: ["conflict"],
  limit,
  input: firstCode,
  output: codes,
})

export const renewRecoveryCodes = contract({
  ...own,
  name: "renew_recovery_codes",
  summary: "Ten new recovery codes in place of all that there were.",
  method: "POST",
  path: "/auth/second_factor/recovery_codes",
  recentSignIn: true,
  refuses: ["conflict"],
  limit,
  input: nothing,
  output: codes,
})

export const disableSecondFactor = contract({
  ...own,
  name: "disable_second_factor",
  summary: "Switch the second factor off. Administrators cannot.",
  method: "POST",
  path: "/auth/second_factor/disable",
  recentSignIn: true,
  refuses: ["conflict"],
  limit,
  input: nothing,
  output: messageOnly,
})
