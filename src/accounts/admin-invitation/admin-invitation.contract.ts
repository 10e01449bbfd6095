import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { acceptance } from "./admin-invitation.schema.ts"
import { acceptanceTexts } from "./texts.ts"

export const acceptAdminInvitation = contract({
  name: "accept_admin_invitation",
  summary: "Make an administrator's account by the link that an owner had mailed.",
  method: "POST",
  path: "/auth/admin_invitation",
  who: "anyone",
  hashesPassword: true,
  limit: { bucket: "admin-invitation", perNetwork: { max: 60, seconds: 900 } },
  input: acceptance,
  texts: acceptanceTexts,
  output: messageOnly,
})
