import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { forgotPassword } from "./password.contract.ts"
import { forgotFields } from "./password.fields.ts"
import { forgotPasswordWords } from "./texts.ts"

/** Asks for a link to a new password: done with what to say about it. */
export const forgotPasswordForm = form({
  name: "forgot-password",
  fields: forgotFields,
  words: forgotPasswordWords,
  posts: forgotPassword,
  send: async (typed) => (await call(forgotPassword, typed)).message,
})
