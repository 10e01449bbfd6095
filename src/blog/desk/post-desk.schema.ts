import { z } from "zod"
import { takedown } from "../../moderation/takedown.schema.ts"
import { postPreview } from "../posts/post.schema.ts"
import { postStates } from "../writing/writing.rules.ts"
import { MAX_NOTE, MIN_NOTE, postDecisions } from "./post-desk.rules.ts"

export const deskPost = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(postStates),
  version: z.number().int(),
  submitted_version: z.number().int().nullable(),
  published_version: z.number().int().nullable(),
  title: z.string(),
  excerpt: z.string(),
  category_name: z.string().nullable(),
  author_id: z.string().nullable(),
  author_name: z.string().nullable().describe("Null: a former member"),
  submitted_at: z.string().nullable(),
  scheduled_for: z.string().nullable(),
  published_at: z.string().nullable(),
  review_note: z.string().nullable(),
  takedown: takedown.nullable().describe("Why somebody else hid it, and what its author says"),
})
export type DeskPost = z.output<typeof deskPost>

/** A post as it will look, with what readers see now. */
export const reviewedPost = deskPost.extend({
  preview: postPreview,
  pictures: z
    .array(z.object({ src: z.string(), alt: z.string(), caption: z.string().nullable() }))
    .describe("The featured one first; with what is read to who does not see them"),
  text: z.string().describe("Title, excerpt and text, a paragraph a line"),
  published_text: z.string().nullable().describe("The same of what readers see; null: nothing yet"),
})
export type ReviewedPost = z.output<typeof reviewedPost>

const note = z.string().trim().min(MIN_NOTE).max(MAX_NOTE)

export const postDecision = z.object({
  id: z.string().max(100),
  decision: z.enum(postDecisions),
  version: z.number().int().min(1).optional().describe("What was read; another one by now is a conflict"),
  note: note.optional().describe("What the author reads; needed to send back and to hide"),
})

export const postOutcome = z.object({
  message: z.string(),
  status: z.enum(postStates).describe("What the post is now"),
  slug: z.string(),
})
export type PostOutcome = z.output<typeof postOutcome>

/** As the dialog has it. */
export const noteFields = z.object({ note })
