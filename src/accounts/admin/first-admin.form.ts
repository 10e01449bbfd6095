import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { brokenConfirmation, brokenNewPassword } from "../password/password.rules.ts"
import { setFirstAdminPassword } from "./first-admin.contract.ts"
import { firstPasswordForm } from "./first-admin.schema.ts"
import { firstAdminTexts } from "./texts.ts"

/** Done with what to say about it. */
export const firstAdminForm = form({
  name: "first-admin",
  fields: fieldsOf(firstPasswordForm),
  texts: firstAdminTexts,
  rules: [
    { of: ["new_password"], broken: ({ new_password }) => brokenNewPassword(new_password) },
    { of: ["confirm_password", "new_password"], broken: brokenConfirmation },
  ],
  send: async ({ confirm_password: _, ...typed }) => (await call(setFirstAdminPassword, typed)).message,
})
