import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { mailedLink } from "../links/link.schema.ts"
import { activateAccount } from "./sign-up.contract.ts"
import { activationTexts } from "./texts.ts"

/** What the mailed link asks for: sent by the page itself, and where no script runs by a button. Done with what to say. */
export const activationForm = form({
  name: "activation",
  fields: fieldsOf(mailedLink),
  texts: activationTexts,
  fallbackCall: activateAccount,
  send: async (link) => (await call(activateAccount, link)).message,
  refuse: (failure, t) => {
    if (!(failure instanceof ApiFailure)) return { message: t.failed, fields: {}, code: "", details: {} }
    const { status, code, fields, details } = failure
    const message = status === 422 && !fields.token ? t.invalidLink : failureMessage(failure, t.failed)
    // Another link of the same address was faster, or what stands there is none: there is nothing to send.
    const isOver = code === "conflict" || fields.email !== undefined
    return { message, fields: {}, code, details: { ...details, isOver } }
  },
})
