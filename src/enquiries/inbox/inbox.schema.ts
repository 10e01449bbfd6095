import { z } from "zod"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { anyId } from "../../platform/id.schema.ts"
import { anyLine, lines } from "../../platform/visible-text.schema.ts"
import { bulkChangedOf, chosenRows } from "../desk-entries/bulk.schema.ts"
import { assignee, deskEntry, MAX_ENTRY_TEXT } from "../desk-entries/desk-entry.schema.ts"
import { sentRequest } from "../matching/matching.schema.ts"
import { assignedFilters, decisions, inboxKinds, statusFilters, submissionStatuses } from "./inbox.rules.ts"

const instant = z.string().describe("Instant")

/** As an address says it. */
const flag = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true")
  .default(false)

export const inboxFilter = z.object({
  kind: z.enum(inboxKinds).optional(),
  status: z.enum(statusFilters).default("waiting").describe("waiting: new or in progress"),
  assigned: z.enum(assignedFilters).optional(),
  spam: flag.describe("What looks like advertising, and nothing else; otherwise all but that"),
  q: anyLine(200).optional().describe("Each word stands in the reference, name, address, number, subject or message"),
})
export type InboxFilter = z.output<typeof inboxFilter>

export const inboxQuery = inboxFilter.extend({ limit: pageLimit, cursor: idCursor })

const shared = {
  id: z.string(),
  reference: z.string(),
  kind: z.enum(inboxKinds),
  source: z.string().describe("The page it came from"),
  name: z.string().describe("Empty: its sender has gone, and what they wrote with them"),
  email: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.string()).describe("The form's other fields, as they were chosen"),
  waits_for: z.string().nullable().describe("The service whose opening they are told of, in the plural"),
  status: z.enum(submissionStatuses),
  is_spam: z.boolean(),
  created_at: instant,
  due_at: instant.nullable().describe("Until when its sender was promised to hear from us; null: nothing was promised"),
  answered_at: instant.nullable(),
  wrote_back_at: instant.nullable().describe("When its sender last wrote back, where that is not answered"),
  assigned_to: assignee,
  decision: z.enum(decisions).nullable().describe("Of a registration"),
  is_taken_back: z.boolean().describe("Of an inquiry that is done: our team took it back from professionals"),
  version: z.int().describe("To be sent along with a change: it is refused where somebody was faster"),
}

export const submissionRow = z.object({ ...shared, excerpt: z.string().describe("The beginning of the message") })
export type SubmissionRow = z.output<typeof submissionRow>

export const wholeSubmission = z.object({
  ...shared,
  phone: z.string().nullable(),
  message: z.string(),
  sent_at: instant.nullable().describe("By the sender's clock"),
  told_at: instant.nullable().describe("When they were mailed that the service has opened"),
  has_account: z.boolean().describe("It was sent by somebody signed in"),
  reply_to: z.string().describe("Where an answer to our mail comes to"),
  others: z.int().describe("How many more came from the same address"),
  shares_contact: z.boolean().describe("Whoever accepts an inquiry may have number and address at once"),
  requests: z.array(sentRequest).describe("Of an inquiry: to whom it was sent, in that order"),
  entries: z.array(deskEntry),
})
export type WholeSubmission = z.output<typeof wholeSubmission>

const version = z.int().min(0).describe("As it was read")

export const submissionChange = z.object({
  id: anyId,
  status: z.enum(submissionStatuses).optional(),
  is_spam: z.boolean().optional(),
  assigned_to: z
    .union([z.literal("me"), z.null(), anyId])
    .optional()
    .describe("me, an administrator's id, or nobody"),
  note: lines(MAX_ENTRY_TEXT).optional(),
  version: version.optional(),
})
export type SubmissionChange = z.output<typeof submissionChange>

export const submissionText = z.object({ text: lines(MAX_ENTRY_TEXT), id: anyId })
/** Nobody answers what somebody else has just answered. */
export const submissionReply = submissionText.extend({ version: version.optional() })
export const submissionDecision = z.object({ id: anyId, version: version.optional() })
export const submissionRefusal = submissionText.extend({ version: version.optional() })

export const bulkChange = z.object({
  rows: chosenRows,
  status: z.enum(submissionStatuses).optional(),
  is_spam: z.boolean().optional(),
})
export type BulkChange = z.output<typeof bulkChange>

export const bulkChanged = bulkChangedOf(z.object({ status: z.enum(submissionStatuses), is_spam: z.boolean() }))
