import { z } from "zod"
import { email } from "../../accounts/account.schema.ts"
import { serviceSlugs } from "../../services/service-slugs.ts"
import { budgets, timelines } from "../enquiry-choices.ts"
import { LIMITS } from "../submission.rules.ts"
import { honeypot, line, lines, phone, senderName } from "../submission.schema.ts"

/** Of who looks for somebody, on /services: every field is wanted (specification 2 §5). */
export const servicesInquiry = z.object({
  name: senderName,
  email,
  phone,
  serviceType: z.enum(serviceSlugs),
  budget: z.enum(budgets),
  timeline: z.enum(timelines),
  location: line(LIMITS.detail),
  projectDetails: lines(LIMITS.projectDetails),
  trap: honeypot,
})
export type ServicesInquiry = z.input<typeof servicesInquiry>
