import { brokenName } from "../../accounts/account.rules.ts"
import type { InputOf } from "../../platform/api/contract.ts"
import { form } from "../../platform/form/form.ts"
import { thankedFor } from "../outbox/thanks.acts.ts"
import { submitContact } from "../submission.contract.ts"
import { brokenPhone } from "../submission.rules.ts"
import { servicesInquiryFields } from "./inquiry.fields.ts"
import { inquiryWords } from "./inquiry.words.ts"

type InquiryWords = ReturnType<typeof inquiryWords.in>
type Typed = Parameters<typeof asked>[0]

/** The message says all of it, for who reads the inbox; the fields go beside it, for who matches. */
const asked = (
  typed: { [K in keyof typeof servicesInquiryFields]?: string },
  t: InquiryWords,
): InputOf<typeof submitContact> => {
  const {
    name = "",
    email = "",
    phone = "",
    service = "",
    budget = "",
    timeline = "",
    location = "",
    trap = "",
  } = typed
  const { projectDetails = "" } = typed
  const budgetText = t.budgets[budget as keyof typeof t.budgets]
  const timelineText = t.timelines[timeline as keyof typeof t.timelines]
  const about = { service, budget: budgetText, timeline: timelineText, location }
  return {
    ...{ name, email, phone, trap, source: "services_page", subject: t.subject(service) },
    message: [
      ...Object.entries(about).map(([field, text]) => `${t.fields[field as keyof typeof about]}: ${text}`),
      "",
      projectDetails,
    ].join("\n"),
    details: { service, budget, timeline, location },
  }
}

export const servicesInquiryForm = form({
  name: "services-inquiry",
  fields: servicesInquiryFields,
  words: inquiryWords,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenName(name) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
  ],
  posts: submitContact,
  asks: asked,
  send: (typed, { key, t }) =>
    thankedFor({
      key,
      kind: "contact",
      input: asked(typed as Typed, t),
      typed,
      form: "services-inquiry",
      page: "/services",
    }),
})
