import { fieldsOf } from "../../platform/form/form-fields.ts"
import { registerProfessional } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenSender, brokenWebsite } from "../submission.rules.ts"
import { registrationForm as registrationSchema } from "../submission.schema.ts"
import { registrationFormTexts } from "./texts.ts"

export const registrationForm = submissionForm({
  name: "registration",
  kind: "registration",
  page: "/professional",
  fields: fieldsOf(registrationSchema),
  texts: registrationFormTexts,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenSender(name) },
    { of: ["businessName"], broken: ({ businessName }) => brokenSender(businessName) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
    { of: ["website"], broken: ({ website }) => brokenWebsite(website) },
  ],
  posts: registerProfessional,
})
