import { z } from "zod"
import { anyId } from "../../platform/id.schema.ts"
import { anyLines } from "../../platform/visible-text.schema.ts"
import { requestStatuses } from "../../requests/service-request.rules.ts"
import { MAX_MATCHED } from "./suggestion.rules.ts"

/** Characters of what the sender reads with a taking back. */
export const NOTE_LIMIT = 1000

export const suggestion = z.object({
  provider_id: z.string(),
  name: z.string(),
  service: z.string(),
  reasons: z.array(z.string()).describe("In words, from rows; the weightiest first"),
})
export type Suggestion = z.output<typeof suggestion>

export const suggestions = z.object({
  place: z
    .string()
    .nullable()
    .describe("Where we take it to be: locality and city; null: nowhere that this service is open"),
  suggestions: z.array(suggestion).describe("Who suits best first"),
})
export type Suggestions = z.output<typeof suggestions>

const version = z.int().min(0).optional().describe("As it was read")

export const inquirySending = z.object({
  id: anyId,
  provider_ids: z.array(anyId).min(1).max(MAX_MATCHED).describe("Of those who are suggested"),
  version,
})
export type InquirySending = z.output<typeof inquirySending>

const note = anyLines(NOTE_LIMIT)
  .transform((text) => text || undefined)
  .optional()
  .describe("Why; the sender reads it")

export const inquiryWithdrawal = z.object({ id: anyId, version, note })
export type InquiryWithdrawal = z.output<typeof inquiryWithdrawal>

/** The dialog's. */
export const takeBackFields = z.object({ id: z.string(), version: z.string(), note })
export type TakeBackFields = z.output<typeof takeBackFields>

export const takenBack = z.object({ at: z.string(), note: z.string().describe("Why; may be empty") })

/** To whom it was sent, and how each stands. */
export const sentRequest = z.object({
  id: z.string(),
  provider_id: z.string(),
  provider_name: z.string().nullable().describe("Null: the account was deleted"),
  is_public: z.boolean().describe("The professional's profile can be seen"),
  status: z.enum(requestStatuses),
  reason: z.string().nullable().describe("What the professional wrote with the answer"),
  created_at: z.string(),
  updated_at: z.string(),
  answer_due_at: z.string().describe("Instant at which it lapses without an answer"),
  is_taken_back: z.boolean().describe("Withdrawn by our team, not by the sender"),
  is_account_inactive: z.boolean().describe("Ended because an account was no longer active"),
  has_contact: z.boolean().describe("The professional sees number and address, once accepted"),
})
