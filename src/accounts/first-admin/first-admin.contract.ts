import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { firstPassword } from "./first-admin.schema.ts"
import { firstAdminTexts } from "./texts.ts"

export const setFirstAdminPassword = contract({
  name: "set_first_admin_password",
  summary:
    "Make the account that ADMIN_EMAIL names an administrator's, by the link that the site printed at its start.",
  method: "POST",
  path: "/auth/first_admin",
  who: "anyone",
  hashesPassword: true,
  limit: { bucket: "first-admin", perNetwork: { max: 60, seconds: 900 } },
  input: firstPassword,
  texts: firstAdminTexts,
  output: messageOnly,
})
