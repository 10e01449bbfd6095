/** The waiting list of each service: who, where, and for some what it is about. */
import type { InputOf } from "../../platform/api/contract.ts"
import type { Fields } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { type ServiceSlug, serviceSlugs } from "../../services/service-slugs.ts"
import { serviceSource } from "../enquiry-choices.ts"
import { submitContact } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenSender } from "../submission.rules.ts"
import { engineerWaitlist, legalWaitlist, vastuWaitlist, waitlist } from "./service-form.schema.ts"
import { serviceWaitlistTexts } from "./texts.ts"

/** Of what it is about a list asks for one at most. */
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

const ownFields: Partial<Record<ServiceSlug, object>> = {
  "real-estate-lawyer": fieldsOf(legalWaitlist),
  "vastu-consultant": fieldsOf(vastuWaitlist),
  "civil-engineer": fieldsOf(engineerWaitlist),
}

type WaitlistTexts = ReturnType<typeof serviceWaitlistTexts.in>

const asked = (slug: ServiceSlug, typed: ServiceWait, t: WaitlistTexts): InputOf<typeof submitContact> => {
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
    fields: (ownFields[slug] ?? fieldsOf(waitlist)) as Fields<ServiceWait>,
    texts: serviceWaitlistTexts,
    rules: [
      { of: ["firstName"], broken: ({ firstName }) => brokenSender(firstName) },
      { of: ["lastName"], broken: ({ lastName }) => brokenSender(lastName) },
      { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
    ],
    posts: submitContact,
    asks: (typed, t) => asked(slug, typed, t as WaitlistTexts),
  })

export const serviceWaitlists = Object.fromEntries(serviceSlugs.map((slug) => [slug, waitlistFor(slug)])) as Record<
  ServiceSlug,
  ReturnType<typeof waitlistFor>
>
