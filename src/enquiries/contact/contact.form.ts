import { fieldsOf } from "../../platform/form/form-fields.ts"
import { submitContact } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { phoneViolation, senderViolation } from "../submission.rules.ts"
import { contactInput as contactSchema } from "../submission.schema.ts"
import { contactFormTexts } from "./texts.ts"

export const contactForm = submissionForm({
  name: "contact",
  kind: "contact",
  page: "/contact",
  fields: fieldsOf(contactSchema),
  texts: contactFormTexts,
  rules: [
    { fields: ["name"], check: ({ name }) => senderViolation(name) },
    { fields: ["phone"], check: ({ phone }) => phoneViolation(phone) },
  ],
  fallbackCall: submitContact,
})
