import { z } from "zod"
import { email } from "../../accounts/account.schema.ts"
import { budgets, timelines } from "../enquiry-choices.ts"
import { LIMITS } from "../submission.rules.ts"
import { line, lines, phone, senderName, trap } from "../submission.schema.ts"

/** Of who looks for somebody, on /services: every field is wanted (specification 2 §5). */
export const servicesInquiry = z.object({
  name: senderName,
  email,
  phone,
  service: line(60),
  budget: z.enum(budgets),
  timeline: z.enum(timelines),
  location: line(LIMITS.detail),
  projectDetails: lines(3000),
  trap,
})
export type ServicesInquiry = z.input<typeof servicesInquiry>
