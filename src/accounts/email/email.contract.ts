import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { mailedLink } from "../links/link.schema.ts"
import { emailChange } from "./email.schema.ts"
import { changeEmailTexts, confirmEmailTexts } from "./texts.ts"

export const changeEmail = contract({
  name: "change_email",
  summary: "Ask for another e-mail address: a link goes to it, and opening that changes the address.",
  method: "POST",
  path: "/auth/change_email",
  who: "signed_in",
  hashesPassword: true,
  limit: { bucket: "change-email", perAccount: { max: 20, seconds: 3600 } },
  refuses: ["conflict"],
  input: emailChange,
  texts: changeEmailTexts,
  output: messageOnly,
})

export const confirmEmail = contract({
  name: "confirm_email",
  summary: "Change the address of an account by the link that went to the new one. A second time is a success too.",
  method: "POST",
  path: "/auth/confirm_email",
  who: "anyone",
  limit: { bucket: "confirm-email", perNetwork: { max: 60, seconds: 900 } },
  refuses: ["conflict"],
  input: mailedLink,
  texts: confirmEmailTexts,
  output: messageOnly.extend({ log_in_at: z.string().describe("The page where this account logs in") }),
})
