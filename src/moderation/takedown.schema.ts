import { z } from "zod"
import { anyLines, lines } from "../platform/visible-text.schema.ts"
import { MAX_APPEAL, MAX_REASON, MIN_REASON } from "./takedown.rules.ts"

const instant = z.string()

/** Why something is hidden, as its author reads it. */
export const takedown = z.object({
  reason: z.string(),
  hidden_at: instant,
  appeal: z.string().nullable().describe("What the author wrote; null: nothing yet, and they may, once"),
  appealed_at: instant.nullable(),
  appeal_answer: z.string().nullable().describe("Why it stays hidden; null: no appeal was answered"),
})
export type Takedown = z.output<typeof takedown>

/** What an author reads, so it is a sentence. */
export const reason = anyLines(MAX_REASON).min(MIN_REASON)

export const appealText = z.object({ appeal: lines(MAX_APPEAL) })
