import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { mailedLink } from "../links/link.schema.ts"
import { anySignUp, customerSignUp, professionalSignUp, resend } from "./sign-up.schema.ts"
import { activationTexts, resendTexts, signUpTexts } from "./texts.ts"

export const activateAccount = contract({
  name: "activate_account",
  summary:
    "Confirm the e-mail address by the link that was sent to it: this sign-up becomes the account, others that wait for the address end. A second time is a success too.",
  method: "POST",
  path: "/auth/activate",
  who: "anyone",
  limit: { bucket: "activate", perNetwork: { max: 300, seconds: 900 } },
  refuses: ["conflict"],
  input: mailedLink,
  texts: activationTexts,
  output: messageOnly,
})

export const resendActivation = contract({
  name: "resend_activation",
  summary: "Send the activation link again, if a sign-up waits for it: the one that is named, else the newest.",
  method: "POST",
  path: "/auth/resend-activation",
  who: "anyone",
  transaction: false,
  limit: { bucket: "resend-activation", perNetwork: { max: 100, seconds: 3600 } },
  input: resend,
  texts: resendTexts,
  output: messageOnly,
})

const creates = {
  method: "POST",
  who: "anyone",
  status: 201,
  output: z.object({
    message: z.string(),
    activation_required: z.literal(true),
    sign_up: z.string().describe("Names this sign-up when its link is asked for again"),
  }),
  // Of a whole carrier; what counts is whose link is not opened (sign-up-limits.server.ts).
  limit: { bucket: "sign-up", perNetwork: { max: 600, seconds: 3600 } },
  hashesPassword: true,
  refuses: ["conflict"],
  texts: signUpTexts,
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
