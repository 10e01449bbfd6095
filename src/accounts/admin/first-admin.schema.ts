import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { email } from "../account.schema.ts"
import { brokenNewPassword } from "./first-admin.rules.ts"

const password = z.string().min(1).max(200).meta({ format: "password" })

export const firstPassword = z.object({
  email,
  token: z.string().trim().min(1).max(200),
  new_password: password.superRefine(byRule(brokenNewPassword)),
})
export type FirstPassword = z.output<typeof firstPassword>

/** What the form asks for: the same twice, so that a slip of the finger locks nobody out. */
export const firstPasswordTyped = firstPassword.extend({ repeated: password })
