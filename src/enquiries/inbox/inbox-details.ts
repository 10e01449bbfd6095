/** What a form's other fields hold, in the words that its page has shown. */
import type { Language } from "../../platform/language/language.ts"
import { interestFormTexts } from "../careers/texts.ts"
import { contactFormTexts } from "../contact/texts.ts"
import { registrationExperience } from "../enquiry-choices.ts"
import { registrationFormTexts } from "../registration/texts.ts"
import { serviceInquiryTexts, serviceWaitlistTexts } from "../service/texts.ts"
import { submissionTexts } from "../texts.ts"

/** A subject out of the contact form's, or one of a form's own. */
export const subjectName = (subject: string, language: Language) =>
  nameIn(contactFormTexts.in(language).subjects, subject) ?? subject

type Named = Record<string, string>

/** What is typed may be called as what every object has: "constructor". */
const nameIn = (named: Named | undefined, name: string) =>
  named && Object.hasOwn(named, name) ? named[name] : undefined

/** Label and value of each; the description of a project stands apart. */
export const detailFacts = (details: Record<string, string>, language: Language) =>
  namedFacts(
    Object.entries(details).filter(([name]) => !isSaidElsewhere(name)),
    language,
  )

/** Of all of them, the value by its label; a program may call a field of its own as we label one of ours. */
export const detailsByLabel = (details: Record<string, string>, language: Language) => {
  const byLabel = new Map<string, string>()
  for (const [label, value] of namedFacts(Object.entries(details), language))
    byLabel.set(label, [byLabel.get(label), value].filter(Boolean).join("; "))
  return Object.fromEntries(byLabel)
}

const namedFacts = (entries: [name: string, value: string][], language: Language) => {
  const labels = labelsIn(language)
  const values = valuesIn(language)
  return entries
    .filter(([, value]) => value !== "")
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]): [label: string, value: string] => [
      nameIn(labels, name) ?? name,
      valueIn(values, name, value) ?? value,
    ])
}

const valueIn = (values: Record<string, Named>, name: string, value: string) =>
  nameIn(Object.hasOwn(values, name) ? values[name] : undefined, value)

/** What, then how much, when and where; a row's json keeps no order. */
const order = [
  ...["businessName", "serviceType", "projectType", "legalNeedType", "propertyType", "role", "experience"],
  ...["budget", "timeline", "location", "website", "socialMedia"],
]
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

/** A waiting list's names make up the sender's. */
const isSaidElsewhere = (name: string) => ["projectDetails", "firstName", "lastName"].includes(name)

const labelsIn = (language: Language): Named => ({
  ...submissionTexts.in(language).fields,
  ...serviceWaitlistTexts.in(language).fields,
  ...serviceInquiryTexts.in(language).fields,
})

/** By the field's name what each of its choices is called. */
const valuesIn = (language: Language): Record<string, Named> => {
  const inquiry = serviceInquiryTexts.in(language)
  const { choices } = serviceWaitlistTexts.in(language)
  const { services: trades, years } = registrationFormTexts.in(language)
  const experience = registrationExperience.map((span) => [span, years(span)])
  return {
    ...choices,
    serviceType: { ...trades, ...inquiry.services },
    projectType: { ...choices.projectType, ...inquiry.projectTypes },
    budget: inquiry.budgets,
    timeline: inquiry.timelines,
    experience: Object.fromEntries(experience),
    role: interestFormTexts.in(language).roles,
  }
}
