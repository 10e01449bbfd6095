/** The forms on the page of each service: the inquiry where it is open, the waiting list where it is not. */
import type { InputOf } from "../../platform/api/contract.ts"
import type { Fields } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { type ServiceSlug, serviceSlugs } from "../../services/service-slugs.ts"
import { type architectProjects, type Budget, serviceSource, type timelines } from "../enquiry-choices.ts"
import { submitContact } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { phoneViolation, senderViolation } from "../submission.rules.ts"
import {
  anyInquiry,
  architectInquiry,
  designerInquiry,
  engineerWaitlist,
  legalWaitlist,
  vastuWaitlist,
  waitlist,
} from "./service-form.schema.ts"
import { serviceInquiryTexts, serviceWaitlistTexts } from "./texts.ts"

/** What is not asked for is not there; what was left out is empty. */
export interface ServiceInquiry {
  name: string
  email: string
  phone: string
  projectDetails: string
  shares_contact: boolean
  trap?: string | undefined
  projectType?: (typeof architectProjects)[number] | "" | undefined
  budget?: Budget | "" | undefined
  timeline?: (typeof timelines)[number] | "" | undefined
  location?: string | undefined
}

/** Designers and architects have fields of their own; all others have one list. */
const inquiryFields: Partial<Record<ServiceSlug, object>> = {
  "interior-designer": fieldsOf(designerInquiry),
  architect: fieldsOf(architectInquiry),
}

type InquiryTexts = ReturnType<typeof serviceInquiryTexts.in>

const inquiryOf = (slug: ServiceSlug, typed: ServiceInquiry, t: InquiryTexts): InputOf<typeof submitContact> => {
  const { name, email, phone, trap: honeypot = "", projectType, budget, timeline, location, projectDetails } = typed
  const { shares_contact } = typed
  const service = t.services[slug]
  const lines = [
    `${t.fields.serviceType}: ${service}`,
    projectType && `${t.fields.projectType}: ${t.projectTypes[projectType]}`,
    budget && `${t.fields.budget}: ${t.budgets[budget]}`,
    timeline && `${t.fields.timeline}: ${t.timelines[timeline]}`,
    location && `${t.fields.location}: ${location}`,
  ].filter(Boolean)
  return {
    ...{ name, email, phone, shares_contact, trap: honeypot },
    ...{ source: serviceSource(slug), subject: t.subject(service) },
    message: [...lines, "", projectDetails].join("\n"),
    details: {
      serviceType: slug,
      ...(projectType && { projectType }),
      ...(budget && { budget }),
      ...(timeline && { timeline }),
      ...(location && { location }),
      projectDetails,
    },
  }
}

const inquiryFor = (slug: ServiceSlug) =>
  submissionForm<ServiceInquiry>({
    name: `inquiry-${slug}`,
    kind: "contact",
    page: `/services/${slug}`,
    fields: (inquiryFields[slug] ?? fieldsOf(anyInquiry)) as Fields<ServiceInquiry>,
    texts: serviceInquiryTexts,
    rules: [
      { fields: ["name"], check: ({ name }) => senderViolation(name) },
      { fields: ["phone"], check: ({ phone }) => phoneViolation(phone) },
    ],
    fallbackCall: submitContact,
    toInput: (typed, t) => inquiryOf(slug, typed, t as InquiryTexts),
  })

export const serviceInquiries = Object.fromEntries(serviceSlugs.map((slug) => [slug, inquiryFor(slug)])) as Record<
  ServiceSlug,
  ReturnType<typeof inquiryFor>
>

/** The waiting list of each service: who, where, and for some what it is about, of which a list asks for one at most. */
export interface ServiceWait {
  firstName: string
  lastName: string
  email: string
  phone: string
  location: string
  trap?: string | undefined
  legalNeedType?: string | undefined
  propertyType?: string | undefined
  projectType?: string | undefined
}
export const kindsOfNeed = ["legalNeedType", "propertyType", "projectType"] as const

const waitlistFields: Partial<Record<ServiceSlug, object>> = {
  "real-estate-lawyer": fieldsOf(legalWaitlist),
  "vastu-consultant": fieldsOf(vastuWaitlist),
  "civil-engineer": fieldsOf(engineerWaitlist),
}

type WaitlistTexts = ReturnType<typeof serviceWaitlistTexts.in>

const waitOf = (slug: ServiceSlug, typed: ServiceWait, t: WaitlistTexts): InputOf<typeof submitContact> => {
  const { firstName, lastName, email, phone, location, trap: honeypot = "" } = typed
  const service = t.services[slug]
  const need = kindsOfNeed.find((kind) => typed[kind])
  const lines = [
    `${t.fields.serviceType}: ${service}`,
    need && `${t.fields[need]}: ${(t.choices[need] as Record<string, string>)[typed[need]!]}`,
    `${t.fields.location}: ${location}`,
  ].filter(Boolean)
  return {
    ...{ name: `${firstName} ${lastName}`, email, phone, trap: honeypot },
    ...{ source: serviceSource(slug), subject: t.subject(service), message: lines.join("\n") },
    details: { serviceType: slug, firstName, lastName, location, ...(need && { [need]: typed[need]! }) },
  }
}

const waitlistFor = (slug: ServiceSlug) =>
  submissionForm<ServiceWait>({
    name: `waitlist-${slug}`,
    kind: "contact",
    page: `/services/${slug}`,
    fields: (waitlistFields[slug] ?? fieldsOf(waitlist)) as Fields<ServiceWait>,
    texts: serviceWaitlistTexts,
    rules: [
      { fields: ["firstName"], check: ({ firstName }) => senderViolation(firstName) },
      { fields: ["lastName"], check: ({ lastName }) => senderViolation(lastName) },
      { fields: ["phone"], check: ({ phone }) => phoneViolation(phone) },
    ],
    fallbackCall: submitContact,
    toInput: (typed, t) => waitOf(slug, typed, t as WaitlistTexts),
  })

export const serviceWaitlists = Object.fromEntries(serviceSlugs.map((slug) => [slug, waitlistFor(slug)])) as Record<
  ServiceSlug,
  ReturnType<typeof waitlistFor>
>
