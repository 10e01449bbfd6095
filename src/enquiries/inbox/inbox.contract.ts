import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import * as schema from "./inbox.schema.ts"
import { inboxProblemTexts } from "./texts.ts"

const admin = { who: "admin", texts: inboxProblemTexts } as const
const answered = z.object({ submission: schema.wholeSubmission, message: z.string() })

export const listSubmissions = contract({
  ...admin,
  name: "admin_submissions",
  summary: "The inbox: what waits first by its clock, all else the newest first",
  method: "GET",
  path: "/admin/submissions",
  input: schema.inboxQuery,
  output: z.object({ submissions: z.array(schema.submissionRow), next: z.string().nullable() }),
})

export const submissionsFile = contract({
  ...admin,
  name: "admin_submissions_csv",
  summary: "All that the filter of the inbox has, as a table, the newest first",
  method: "GET",
  path: "/admin/submissions/csv",
  desk: "desk",
  credential: "cookie",
  responseType: "file",
  types: ["text/csv"],
  limit: { bucket: "desk-exports", perAccount: { max: 60, seconds: 3600 } },
  input: schema.inboxFilter,
  output: z.string(),
})

export const getSubmission = contract({
  ...admin,
  name: "admin_submission",
  summary: "One of them whole, with all that was said and done about it",
  method: "GET",
  path: "/admin/submissions/{id}",
  refuses: ["not_found"],
  input: z.object({ id: anyId }),
  output: z.object({ submission: schema.wholeSubmission }),
})

export const changeSubmission = contract({
  ...admin,
  name: "change_submission",
  summary: "Its state, whether it is advertising, who has it, a note; what is left out stays",
  method: "POST",
  path: "/admin/submissions/{id}",
  refuses: ["not_found", "conflict"],
  input: schema.submissionChange,
  output: answered,
})

export const changeSubmissions = contract({
  ...admin,
  name: "change_submissions",
  summary: "The state of several at once; those that somebody has changed meanwhile are left as they are",
  method: "POST",
  path: "/admin/submissions/bulk",
  input: schema.bulkChange,
  output: schema.bulkChanged,
})

export const replyToSubmission = contract({
  ...admin,
  name: "reply_to_submission",
  summary: "Answer its sender by mail, in their language",
  method: "POST",
  path: "/admin/submissions/{id}/reply",
  status: 201,
  refuses: ["not_found", "conflict"],
  input: schema.submissionReply,
  output: answered,
})

export const enterIncoming = contract({
  ...admin,
  name: "enter_incoming",
  summary: "Enter what came back by mail or was said on the phone, so that the thread is whole",
  method: "POST",
  path: "/admin/submissions/{id}/incoming",
  status: 201,
  refuses: ["not_found"],
  input: schema.submissionText,
  output: answered,
})

export const approveRegistration = contract({
  ...admin,
  name: "approve_registration",
  summary: "Invite who wants to join to sign up, by mail",
  method: "POST",
  path: "/admin/submissions/{id}/approve",
  idempotent: true,
  refuses: ["not_found", "conflict"],
  input: schema.submissionDecision,
  output: answered,
})

export const refuseRegistration = contract({
  ...admin,
  name: "refuse_registration",
  summary: "Tell who wants to join that it is not possible, and why, by mail",
  method: "POST",
  path: "/admin/submissions/{id}/refuse",
  idempotent: true,
  refuses: ["not_found", "conflict"],
  input: schema.submissionRefusal,
  output: answered,
})
