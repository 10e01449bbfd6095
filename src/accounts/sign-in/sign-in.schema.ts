import { z } from "zod"
import { email, required } from "../account.schema.ts"
import { code } from "../second-factor/second-factor.schema.ts"

const password = z.string().min(1).max(200).meta({ format: "password" })
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
