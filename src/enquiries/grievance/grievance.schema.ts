import { z } from "zod"
import { email } from "../../accounts/account.schema.ts"
import { line, lines } from "../../platform/visible-text.schema.ts"
import { LIMITS } from "../submission.rules.ts"
import { optional, optionalPhone, senderName, submissionMeta } from "../submission.schema.ts"
import { grievanceKinds, grievanceStatuses, LAST_LEVEL, REPORT_LIMIT, reportReasons } from "./grievance.rules.ts"

export const grievance = z.object({
  name: senderName,
  email,
  phone: optionalPhone,
  kind: z.enum(grievanceKinds).describe("What it is about"),
  booking: optional(LIMITS.detail).describe("The visit that it is about, in the sender's words"),
  message: lines(LIMITS.message),
  ...submissionMeta,
})
export type Grievance = z.output<typeof grievance>

/** The page's form: the call's own fields. */
export const complaintForm = grievance.omit({ timestamp: true })

/** What a dialog asks of who is signed in. */
export const reportFields = z.object({
  reason: z.enum(reportReasons),
  message: lines(REPORT_LIMIT),
  kind: z.enum(grievanceKinds),
  about: line(LIMITS.detail).describe("What the grievance officer finds it by"),
})
export type ReportFields = z.output<typeof reportFields>

const ticket = line(20).describe("As it was given; capitals and the dash do not matter")

/** Both must match; the answer does not reveal which one is wrong. */
export const grievanceQuery = z.object({ ticket, email })
export type GrievanceQuery = z.output<typeof grievanceQuery>

export const grievanceState = z.object({
  ticket: z.string(),
  kind: z.enum(grievanceKinds),
  status: z.enum(grievanceStatuses),
  level: z.int().min(0).max(LAST_LEVEL).describe("0 the grievance officer, 1 the officer again, 2 the management"),
  filed_at: z.iso.datetime(),
  acknowledged_at: z.iso.datetime().nullable().describe("By mail; null where none was sent"),
  escalated_at: z.iso.datetime().nullable(),
  resolve_by: z.iso.date().describe("The last Indian day on which the answer of this level is in time"),
  answered_at: z.iso.datetime().nullable().describe("Of this level, by mail"),
  asked_at: z.iso.datetime().nullable().describe("You were asked something by mail, and we have no answer yet"),
  closed_at: z.iso.datetime().nullable(),
  moved_because: z.string().nullable().describe("Why the day was moved; null: it is the first one"),
  is_overdue: z.boolean().describe("That day is over without an answer"),
  can_escalate: z.boolean(),
  escalate_from: z.iso
    .date()
    .nullable()
    .describe("The first day on which it can be taken further; null: no level is left"),
})
export type GrievanceState = z.output<typeof grievanceState>

/** Of a time, as they are published. */
export interface GrievanceFigures {
  received: number
  /** Each of its levels by its day. */
  answered_in_time: number
  answered_late: number
  open: number
}
