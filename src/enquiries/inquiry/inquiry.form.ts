import type { InputOf } from "../../platform/api/contract.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { SERVICES_PAGE } from "../enquiry-choices.ts"
import { submitContact } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { phoneViolation, senderViolation } from "../submission.rules.ts"
import { type ServicesInquiry, servicesInquiry } from "../submission.schema.ts"
import { inquiryTexts } from "./texts.ts"

type InquiryTexts = ReturnType<typeof inquiryTexts.in>

/** The message says all of it, for who reads the inbox; the fields go beside it, for who matches. */
const contactInputOf = (typed: ServicesInquiry, t: InquiryTexts): InputOf<typeof submitContact> => {
  const { name, email, phone, trap: honeypot, serviceType, budget, timeline, location, projectDetails } = typed
  const { shares_contact } = typed
  const service = t.services[serviceType]
  const lines = [
    `${t.fields.serviceType}: ${service}`,
    `${t.fields.budget}: ${t.budgets[budget]}`,
    `${t.fields.timeline}: ${t.timelines[timeline]}`,
    `${t.fields.location}: ${location}`,
  ]
  return {
    ...{ name, email, phone, shares_contact, trap: honeypot, source: SERVICES_PAGE, subject: t.subject(service) },
    message: [...lines, "", projectDetails].join("\n"),
    details: { serviceType, budget, timeline, location, projectDetails },
  }
}

export const servicesInquiryForm = submissionForm({
  name: "services-inquiry",
  kind: "contact",
  page: "/services",
  fields: fieldsOf(servicesInquiry),
  texts: inquiryTexts,
  rules: [
    { fields: ["name"], check: ({ name }) => senderViolation(name) },
    { fields: ["phone"], check: ({ phone }) => phoneViolation(phone) },
  ],
  fallbackCall: submitContact,
  toInput: (typed, t) => contactInputOf(typed, t as InquiryTexts),
})
