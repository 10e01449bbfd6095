import { fieldsOf } from "../../platform/form/form-fields.ts"
import { submissionForm } from "../submission.form.ts"
import { brokenPhone, brokenSender } from "../submission.rules.ts"
import { complaintForm as complaintSchema } from "./complaint.schema.ts"
import { fileGrievance } from "./grievance.contract.ts"
import { complaintTexts } from "./texts.ts"

export const complaintForm = submissionForm({
  name: "complaint",
  kind: "grievance",
  page: "/grievance/status",
  fields: fieldsOf(complaintSchema),
  texts: complaintTexts,
  rules: [
    { of: ["name"], broken: ({ name }) => brokenSender(name) },
    { of: ["phone"], broken: ({ phone }) => brokenPhone(phone) },
  ],
  posts: fileGrievance,
})
