import { z } from "zod"

/** "change" says in `changes` what it was and what it became; of the others some have a text, which is what was mailed or typed. */
export const deskEntryKinds = [
  ...(["reply", "incoming", "note", "change", "approved", "refused"] as const),
  ...(["question", "acknowledged", "moved", "escalated", "closed"] as const),
  ...(["sent", "taken_back", "unplaced"] as const),
] as const
export type DeskEntryKind = (typeof deskEntryKinds)[number]

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const deskEntry = z.object({
  id: z.string(),
  kind: z.enum(deskEntryKinds),
  body: z.string(),
  changes: z.record(z.string(), z.tuple([value, value])).describe("By its name what it was and what it became"),
  author_name: z.string().nullable().describe("Of the desk; null: the sender, or somebody whose account is gone"),
  created_at: z.string().describe("Instant"),
})
export type DeskEntry = z.output<typeof deskEntry>

/** Who has it. */
export const assignee = z.object({ id: z.string(), name: z.string() }).nullable()

export const MAX_ENTRY_TEXT = 4000
