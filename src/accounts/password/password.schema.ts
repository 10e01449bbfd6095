import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { email, redirect } from "../account.schema.ts"
import { mailedLink } from "../links/link.schema.ts"
import { code } from "../second-factor/second-factor.schema.ts"
import { confirmationViolation, newPasswordViolation } from "./password.rules.ts"

const typedPassword = z.string().min(1).max(200)
const secret = { format: "password" } as const
export const newPassword = typedPassword.superRefine(byRule(newPasswordViolation)).meta(secret)

/** The new one typed a second time. */
export const repeatedPassword = typedPassword.meta(secret)

/** The address, and the page to return to after signing in. */
export const forgotten = z.object({ email, redirect })

/**
 * A program sends the new password once. A page sends what was typed a second time as well, since without script nobody
 * else compares the two.
 */
export const reset = mailedLink
  .extend({ new_password: newPassword, confirm_password: repeatedPassword.optional() })
  .superRefine(
    (typed, { addIssue }) => {
      const rule = typed.confirm_password === undefined ? undefined : confirmationViolation(typed)
      if (rule) addIssue({ code: "custom", path: ["confirm_password"], params: { rule } })
    },
    // Compared is what is otherwise right.
    { when: ({ issues }) => issues.length === 0 },
  )
export const resetForm = mailedLink.extend({ new_password: newPassword, confirm_password: repeatedPassword })

export const passwordChange = z.object({
  current_password: typedPassword.meta(secret),
  new_password: newPassword,
  /** Of the second factor, where the account has one. */
  code: code.optional(),
})
export const passwordChangeForm = passwordChange.extend({ confirm_password: repeatedPassword })
