import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { resendActivation } from "./activation.contract.ts"
import { resendFields } from "./activation.fields.ts"
import { resendWords } from "./texts.ts"

/** Asks for the activation mail again: done with what to say about it. */
export const resendActivationForm = form({
  name: "resend-activation",
  fields: resendFields,
  words: resendWords,
  posts: resendActivation,
  send: async (typed) => (await call(resendActivation, typed)).message,
})
