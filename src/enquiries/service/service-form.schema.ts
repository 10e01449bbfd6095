import { z } from "zod"
import { email } from "../../accounts/account.schema.ts"
import { anyLine, line, lines } from "../../platform/visible-text.schema.ts"
import {
  architectBudgets,
  architectProjects,
  budgets,
  designerBudgets,
  engineerProjects,
  legalNeeds,
  propertyTypes,
  timelines,
} from "../enquiry-choices.ts"
import { LIMITS } from "../submission.rules.ts"
import { honeypot, phone, senderName } from "../submission.schema.ts"

/** Of the pages of single services, /services/{slug}: what each asks for (specification 2 §5). */

const location = line(LIMITS.detail)
const project = {
  name: senderName,
  email,
  phone,
  projectDetails: lines(LIMITS.projectDetails),
  shares_contact: z.boolean(),
  trap: honeypot,
}
export const designerInquiry = z.object({
  ...project,
  budget: z.enum(designerBudgets).optional(),
  location: anyLine(LIMITS.detail).optional(),
})
export const architectInquiry = z.object({
  ...project,
  projectType: z.enum(architectProjects),
  budget: z.enum(architectBudgets).optional(),
  location: anyLine(LIMITS.detail).optional(),
})
export const anyInquiry = z.object({
  ...project,
  budget: z.enum(budgets),
  timeline: z.enum(timelines),
  location,
})

/** Both together are a name. */
const half = z
  .string()
  .trim()
  .min(1)
  .max(Math.floor((LIMITS.name - 1) / 2))
export const waitlist = z.object({ firstName: half, lastName: half, email, phone, location, trap: honeypot })
export const legalWaitlist = waitlist.extend({ legalNeedType: z.enum(legalNeeds) })
export const vastuWaitlist = waitlist.extend({ propertyType: z.enum(propertyTypes) })
export const engineerWaitlist = waitlist.extend({ projectType: z.enum(engineerProjects) })
