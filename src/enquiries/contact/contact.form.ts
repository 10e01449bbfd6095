import { brokenName } from "../../accounts/account.rules.ts"
import { form } from "../../platform/form/form.ts"
import { thankedFor } from "../outbox/thanks.acts.ts"
import { submitContact } from "../submission.contract.ts"
import { brokenPhone } from "../submission.rules.ts"
import { contactFields } from "./contact.fields.ts"
import { contactFormWords } from "./contact-form.words.ts"

export const contactForm = form({
  name: "contact",
  fields: contactFields,
  words: contactFormWords,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenName(name) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
  ],
  posts: submitContact,
  send: (typed, { key }) =>
    thankedFor({ key, kind: "contact", input: typed, typed, form: "contact", page: "/contact" }),
})
