import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { deletePerson, restorePerson, setPersonDeskRole, suspendPerson } from "./people.contract.ts"
import { deskRoleFields, reasonFields } from "./people.schema.ts"
import { deskRoleFormTexts, reasonFormTexts } from "./texts.ts"

const reasoned = { suspend: suspendPerson, restore: restorePerson, remove: deletePerson }
export type ReasonedAct = keyof typeof reasoned

const reasonForm = (act: ReasonedAct) =>
  form({
    name: `${act}-person`,
    fields: fieldsOf(reasonFields),
    texts: reasonFormTexts,
    send: async ({ id, reason }) => (await call(reasoned[act], { id, reason })).message,
  })

export const reasonForms = {
  suspend: reasonForm("suspend"),
  restore: reasonForm("restore"),
  remove: reasonForm("remove"),
}

export const deskRoleForm = form({
  name: "desk-role",
  fields: fieldsOf(deskRoleFields),
  texts: deskRoleFormTexts,
  send: async ({ id, role }) => (await call(setPersonDeskRole, { id, role })).message,
})
