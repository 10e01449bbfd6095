import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenSender } from "../submission.rules.ts"
import { complaintFields } from "./complaint.fields.ts"
import { fileGrievance } from "./grievance.contract.ts"
import { complaintWords } from "./texts.ts"

export const complaintForm = submissionForm({
  name: "complaint",
  kind: "grievance",
  page: "/grievance/status",
  fields: complaintFields,
  words: complaintWords,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenSender(name) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
  ],
  posts: fileGrievance,
})
