import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { email } from "../account.schema.ts"
import { sessionUser } from "../session/session.schema.ts"
import { signUpTexts } from "../sign-up/texts.ts"
import { adminLogin, identifier, login } from "./sign-in.schema.ts"
import { adminLogInTexts, logInTexts } from "./texts.ts"

const lookupLimit = {
  bucket: "account-lookup",
  perNetwork: { max: 60, seconds: 900 },
  perAccount: { max: 60, seconds: 900 },
}

export const checkEmail = contract({
  name: "check_email",
  summary: "Whether an active account has this e-mail address; one that only waits is free to sign up again.",
  method: "POST",
  path: "/check_email",
  who: "anyone",
  transaction: false,
  limit: lookupLimit,
  input: z.object({ email }),
  texts: signUpTexts,
  output: z.object({ exists: z.boolean() }),
})

export const checkIdentifier = contract({
  name: "check_identifier",
  summary:
    "Whether an active account has this e-mail address or mobile number, and which of the roles user and provider.",
  method: "POST",
  path: "/auth/check-identifier",
  who: "anyone",
  transaction: false,
  limit: lookupLimit,
  input: z.object({ identifier }),
  texts: logInTexts,
  output: z.object({ exists: z.boolean(), user: z.object({ user_types: z.array(z.string()) }).nullable() }),
})

const opened = z.object({ message: z.string(), token: z.string(), expires_at: z.string(), user: sessionUser })
const loginLimit = { bucket: "login-attempts", perNetwork: { max: 300, seconds: 900 } }

// Wrong passwords must leave their count behind, so these two open their own transaction when the password is right.
export const logIn = contract({
  name: "log_in",
  summary: "Open a session: a bearer token for an hour and a cookie that renews it.",
  method: "POST",
  path: "/auth/login",
  who: "anyone",
  transaction: false,
  hashesPassword: true,
  limit: loginLimit,
  refuses: ["activation_required", "forbidden", "second_factor_required"],
  input: login,
  texts: logInTexts,
  output: opened,
})

export const logInAdmin = contract({
  name: "log_in_admin",
  summary: "Open a session for an administrator; everybody else is refused.",
  method: "POST",
  path: "/auth/admin-login",
  who: "anyone",
  transaction: false,
  hashesPassword: true,
  limit: loginLimit,
  refuses: ["second_factor_required"],
  input: adminLogin,
  texts: adminLogInTexts,
  output: opened,
})
