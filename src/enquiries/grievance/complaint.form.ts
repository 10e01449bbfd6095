/** The forms that look up a complaint, escalate it (both by ticket and address), and file one. */

import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { submissionForm } from "../submission.form.ts"
import { phoneViolation, senderViolation } from "../submission.rules.ts"
import { escalateGrievance, fileGrievance, grievanceStatus } from "./grievance.contract.ts"
import {
  complaintForm as complaintSchema,
  type GrievanceQuery,
  type GrievanceState,
  grievanceQuery,
} from "./grievance.schema.ts"
import { complaintTexts, lookUpTexts } from "./texts.ts"

const lookUpFields = fieldsOf(grievanceQuery)

/** A complaint that was found, with the address that found it: the field may hold another one by now. */
export interface FoundComplaint {
  state: GrievanceState
  email: string
}

type LookUpTexts = ReturnType<typeof lookUpTexts.in>

export const lookUpForm = form<GrievanceQuery, FoundComplaint, LookUpTexts>({
  name: "look-up",
  fields: lookUpFields,
  texts: lookUpTexts,
  fallbackCall: grievanceStatus,
  showsAnswer: true,
  send: async (typed) => ({ state: await call(grievanceStatus, typed), email: typed.email }),
})

export const takeFurtherForm = form<GrievanceQuery, FoundComplaint, LookUpTexts>({
  name: "take-further",
  fields: lookUpFields,
  texts: lookUpTexts,
  fallbackCall: escalateGrievance,
  showsAnswer: true,
  send: async (typed, { key }) => ({
    state: await call(escalateGrievance, typed, { idempotencyKey: key }),
    email: typed.email,
  }),
})

export const complaintForm = submissionForm({
  name: "complaint",
  kind: "grievance",
  page: "/grievance/status",
  fields: fieldsOf(complaintSchema),
  texts: complaintTexts,
  rules: [
    { fields: ["name"], check: ({ name }) => senderViolation(name) },
    { fields: ["phone"], check: ({ phone }) => phoneViolation(phone) },
  ],
  fallbackCall: fileGrievance,
})
