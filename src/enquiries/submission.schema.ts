import { z } from "zod"
import { brokenName } from "../accounts/account.rules.ts"
import { email } from "../accounts/account.schema.ts"
import { byRule } from "../platform/validation.ts"
import { registrationExperience, registrationServices, roles } from "./enquiry-choices.ts"
import { brokenPhone, brokenWebsite, LIMITS } from "./submission.rules.ts"

/** Shapes of what people write to us. Whatever the form, its text is bounded and its choices are ours. */

const text = (max: number) => z.string().trim().min(1).max(max)
/** Left empty is not given. */
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((said) => said || undefined)
    .optional()

export const senderName = text(LIMITS.name).superRefine(byRule(brokenName))
export const phone = text(LIMITS.phone).superRefine(byRule(brokenPhone))
const optionalPhone = z
  .string()
  .trim()
  .max(LIMITS.phone)
  .superRefine(byRule(brokenPhone))
  .transform((said) => said || undefined)
  .optional()

const source = text(60)
  .regex(/^[a-z0-9_-]+$/)
  .describe("The page it comes from: contact_page, services_page, service_page_{slug} …")
const detail = z.record(
  z
    .string()
    .max(40)
    .regex(/^[a-zA-Z][a-zA-Z_]*$/),
  z.string().trim().max(LIMITS.detail),
)
export const trap = z.string().max(200).default("").describe("Stays empty: people do not see it")
const sent = {
  trap,
  timestamp: z.iso.datetime({ offset: true }).optional().describe("When it was sent off, by the sender's clock"),
}

export const contactSubmission = z.object({
  name: senderName,
  email,
  phone: optionalPhone,
  subject: text(LIMITS.subject),
  message: text(LIMITS.message),
  source,
  details: detail
    .refine((details) => Object.keys(details).length <= 20, { params: { rule: "few_details" } })
    .default({})
    .describe("The form's other fields, as they were chosen"),
  ...sent,
})
export type ContactSubmission = z.output<typeof contactSubmission>

export const registrationSubmission = z.object({
  name: senderName,
  email,
  phone,
  serviceType: z.enum(registrationServices),
  businessName: text(LIMITS.name).superRefine(byRule(brokenName)),
  experience: z.enum(registrationExperience).describe("Years"),
  location: text(LIMITS.detail),
  portfolioDescription: text(LIMITS.message),
  website: z
    .string()
    .trim()
    .max(500)
    .superRefine(byRule(brokenWebsite))
    .transform((said) => said || undefined)
    .optional(),
  socialMedia: optional(500),
  source: source.default("professional_page"),
  ...sent,
})
export type RegistrationSubmission = z.output<typeof registrationSubmission>

export const careerSubmission = z.object({
  name: senderName,
  email,
  role: z.enum(roles),
  source: source.default("careers_page"),
  ...sent,
})
export type CareerSubmission = z.output<typeof careerSubmission>
