import { call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/components/code-field.tsx"
import { confirmIdentity } from "./session.contract.ts"
import { identityProof } from "./session.schema.ts"
import { confirmIdentityTexts } from "./texts.ts"

export const confirmIdentityForm = form({
  name: "confirm-identity",
  fields: fieldsOf(identityProof),
  texts: confirmIdentityTexts,
  send: (typed) => {
    refuseBlankCode(typed)
    return call(confirmIdentity, typed)
  },
  refuse: (failure, t) => askingForCode(refusal(failure, t.failed)),
})
