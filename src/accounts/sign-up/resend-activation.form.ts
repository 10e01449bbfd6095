import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { resendActivation } from "./sign-up.contract.ts"
import { resend } from "./sign-up.schema.ts"
import { resendTexts } from "./texts.ts"

/** Asks for the activation mail again: done with what to say about it. */
export const resendActivationForm = form({
  name: "resend-activation",
  fields: fieldsOf(resend),
  texts: resendTexts,
  fallbackCall: resendActivation,
  send: async (typed) => (await call(resendActivation, typed)).message,
})
