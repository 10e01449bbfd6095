import { call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/components/code-field.tsx"
import { changePassword } from "./password.contract.ts"
import { confirmationViolation, newPasswordViolation } from "./password.rules.ts"
import { passwordChangeForm } from "./password.schema.ts"
import { changePasswordTexts } from "./texts.ts"

/** Done with what to say about it. */
export const changePasswordForm = form({
  name: "change-password",
  fields: fieldsOf(passwordChangeForm),
  texts: changePasswordTexts,
  rules: [
    { fields: ["new_password"], check: ({ new_password }) => newPasswordViolation(new_password) },
    { fields: ["confirm_password", "new_password"], check: confirmationViolation },
  ],
  send: async ({ confirm_password: _, ...typed }) => {
    refuseBlankCode(typed)
    return (await call(changePassword, typed)).message
  },
  refuse: (failure, t) => askingForCode(refusal(failure, t.failed)),
})
