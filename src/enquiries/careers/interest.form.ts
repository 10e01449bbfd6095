import { fieldsOf } from "../../platform/form/form-fields.ts"
import { registerInterest } from "../submission.contract.ts"
import { submissionForm } from "../submission.form.ts"
import { senderViolation } from "../submission.rules.ts"
import { interestInput as interestSchema } from "../submission.schema.ts"
import { interestFormTexts } from "./texts.ts"

export const interestForm = submissionForm({
  name: "interest",
  kind: "career",
  page: "/careers",
  fields: fieldsOf(interestSchema),
  texts: interestFormTexts,
  rules: [{ fields: ["name"], check: ({ name }) => senderViolation(name) }],
  fallbackCall: registerInterest,
})
