import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/components/code-field.tsx"
import { changeEmail } from "./email.contract.ts"
import { emailChange } from "./email.schema.ts"
import { changeEmailTexts } from "./texts.ts"

/** Done with what to say about it: the address changes later, by the link. */
export const changeEmailForm = form({
  name: "change-email",
  fields: fieldsOf(emailChange),
  texts: changeEmailTexts,
  send: async (typed) => {
    refuseBlankCode(typed)
    return (await call(changeEmail, typed)).message
  },
  refuse: (failure, t) => {
    const refused = askingForCode(refusal(failure, t.failed))
    if (!(failure instanceof ApiFailure) || failure.code !== "conflict") return refused
    return { ...refused, message: undefined, fields: { email: failure.message } }
  },
})
