import { z } from "zod"
import { anyId } from "../../platform/id.schema.ts"
import { anyLine } from "../../platform/visible-text.schema.ts"
import { testimonial } from "../testimonials/testimonial.schema.ts"
import { BANNER_LENGTH, bannerLevels } from "./banner.rules.ts"
import { MAX_CHOSEN } from "./chosen-reviews.rules.ts"

const minute = z
  .string()
  .max(16)
  .regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/)
  .describe("Indian time, 2026-11-24T16:30; empty: not bound")

export const bannerFields = z.object({
  text: anyLine(BANNER_LENGTH).default("").describe("One paragraph, without formatting; needed while it is on"),
  level: z.enum(bannerLevels),
  from: minute.optional(),
  until: minute.optional(),
  is_on: z.boolean(),
})
export type BannerFields = z.output<typeof bannerFields>

export const banner = bannerFields.required().extend({
  version: z.number().int(),
  state: z.enum(["off", "waiting", "shown", "over"]),
})
export type Banner = z.output<typeof banner>

export const chosenReview = z.object({
  id: z.string(),
  provider_name: z.string(),
  shown: testimonial.nullable().describe("null: hidden or its consent taken back, so it is not shown"),
})
export type ChosenReview = z.output<typeof chosenReview>

export const chosenIds = z
  .array(anyId)
  .max(MAX_CHOSEN)
  .refine((ids) => new Set(ids).size === ids.length, { params: { rule: "each_once" } })
