/** Takes an inquiry back from those who have not answered, with a note to its sender. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { withdrawInquiry } from "./matching.contract.ts"
import { type TakeBackFields, takeBackFields } from "./matching.schema.ts"
import { takeBackFormTexts } from "./texts.ts"

export const takeBackForm = form({
  name: "take-back",
  fields: fieldsOf(takeBackFields),
  texts: takeBackFormTexts,
  send: ({ id, version, note }: TakeBackFields) => call(withdrawInquiry, { id, version: Number(version), note }),
})
