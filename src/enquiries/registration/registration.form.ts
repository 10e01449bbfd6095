import { brokenName } from "../../accounts/account.rules.ts"
import { registerProfessional } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenWebsite } from "../submission.rules.ts"
import { registrationFields } from "./registration.fields.ts"
import { registrationFormWords } from "./registration-form.words.ts"

export const registrationForm = submissionForm({
  name: "registration",
  kind: "registration",
  page: "/professional",
  fields: registrationFields,
  words: registrationFormWords,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenName(name) },
    { of: ["businessName"], broken: ({ businessName }) => brokenName(businessName) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
    { of: ["website"], broken: ({ website }) => brokenWebsite(website) },
  ],
  posts: registerProfessional,
})
