import { fieldsOf } from "../../platform/form/form-fields.ts"
import { registerProfessional } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { phoneViolation, senderViolation, websiteViolation } from "../submission.rules.ts"
import { registrationInput as registrationSchema } from "../submission.schema.ts"
import { registrationFormTexts } from "./texts.ts"

export const registrationForm = submissionForm({
  name: "registration",
  kind: "registration",
  page: "/professional",
  fields: fieldsOf(registrationSchema),
  texts: registrationFormTexts,
  rules: [
    { fields: ["name"], check: ({ name }) => senderViolation(name) },
    { fields: ["businessName"], check: ({ businessName }) => senderViolation(businessName) },
    { fields: ["phone"], check: ({ phone }) => phoneViolation(phone) },
    { fields: ["website"], check: ({ website }) => websiteViolation(website) },
  ],
  fallbackCall: registerProfessional,
})
