import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { decideHeldMessage } from "./held-message.contract.ts"
import { refuseFields } from "./held-message.schema.ts"
import { refuseFormTexts } from "./texts.ts"

export const refuseForm = form({
  name: "refuse-message",
  fields: fieldsOf(refuseFields),
  texts: refuseFormTexts,
  send: async ({ id }) => (await call(decideHeldMessage, { id, result: "refused" })).message,
})
