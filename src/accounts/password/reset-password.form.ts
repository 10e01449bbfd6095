import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { resetPassword } from "./password.contract.ts"
import { confirmationViolation, newPasswordViolation } from "./password.rules.ts"
import { resetForm } from "./password.schema.ts"
import { resetPasswordTexts } from "./texts.ts"

/** A new password by the mailed link: done with what to say about it, and where to log in with it. */
export const resetPasswordForm = form({
  name: "reset-password",
  fields: fieldsOf(resetForm),
  texts: resetPasswordTexts,
  rules: [
    { fields: ["new_password"], check: ({ new_password }) => newPasswordViolation(new_password) },
    { fields: ["confirm_password", "new_password"], check: confirmationViolation },
  ],
  fallbackCall: resetPassword,
  send: async (typed, { key }) => {
    const { message, log_in_at } = await call(resetPassword, typed, { idempotencyKey: key })
    return { message, log_in_at }
  },
})
