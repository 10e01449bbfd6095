import { call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/code-step.ts"
import { confirmIdentity } from "./confirm-identity.contract.ts"
import { confirmIdentityFields } from "./confirm-identity.fields.ts"
import { confirmIdentityWords } from "./texts.ts"

export const confirmIdentityForm = form({
  name: "confirm-identity",
  fields: confirmIdentityFields,
  words: confirmIdentityWords,
  send: (typed) => {
    refuseBlankCode(typed)
    return call(confirmIdentity, typed)
  },
  refuse: (failure, t) => askingForCode(refusal(failure, t.failed)),
})
