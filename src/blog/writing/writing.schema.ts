import { z } from "zod"
import { takedown } from "../../moderation/takedown.schema.ts"
import { anyLine, line } from "../../platform/visible-text.schema.ts"
import { imageAddress } from "../document/addresses.ts"
import { documentSchema } from "../document/document.schema.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { asTags } from "../posts/tags.rules.ts"
import { postStates } from "./writing.rules.ts"

const instant = z.string().describe("UTC, to the millisecond")

/** A text as it is saved, whole or not. */
export const savedText = z.object({
  title: anyLine(POST_LIMITS.title),
  excerpt: anyLine(POST_LIMITS.excerpt),
  document: documentSchema,
  category_id: z.number().int().min(1).max(POST_LIMITS.category).nullable(),
  // Bounded again: a letter may be two when it is small.
  tags: z
    .array(line(POST_LIMITS.tag))
    .max(POST_LIMITS.tags)
    .transform(asTags)
    .pipe(z.array(z.string().max(POST_LIMITS.tag))),
  featured_image: z
    .string()
    .max(200)
    .refine((address) => imageAddress(address) !== null, { params: { rule: "own_picture" } })
    .nullable(),
  featured_alt: anyLine(POST_LIMITS.alt),
})
export type SavedText = z.output<typeof savedText>

export const postVersion = savedText.extend({
  version: z.number().int(),
  save_id: z.string().nullable().describe("What its sender called this save"),
  saved_at: instant,
  saved_by: z.string().nullable().describe("A name; null: of somebody who has left"),
  is_own: z.boolean().describe("Saved by who asks"),
})
export type PostVersion = z.output<typeof postVersion>

const standing = {
  id: z.string(),
  slug: z.string(),
  status: z.enum(postStates),
  version: z.number().int(),
  submitted_version: z.number().int().nullable().describe("What our team, or its time, waits for"),
  published_version: z.number().int().nullable().describe("What readers see"),
  submitted_at: instant.nullable(),
  scheduled_for: instant.nullable(),
  published_at: instant.nullable(),
  review_note: z.string().nullable().describe("Why it was sent back"),
  takedown: takedown.nullable().describe("Of what our team hid: why, and what its author may do"),
}

/** A post as its author writes it: the newest text. */
export const writtenPost = z.object({
  ...standing,
  is_own: z.boolean().describe("Written by who asks; who publishes opens other people's too"),
  text: postVersion,
})
export type WrittenPost = z.output<typeof writtenPost>

export const ownPost = z.object({
  ...standing,
  title: z.string(),
  category_name: z.string().nullable(),
  category_color: z.string().nullable(),
  saved_at: instant,
  view_count: z.number().int(),
  like_count: z.number().int(),
  comment_count: z.number().int(),
})
export type OwnPost = z.output<typeof ownPost>

export const listedVersion = z.object({
  version: z.number().int(),
  saved_at: instant,
  saved_by: z.string().nullable(),
  is_published: z.boolean(),
  is_submitted: z.boolean(),
})
export type ListedVersion = z.output<typeof listedVersion>

export const ownPicture = z.object({
  id: z.string(),
  small: z.string(),
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type OwnPicture = z.output<typeof ownPicture>
