import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { decideSecondLook } from "../../professionals/second-look/second-look.contract.ts"
import { secondLookDecision } from "../../professionals/second-look/second-look.schema.ts"
import { secondLookFormTexts } from "./second.texts.ts"

const fields = fieldsOf(secondLookDecision)

export const secondLookForm = form({
  name: "second-look",
  fields,
  texts: secondLookFormTexts,
  send: async ({ note, ...typed }) =>
    (await call(decideSecondLook, typed.decision === "return" ? { ...typed, note } : typed)).message,
})
