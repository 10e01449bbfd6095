import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { ownNameViolation } from "../account.rules.ts"
import { confirmationViolation, newPasswordViolation } from "../password/password.rules.ts"
import { acceptAdminInvitation } from "./admin-invitation.contract.ts"
import { acceptanceForm } from "./admin-invitation.schema.ts"
import { acceptanceTexts } from "./texts.ts"

/** Done with what to say about it. */
export const adminInvitationForm = form({
  name: "admin-invitation",
  fields: fieldsOf(acceptanceForm),
  texts: acceptanceTexts,
  rules: [
    { fields: ["full_name"], check: ({ full_name }) => ownNameViolation(full_name) },
    { fields: ["new_password"], check: ({ new_password }) => newPasswordViolation(new_password) },
    { fields: ["confirm_password", "new_password"], check: confirmationViolation },
  ],
  fallbackCall: acceptAdminInvitation,
  toInput: ({ confirm_password: _, ...typed }) => typed,
  send: async ({ confirm_password: _, ...typed }) => (await call(acceptAdminInvitation, typed)).message,
})
