import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { mailedLink } from "../links/link.schema.ts"
import { resend } from "./activation.schema.ts"
import { activationTexts, resendTexts } from "./texts.ts"

const said = z.object({ message: z.string() })

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
  output: said,
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
  output: said,
})
