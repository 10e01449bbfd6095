import { z } from "zod"
import { idCursor, pageLimit } from "../../../platform/api/paging.ts"
import { anyId } from "../../../platform/id.schema.ts"
import { anyLine, anyLines, lines } from "../../../platform/visible-text.schema.ts"
import { bulkChangedOf, chosenRows } from "../../desk-entries/bulk.schema.ts"
import { assignee, deskEntry, MAX_ENTRY_TEXT } from "../../desk-entries/desk-entry.schema.ts"
import { deskTextFields } from "../../desk-entries/desk-text.schema.ts"
import { assignedFilters } from "../../inbox/inbox.rules.ts"
import { grievanceKinds, grievanceStatuses, LAST_LEVEL } from "../grievance.rules.ts"
import { actionsWithText, grievanceActions, reportedKinds } from "./grievance-desk.rules.ts"

const instant = z.string().describe("Instant")
const level = z.int().min(0).max(LAST_LEVEL)

export const grievanceFilter = z.object({
  status: z.enum([...grievanceStatuses, "all"]).default("open"),
  kind: z.enum(grievanceKinds).optional(),
  level: z.enum(["0", "1", "2"]).optional(),
  assigned: z.enum(assignedFilters).optional(),
  q: anyLine(200).optional().describe("Each word stands in the ticket, name, address, number, booking or text"),
})
export type GrievanceFilter = z.output<typeof grievanceFilter>
export const grievanceListQuery = grievanceFilter.extend({ limit: pageLimit, cursor: idCursor })

const shared = {
  id: z.string(),
  ticket: z.string(),
  kind: z.enum(grievanceKinds),
  name: z.string().describe("Empty: its sender has gone, and what they wrote with them"),
  email: z.string(),
  status: z.enum(grievanceStatuses),
  level,
  is_spam: z.boolean(),
  created_at: instant,
  acknowledged_at: instant.nullable(),
  resolve_by: z.iso.date().describe("The last Indian day on which the answer of this level is in time"),
  due_at: instant
    .nullable()
    .describe("The next thing that was promised: the acknowledgement, else the answer; null: neither"),
  asked_at: instant.nullable().describe("The sender was asked something that has not come back yet"),
  assigned_to: assignee,
  version: z.int().describe("To be sent along with a change: it is refused where somebody was faster"),
}

export const grievanceRow = z.object({ ...shared, excerpt: z.string() })
export type GrievanceRow = z.output<typeof grievanceRow>

const reported = z.object({
  id: z.string(),
  kind: z.enum(reportedKinds).nullable().describe("Null: it is no longer there"),
  is_hidden: z.boolean().describe("By the team"),
  people: z
    .array(z.object({ id: z.string(), name: z.string().nullable() }))
    .describe("Of a conversation those who take part, without the sender of the report; null: their name is gone"),
})

export const wholeGrievance = z.object({
  ...shared,
  phone: z.string().nullable(),
  booking: z.string().nullable(),
  reported: reported.nullable().describe("Of a report of something on the site, or of somebody; null: of neither"),
  message: z.string(),
  begun_at: instant.describe("Since when the present level has it"),
  answered_at: instant.nullable(),
  closed_at: instant.nullable(),
  moved_because: z.string().nullable(),
  latest_day: z.iso.date().describe("To which its day can be moved"),
  actions: z.array(z.enum(grievanceActions)).describe("What can be done with it now"),
  entries: z.array(deskEntry),
})
export type WholeGrievance = z.output<typeof wholeGrievance>

const version = z.int().min(0).optional().describe("As it was read")

const sorted = {
  assigned_to: z
    .union([z.literal("me"), z.null(), anyId])
    .optional()
    .describe("me, an administrator's id, or nobody"),
  is_spam: z.boolean().optional(),
}

export const grievanceBulkChange = z.object({ rows: chosenRows, ...sorted })
export type GrievanceBulkChange = z.output<typeof grievanceBulkChange>

export const grievancesChanged = bulkChangedOf(z.object({ assigned_to: z.string().nullable(), is_spam: z.boolean() }))

export const grievanceChange = z.object({
  id: anyId,
  ...sorted,
  note: lines(MAX_ENTRY_TEXT).optional(),
  version,
})
export type GrievanceChange = z.output<typeof grievanceChange>

export const grievanceActionInput = z
  .object({
    id: anyId,
    action: z.enum(grievanceActions),
    text: anyLines(MAX_ENTRY_TEXT).optional().describe("What is mailed to the sender, or what came back from them"),
    resolve_by: z.iso.date().optional().describe("Of move: the other day"),
    version,
  })
  .superRefine(({ action, text, resolve_by }, { addIssue }) => {
    if (!text && (actionsWithText as readonly string[]).includes(action))
      addIssue({ code: "custom", path: ["text"], params: { rule: "text_missing" } })
    if (!resolve_by && action === "move")
      addIssue({ code: "custom", path: ["resolve_by"], params: { rule: "day_missing" } })
  })
export type GrievanceActionInput = z.output<typeof grievanceActionInput>

/** The form that asks for another day. */
export const moveFields = deskTextFields.extend({ resolve_by: z.iso.date() })
export type MoveForm = z.output<typeof moveFields>
