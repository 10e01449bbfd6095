import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { confirmationViolation, newPasswordViolation } from "../password/password.rules.ts"
import { setFirstAdminPassword } from "./first-admin.contract.ts"
import { firstPasswordForm } from "./first-admin.schema.ts"
import { firstAdminTexts } from "./texts.ts"

/** Done with what to say about it. */
export const firstAdminForm = form({
  name: "first-admin",
  fields: fieldsOf(firstPasswordForm),
  texts: firstAdminTexts,
  rules: [
    { fields: ["new_password"], check: ({ new_password }) => newPasswordViolation(new_password) },
    { fields: ["confirm_password", "new_password"], check: confirmationViolation },
  ],
  fallbackCall: setFirstAdminPassword,
  toInput: ({ confirm_password: _, ...typed }) => typed,
  send: async ({ confirm_password: _, ...typed }) => (await call(setFirstAdminPassword, typed)).message,
})
