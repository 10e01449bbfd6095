import { z } from "zod"
import { email } from "../accounts/account.schema.ts"
import { byRule } from "../platform/validation.ts"
import { visibleLine } from "../platform/visible-text.rules.ts"
import { anyLine, anyLines, line, lines } from "../platform/visible-text.schema.ts"
import { serviceSlugs } from "../services/service-slugs.ts"
import {
  architectBudgets,
  architectProjects,
  budgets,
  CONTACT_PAGE,
  contactSources,
  contactSubjects,
  designerBudgets,
  engineerProjects,
  legalNeeds,
  propertyTypes,
  registrationExperience,
  registrationServices,
  roles,
  timelines,
} from "./enquiry-choices.ts"
import { LIMITS, phoneViolation, senderViolation, websiteViolation } from "./submission.rules.ts"

// Shapes of submissions. Whatever the form, its texts are bounded and its choices are from our lists.

const isContactSubject = (text: string) => (contactSubjects as readonly string[]).includes(text)

/** Empty is the same as left out. */
export const optional = (max: number) =>
  anyLine(max)
    .transform((text) => text || undefined)
    .optional()

export const senderName = line(LIMITS.name).superRefine(byRule(senderViolation))
export const phone = line(LIMITS.phone).superRefine(byRule(phoneViolation))
export const optionalPhone = anyLine(LIMITS.phone)
  .superRefine(byRule(phoneViolation))
  .transform((text) => text || undefined)
  .optional()

/** The pages that each form stands on. */
const sourceField = (pages: readonly string[]) =>
  z.enum(pages as [string, ...string[]]).describe("The page it comes from")
const detail = z
  .record(
    z
      .string()
      .max(40)
      .regex(/^[a-zA-Z][a-zA-Z_]*$/),
    anyLines(LIMITS.projectDetails),
  )
  .meta({ maxProperties: 40 })
/** Only the project's details may have several lines. */
const inLines = (details: Record<string, string>) =>
  Object.fromEntries(Object.entries(details).map(([name, text]) => [name, isLong(name) ? text : visibleLine(text)]))
const isLong = (name: string) => name === "projectDetails"
/** Details that come from a choice in a form must be one of its options. */
const ourChoices = new Map<string, readonly string[]>([
  ["serviceType", serviceSlugs],
  ["budget", [...budgets, ...designerBudgets, ...architectBudgets]],
  ["timeline", timelines],
  ["projectType", [...architectProjects, ...engineerProjects]],
  ["propertyType", propertyTypes],
  ["legalNeedType", legalNeeds],
])
const refuseOthers = (details: Record<string, string>, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">) => {
  for (const [name, value] of Object.entries(details))
    if (value !== "" && ourChoices.get(name)?.includes(value) === false)
      addIssue({ code: "custom", path: [name], params: { rule: "our_choice" } })
}
const fitsAForm = (details: Record<string, string>) => {
  const all = Object.entries(details)
  return all.length <= 20 && all.every(([name, text]) => isLong(name) || text.length <= LIMITS.detail)
}
export const honeypot = z.string().max(200).default("").describe("Stays empty: people do not see it")
export const submissionMeta = {
  trap: honeypot,
  timestamp: z.iso.datetime({ offset: true }).optional().describe("When it was sent off, by the sender's clock"),
}

const contactFields = z.object({
  name: senderName,
  email,
  phone: optionalPhone,
  subject: line(LIMITS.subject),
  message: lines(LIMITS.message),
  source: sourceField(contactSources),
  details: detail
    .transform(inLines)
    .refine(fitsAForm, { params: { rule: "few_details" } })
    .superRefine(refuseOthers)
    .default({})
    .describe("The form's other fields, as they were chosen"),
  shares_contact: z
    .boolean()
    .default(false)
    .describe("Of an inquiry: a professional who accepts it may have phone and email"),
  ...submissionMeta,
})
/** Other forms have a subject of their own. */
export const contactSubmission = contactFields.superRefine(({ source, subject }, { addIssue }) => {
  if (source === CONTACT_PAGE && !isContactSubject(subject))
    addIssue({ code: "custom", path: ["subject"], params: { rule: "our_choice" } })
})
export type ContactSubmission = z.output<typeof contactSubmission>

export const registrationSubmission = z.object({
  name: senderName,
  email,
  phone,
  serviceType: z.enum(registrationServices),
  businessName: line(LIMITS.name).superRefine(byRule(senderViolation)),
  experience: z.enum(registrationExperience).describe("Years"),
  location: line(LIMITS.detail),
  portfolioDescription: lines(LIMITS.message),
  website: anyLine(500)
    .superRefine(byRule(websiteViolation))
    .transform((text) => text || undefined)
    .optional(),
  socialMedia: optional(500),
  source: sourceField(["professional_page"]).default("professional_page"),
  ...submissionMeta,
})
export type RegistrationSubmission = z.output<typeof registrationSubmission>

export const careerSubmission = z.object({
  name: senderName,
  email,
  role: z.enum(roles),
  source: sourceField(["careers_page"]).default("careers_page"),
  ...submissionMeta,
})
export type CareerSubmission = z.output<typeof careerSubmission>

/** The careers page's form: the call's own fields. */
export const interestInput = careerSubmission.omit({ timestamp: true })

/** The contact page's form: the call's own fields, with a subject out of ours. */
export const contactInput = contactFields
  .pick({ name: true, email: true, phone: true, message: true, source: true, trap: true })
  .extend({ subject: z.enum(contactSubjects) })

/** The recruitment page's form: the call's own fields. */
export const registrationInput = registrationSubmission.omit({ timestamp: true })

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
  shares_contact: z.boolean(),
  trap: honeypot,
})
export type ServicesInquiry = z.input<typeof servicesInquiry>
