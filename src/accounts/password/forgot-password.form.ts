import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { forgotPassword } from "./password.contract.ts"
import { forgotten } from "./password.schema.ts"
import { forgotPasswordTexts } from "./texts.ts"

/** Asks for a link to a new password: done with what to say about it. */
export const forgotPasswordForm = form({
  name: "forgot-password",
  fields: fieldsOf(forgotten),
  texts: forgotPasswordTexts,
  fallbackCall: forgotPassword,
  send: async (typed) => (await call(forgotPassword, typed)).message,
})
