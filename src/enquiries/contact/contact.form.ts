import { submitContact } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenSender } from "../submission.rules.ts"
import { contactFields } from "./contact.fields.ts"
import { contactFormWords } from "./texts.ts"

export const contactForm = submissionForm({
  name: "contact",
  kind: "contact",
  page: "/contact",
  fields: contactFields,
  words: contactFormWords,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenSender(name) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
  ],
  posts: submitContact,
})
