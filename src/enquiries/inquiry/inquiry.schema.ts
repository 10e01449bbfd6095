import { z } from "zod"
import { email } from "../../accounts/account.schema.ts"
import { budgets, timelines } from "../enquiry-choices.ts"
import { LIMITS } from "../submission.rules.ts"
import { phone, senderName, trap } from "../submission.schema.ts"

/** Of who looks for somebody, on /services: every field is wanted (specification 2 §5). */
export const servicesInquiry = z.object({
  name: senderName,
  email,
  phone,
  service: z.string().trim().min(1).max(60),
  budget: z.enum(budgets),
  timeline: z.enum(timelines),
  location: z.string().trim().min(1).max(LIMITS.detail),
  projectDetails: z.string().trim().min(1).max(3000),
  trap,
})
export type ServicesInquiry = z.input<typeof servicesInquiry>
