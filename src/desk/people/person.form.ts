import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { decideHiding } from "../moderation/moderation.contract.ts"
import { deletePerson, restorePerson, setPersonDeskRole, suspendPerson } from "./people.contract.ts"
import { deskRoleFields, reasonFields } from "./people.schema.ts"
import { deskRoleFormTexts, reasonFormTexts } from "./texts.ts"

type Reasoned = { id: string; reason: string }

const reasoned = {
  suspend: (input: Reasoned) => call(suspendPerson, input),
  restore: (input: Reasoned) => call(restorePerson, input),
  remove: (input: Reasoned) => call(deletePerson, input),
  hide_portrait: (input: Reasoned) => call(decideHiding, { ...input, kind: "portrait", action: "hide" }),
}
export type ReasonedAct = keyof typeof reasoned

/** Of the account, or of its portrait. */
const reasonForm = (act: ReasonedAct) =>
  form({
    name: `${act}-person`,
    fields: fieldsOf(reasonFields),
    texts: reasonFormTexts,
    send: async ({ id, reason }) => (await reasoned[act]({ id, reason })).message,
  })

export const reasonForms = {
  suspend: reasonForm("suspend"),
  restore: reasonForm("restore"),
  remove: reasonForm("remove"),
  hide_portrait: reasonForm("hide_portrait"),
}

export const deskRoleForm = form({
  name: "desk-role",
  fields: fieldsOf(deskRoleFields),
  texts: deskRoleFormTexts,
  send: async ({ id, role }) => (await call(setPersonDeskRole, { id, role })).message,
})
