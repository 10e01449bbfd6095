import { registerInterest } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenSender } from "../submission.rules.ts"
import { interestFields } from "./interest.fields.ts"
import { interestFormWords } from "./texts.ts"

export const interestForm = submissionForm({
  name: "interest",
  kind: "career",
  page: "/careers",
  fields: interestFields,
  words: interestFormWords,
  rules: [{ of: ["name"], broken: ({ name }) => brokenSender(name) }],
  posts: registerInterest,
})
