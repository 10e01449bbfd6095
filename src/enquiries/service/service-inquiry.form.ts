/** The inquiry on the page of each service. Designers and architects have fields of their own; all others have one list. */
import type { InputOf } from "../../platform/api/contract.ts"
import type { Fields } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { type ServiceSlug, serviceSlugs } from "../../services/service-slugs.ts"
import { type architectProjects, type Budget, serviceSource, type timelines } from "../enquiry-choices.ts"
import { submitContact } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenSender } from "../submission.rules.ts"
import { anyInquiry, architectInquiry, designerInquiry } from "./service-form.schema.ts"
import { serviceInquiryTexts } from "./texts.ts"

/** What is not asked for is not there; what was left out is empty. */
export interface ServiceInquiry {
  name: string
  email: string
  phone: string
  projectDetails: string
  trap?: string | undefined
  projectType?: (typeof architectProjects)[number] | "" | undefined
  budget?: Budget | "" | undefined
  timeline?: (typeof timelines)[number] | "" | undefined
  location?: string | undefined
}

const ownFields: Partial<Record<ServiceSlug, object>> = {
  "interior-designer": fieldsOf(designerInquiry),
  architect: fieldsOf(architectInquiry),
}

type InquiryTexts = ReturnType<typeof serviceInquiryTexts.in>

const asked = (slug: ServiceSlug, typed: ServiceInquiry, t: InquiryTexts): InputOf<typeof submitContact> => {
  const { name, email, phone, trap: honeypot = "", projectType, budget, timeline, location, projectDetails } = typed
  const service = t.services[slug]
  const lines = [
    `${t.fields.serviceType}: ${service}`,
    projectType && `${t.fields.projectType}: ${t.projectTypes[projectType]}`,
    budget && `${t.fields.budget}: ${t.budgets[budget]}`,
    timeline && `${t.fields.timeline}: ${t.timelines[timeline]}`,
    location && `${t.fields.location}: ${location}`,
  ].filter(Boolean)
  return {
    ...{ name, email, phone, trap: honeypot, source: serviceSource(slug), subject: t.subject(service) },
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
    fields: (ownFields[slug] ?? fieldsOf(anyInquiry)) as Fields<ServiceInquiry>,
    texts: serviceInquiryTexts,
    rules: [
      { of: ["name"], broken: ({ name }) => brokenSender(name) },
      { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
    ],
    posts: submitContact,
    asks: (typed, t) => asked(slug, typed, t as InquiryTexts),
  })

export const serviceInquiries = Object.fromEntries(serviceSlugs.map((slug) => [slug, inquiryFor(slug)])) as Record<
  ServiceSlug,
  ReturnType<typeof inquiryFor>
>
