import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { changePasswordWords } from "./change-password.words.ts"
import { changePassword } from "./password.contract.ts"
import { passwordChangeFields } from "./password.fields.ts"
import { brokenConfirmation, brokenNewPassword } from "./password.rules.ts"

/** Done with what to say about it. */
export const changePasswordForm = form({
  name: "change-password",
  fields: passwordChangeFields,
  words: changePasswordWords,
  rules: [
    { of: ["new_password"], broken: ({ new_password }) => brokenNewPassword(new_password) },
    { of: ["confirm_password", "new_password"], broken: brokenConfirmation },
  ],
  send: async ({ current_password, new_password }) =>
    (await call(changePassword, { current_password, new_password })).message,
})
