/** A complaint made where its reason is seen, by who is signed in: it says what it is about by itself. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { fileGrievance } from "./grievance.contract.ts"
import { type ReportFields, reportFields } from "./grievance.schema.ts"
import { reportTexts } from "./texts.ts"

export const reportForm = form({
  name: "report",
  fields: fieldsOf(reportFields),
  texts: reportTexts,
  send: async ({ kind, about, reason, message }: ReportFields, { key, t }) => {
    const { full_name: name = "", email = "" } = storedUser() ?? {}
    const complaint = { name, email, kind, booking: about, message: `${t.reasons[reason]}\n\n${message}` }
    return call(fileGrievance, complaint, { idempotencyKey: key })
  },
})
