import { z } from "zod"
import { report } from "../../enquiries/grievance/reported/report.schema.ts"
import { takedownKinds } from "../../moderation/takedown.rules.ts"
import { reason, takedown } from "../../moderation/takedown.schema.ts"

/** A review, project, message, comment, post or portrait as those who decide about it see it. */
export const moderatedItem = z.object({
  id: z.string(),
  kind: z.enum(takedownKinds),
  title: z.string().nullable(),
  text: z.string().describe("Of a post its excerpt"),
  rating: z.number().int().nullable().describe("Of a review"),
  reply: z.string().nullable().describe("What the professional answered to a review"),
  pictures: z.array(z.object({ small: z.string(), large: z.string() })),
  documents: z.array(z.object({ name: z.string(), url: z.string() })).describe("Of a message"),
  author_id: z.string().describe("Of an account"),
  author_name: z.string().nullable().describe("Null: the account was deleted"),
  recipient: z
    .object({ id: z.string(), name: z.string().nullable() })
    .nullable()
    .describe("Of a message: whom it was written to, and their account"),
  provider_id: z.string().nullable().describe("Null: of what is on the blog and about no professional"),
  provider_name: z.string().nullable().describe("Null: the account was deleted, or there is none"),
  created_at: z.string(),
  takedown: takedown
    .extend({ hidden_by: z.string().nullable().describe("Name of the administrator") })
    .nullable()
    .describe("Null: it is shown"),
  reports: z.array(report).describe("What waits about it, the oldest first"),
})
export type ModeratedItem = z.output<typeof moderatedItem>

const itemId = z.string().max(100)

export const reportDecision = z.object({
  id: itemId.describe("Of a report; all that wait about the same are answered"),
  decision: z.enum(["hide", "leave"]),
  reason: reason.optional().describe("What the author reads; needed to hide"),
})
export const hidingDecision = z.object({
  kind: z.enum(takedownKinds),
  id: itemId,
  action: z.enum(["hide", "keep", "restore"]).describe("keep: what is hidden and was appealed stays so"),
  reason,
})

/** As the dialogs have it. */
export const decisionFields = z.object({ reason })
