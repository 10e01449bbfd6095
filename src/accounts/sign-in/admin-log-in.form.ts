import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { storeSession } from "../../platform/session/stored-session.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/components/code-field.tsx"
import { logInAdmin } from "./sign-in.contract.ts"
import { adminLogin } from "./sign-in.schema.ts"
import { adminLogInTexts } from "./texts.ts"

export const adminLogInForm = form({
  name: "admin-login",
  fields: fieldsOf(adminLogin),
  texts: adminLogInTexts,
  send: async (typed) => {
    refuseBlankCode(typed)
    const answer = await call(logInAdmin, typed)
    storeSession(answer)
    return answer
  },
  refuse: (failure, t) => {
    const refused = askingForCode(refusal(failure, t.failed))
    const { code, details } = refused
    const status = failure instanceof ApiFailure ? failure.status : 0
    // For everybody the same few words: the password is what can be typed anew. The raw answer is shown below.
    return { at: "password", ...refused, details: { status, code, ...details } }
  },
})
