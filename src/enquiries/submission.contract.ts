import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { careerSubmission, contactSubmission, registrationSubmission } from "./submission.schema.ts"
import { submissionTexts } from "./texts.ts"

/** Each of these keeps its Idempotency-Key for ever: what is sent again, a year later too, is there once. */
const acknowledgement = z.object({
  id: z.string(),
  reference: z.string().describe("What the sender may call it by: made of the key, so it is known before it is sent"),
  message: z.string(),
})
const submission = {
  method: "POST",
  who: "anyone",
  texts: submissionTexts,
  output: acknowledgement,
  status: 201,
  limit: { bucket: "submissions", perNetwork: { max: 30, seconds: 3600 } },
} as const

export const submitContact = contract({
  ...submission,
  name: "submit_contact",
  summary: "Write to us: a message, an inquiry for a service, a wish to be told when one opens",
  path: "/contact/submit",
  input: contactSubmission,
})

export const registerProfessional = contract({
  ...submission,
  name: "professional_registration",
  summary: "Ask to join as a professional",
  path: "/professional-registration",
  input: registrationSubmission,
})

export const registerInterest = contract({
  ...submission,
  name: "careers_register_interest",
  summary: "Ask to be told of open positions",
  path: "/careers/register-interest",
  input: careerSubmission,
})
