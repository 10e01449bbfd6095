import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { forgotten, passwordChange, reset } from "./password.schema.ts"
import { changePasswordTexts, forgotPasswordTexts, resetPasswordTexts } from "./texts.ts"

// What an address may ask for is counted beside it, and must stay when the rest is refused.
export const forgotPassword = contract({
  name: "forgot_password",
  summary:
    "Send a link to set a new password, if an account has this address. The answer is the same for every address.",
  method: "POST",
  path: "/auth/forgot_password",
  who: "anyone",
  transaction: false,
  limit: { bucket: "forgot-password", perNetwork: { max: 100, seconds: 3600 } },
  input: forgotten,
  texts: forgotPasswordTexts,
  output: messageOnly,
})

export const resetPassword = contract({
  name: "reset_password",
  summary: "Set a new password by the mailed link, once. Every session of the account ends.",
  method: "POST",
  path: "/auth/reset_password",
  who: "anyone",
  // What was sent twice is one reset and one answer.
  idempotent: true,
  hashesPassword: true,
  limit: { bucket: "reset-password", perNetwork: { max: 60, seconds: 900 } },
  input: reset,
  texts: resetPasswordTexts,
  output: messageOnly.extend({ log_in_at: z.string().describe("The page where this account logs in") }),
})

export const changePassword = contract({
  name: "change_password",
  summary: "Change my password. My other sessions end.",
  method: "POST",
  path: "/auth/change_password",
  who: "signed_in",
  // Who has somebody's number learns by each new password of their own whether that is theirs (docs/decisions/0034).
  hashesPassword: true,
  limit: { bucket: "change-password", perAccount: { max: 20, seconds: 86_400 } },
  input: passwordChange,
  texts: changePasswordTexts,
  output: messageOnly,
})
