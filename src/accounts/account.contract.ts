import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { activation, email, identifier, resend } from "./account.schema.ts"
import { logInWords } from "./sign-in/log-in.words.ts"
import { activationWords } from "./sign-up/activation.words.ts"
import { resendWords } from "./sign-up/resend-activation.words.ts"
import { anySignUp, customerSignUp, professionalSignUp } from "./sign-up/sign-up.schema.ts"
import { signUpWords } from "./sign-up/sign-up.words.ts"

const signedUp = z.object({
  message: z.string(),
  activation_required: z.literal(true),
  sign_up: z.string().describe("Names this sign-up when its link is asked for again"),
})
const said = z.object({ message: z.string() })
const hour = 3600

const signUpLimit = { bucket: "sign-up", perNetwork: { max: 20, seconds: hour } }
const lookupLimit = {
  bucket: "account-lookup",
  perNetwork: { max: 60, seconds: 900 },
  perAccount: { max: 60, seconds: 900 },
}

const creates = {
  method: "POST",
  who: "anyone",
  status: 201,
  output: signedUp,
  limit: signUpLimit,
  refuses: ["conflict"],
  words: signUpWords,
} as const

export const signUpCustomer = contract({
  ...creates,
  name: "sign_up_customer",
  summary:
    "Create a customer account: of an individual, a builder or a developer. A link to activate it goes to the e-mail address.",
  path: "/signup/user",
  input: customerSignUp,
})

export const signUpProfessional = contract({
  ...creates,
  name: "sign_up_professional",
  summary: "Create a professional's account with its profile; a link to activate it goes to the e-mail address.",
  path: "/signup/provider",
  input: professionalSignUp,
})

export const register = contract({
  ...creates,
  name: "register",
  summary: "Create an account of either kind; userType decides.",
  path: "/auth/register",
  input: anySignUp,
})

export const checkEmail = contract({
  name: "check_email",
  summary: "Whether an active account has this e-mail address; one that only waits is free to sign up again.",
  method: "POST",
  path: "/check_email",
  who: "anyone",
  transaction: false,
  limit: lookupLimit,
  input: z.object({ email }),
  words: signUpWords,
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
  words: logInWords,
  output: z.object({ exists: z.boolean(), user: z.object({ user_types: z.array(z.string()) }).nullable() }),
})

export const activateAccount = contract({
  name: "activate_account",
  summary:
    "Confirm the e-mail address by the link that was sent to it: this sign-up becomes the account, others that wait for the address end. A second time is a success too.",
  method: "POST",
  path: "/auth/activate",
  who: "anyone",
  limit: { bucket: "activate", perNetwork: { max: 60, seconds: 900 } },
  refuses: ["conflict"],
  input: activation,
  words: activationWords,
  output: said,
})

export const resendActivation = contract({
  name: "resend_activation",
  summary: "Send the activation link again, if a sign-up waits for it: the one that is named, else the newest.",
  method: "POST",
  path: "/auth/resend-activation",
  who: "anyone",
  transaction: false,
  limit: { bucket: "resend-activation", perNetwork: { max: 20, seconds: hour } },
  input: resend,
  words: resendWords,
  output: said,
})

export const ensureProfessionalId = contract({
  name: "ensure_professional_id",
  summary: "The professional id of the signed-in professional; the profile is made where it is missing.",
  method: "POST",
  path: "/professional/ensure_id",
  who: "professional",
  input: z.object({}),
  output: z.object({ professional_id: z.string() }),
})
