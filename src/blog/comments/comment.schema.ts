import { z } from "zod"
import { report } from "../../enquiries/grievance/reported/report.schema.ts"
import { reason, takedown } from "../../moderation/takedown.schema.ts"
import { anyId } from "../../platform/id.schema.ts"
import { lines } from "../../platform/visible-text.schema.ts"
import { commentStates, MAX_COMMENT } from "./comment.rules.ts"

export const blogComment = z.object({
  id: z.string(),
  parent_id: z.string().nullable().describe("What it replies to"),
  content: z.string().describe("Empty: it was removed, and others have replied"),
  author_name: z.string().nullable().describe("Null: a former member, or removed"),
  is_author: z.boolean().describe("Of the post"),
  created_at: z.string(),
})
export type BlogComment = z.output<typeof blogComment>

export const ownComment = z.object({
  id: z.string(),
  content: z.string(),
  status: z.enum(commentStates),
  created_at: z.string(),
  takedown: takedown.nullable().describe("Of what is hidden: why, and what its writer may do"),
})
export type OwnComment = z.output<typeof ownComment>

export const commentFields = z.object({ content: lines(MAX_COMMENT), parent_id: anyId.optional() })

export const heldComment = z.object({
  id: z.string(),
  content: z.string(),
  status: z.enum(commentStates),
  author_id: z.string(),
  author_name: z.string().nullable(),
  post_title: z.string(),
  post_slug: z.string(),
  parent_content: z.string().nullable().describe("What it replies to"),
  created_at: z.string(),
  takedown: takedown.nullable().describe("Why it is hidden"),
  reports: z.array(report).describe("What waits about it, the oldest first"),
})
export type HeldComment = z.output<typeof heldComment>

/** As the dialog has it. */
export const hidingFields = z.object({ reason })
