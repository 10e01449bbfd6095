import { z } from "zod"
import { portraitUrls } from "../accounts/portrait/portrait.schema.ts"
import { takedown } from "../moderation/takedown.schema.ts"
import { anyId } from "../platform/id.schema.ts"
import { byRule } from "../platform/validation.ts"
import { anyLine, lines } from "../platform/visible-text.schema.ts"
import { COMMENT_LIMIT, MAX_PICTURES, RESPONSE_LIMIT, stars, TITLE_LIMIT, unreadable } from "./review.rules.ts"

export const pictureSizes = { small: 320, large: 1600 } as const

const picture = z.object({
  id: z.string().describe("Of the file"),
  small: z.string().describe(`Address; ${pictureSizes.small} pixels at most`),
  large: z.string().describe(`Address; ${pictureSizes.large} pixels at most`),
})

export const review = z.object({
  id: z.string(),
  user_name: z.string().nullable().describe("Null: the account was deleted"),
  rating: z.number().int(),
  title: z.string().nullable(),
  comment: z.string(),
  pictures: z.array(picture),
  created_at: z.string(),
  edited_at: z.string().nullable().describe("Null: it stands as it was written"),
  response: z.string().nullable(),
  response_date: z.string().nullable(),
  service_name: z.string(),
})
export type Review = z.output<typeof review>

const readableLines = (limit: number) => lines(limit).superRefine(byRule(unreadable))

/** What a customer writes. */
export const reviewText = z.object({
  rating: z.number().int().min(1).max(5),
  title: anyLine(TITLE_LIMIT).default(""),
  comment: readableLines(COMMENT_LIMIT),
  consent_public: z.boolean().default(false).describe("It may be quoted, on the home page say"),
  file_ids: z.array(anyId).max(MAX_PICTURES).default([]).describe("Pictures, as their uploads answered"),
})
export type ReviewText = z.output<typeof reviewText>

/** The same as fields of a form, with whom and what it is about. */
export const reviewFields = z.object({
  rating: z.enum(stars),
  ...reviewText.pick({ title: true, comment: true, consent_public: true }).shape,
  file_ids: z.string().default("").describe("With spaces between them"),
  provider_id: z.string(),
  booking_id: z.string(),
  review_id: z.string().default("").describe("Empty: a new one"),
})

export const reply = z.object({ response: readableLines(RESPONSE_LIMIT) })
export const replyFields = reply.extend({ reviewId: z.string() })

/** A customer's visit, and what they have written of it. */
export const reviewedVisit = z.object({
  booking_id: z.string(),
  provider_id: z.string(),
  provider_name: z.string().nullable().describe("Business name; null: the account was deleted"),
  provider_portrait: portraitUrls.nullable(),
  service_name: z.string(),
  start_time: z.string().describe("Instant"),
  refusal: z
    .enum(["not_completed", "cancelled", "not_rated", "gone", "too_late", "hidden"])
    .nullable()
    .describe("Why nothing can be written; null: it can"),
  editable_until: z.string().nullable().describe("Instant; null: nothing is written yet"),
  review: review
    .extend({ consent_public: z.boolean(), takedown: takedown.nullable().describe("Null: everybody reads it") })
    .nullable(),
})
export type ReviewedVisit = z.output<typeof reviewedVisit>
