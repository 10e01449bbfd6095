import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { resetPassword } from "./password.contract.ts"
import { brokenConfirmation, brokenNewPassword } from "./password.rules.ts"
import { resetForm } from "./password.schema.ts"
import { resetPasswordTexts } from "./texts.ts"

/** A new password by the mailed link: done with what to say about it, and where to log in with it. */
export const resetPasswordForm = form({
  name: "reset-password",
  fields: fieldsOf(resetForm),
  texts: resetPasswordTexts,
  rules: [
    { of: ["new_password"], broken: ({ new_password }) => brokenNewPassword(new_password) },
    { of: ["confirm_password", "new_password"], broken: brokenConfirmation },
  ],
  posts: resetPassword,
  send: async (typed, { key }) => {
    const { message, log_in_at } = await call(resetPassword, typed, { idempotencyKey: key })
    return { message, log_in_at }
  },
})
