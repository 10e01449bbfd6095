import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { email } from "../account.schema.ts"
import { signUpTexts } from "../sign-up/texts.ts"
import { identifier } from "./sign-in.schema.ts"
import { logInTexts } from "./texts.ts"

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
