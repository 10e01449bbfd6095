import { invitation } from "../../../accounts/admin-invitation/admin-invitation.schema.ts"
import { call } from "../../../platform/api/api-client.ts"
import { form } from "../../../platform/form/form.ts"
import { fieldsOf } from "../../../platform/form/form-fields.ts"
import { inviteAdministrator, withdrawAdminInvitation } from "./invitations.contract.ts"
import { invitationFormTexts } from "./texts.ts"

/** Both are done with what to say about it. */
export const invitationForm = form({
  name: "invite-administrator",
  fields: fieldsOf(invitation),
  texts: invitationFormTexts,
  send: async (typed) => (await call(inviteAdministrator, typed)).message,
})

export const withdrawalFormOf = (id: string) =>
  form({
    name: "withdraw-invitation",
    fields: {},
    texts: invitationFormTexts,
    send: async () => (await call(withdrawAdminInvitation, { id })).message,
  })
