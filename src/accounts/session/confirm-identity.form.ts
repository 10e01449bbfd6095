import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { confirmIdentity } from "./confirm-identity.contract.ts"
import { confirmIdentityFields } from "./confirm-identity.fields.ts"
import { confirmIdentityWords } from "./confirm-identity.words.ts"

export const confirmIdentityForm = form({
  name: "confirm-identity",
  fields: confirmIdentityFields,
  words: confirmIdentityWords,
  send: (typed) => call(confirmIdentity, typed),
})
