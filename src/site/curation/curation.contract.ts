import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { testimonial } from "../testimonials/testimonial.schema.ts"
import { banner, bannerFields, chosenIds, chosenReview } from "./curation.schema.ts"
import { contentFieldTexts } from "./texts.ts"

/** An integer of the database. */
const MAX_VERSION = 2_147_483_647

export const siteContent = contract({
  name: "admin_content",
  summary: "What administrators set on public pages: the banner, and the reviews of the home page",
  method: "GET",
  path: "/admin/content",
  who: "admin",
  input: z.object({}),
  output: z.object({
    banner,
    reviews: z.array(chosenReview).describe("Chosen, in their order; while none of them is shown the newest are"),
  }),
})

export const setBanner = contract({
  name: "set_banner",
  summary: "The banner of all public pages: its text, how loud it is, from when until when, on or off",
  method: "PUT",
  path: "/admin/content/banner",
  who: "admin",
  texts: contentFieldTexts,
  limit: { bucket: "content", perAccount: { max: 200, seconds: 3600 } },
  refuses: ["conflict"],
  input: bannerFields.extend({ version: z.coerce.number().int().min(0).max(MAX_VERSION).describe("As it was read") }),
  output: z.object({ message: z.string(), banner, before: banner }),
})

export const quotableReviews = contract({
  name: "admin_quotable_reviews",
  summary: "Reviews of 4 and 5 whose writers agreed to be quoted, newest first",
  method: "GET",
  path: "/admin/content/reviews",
  who: "admin",
  texts: contentFieldTexts,
  input: z.object({ q: z.string().trim().max(200).optional().describe("Words of it, or of a name") }),
  output: z.object({ reviews: z.array(testimonial), has_more: z.boolean() }),
})

export const chooseReviews = contract({
  name: "choose_home_reviews",
  summary: "Which reviews the home page shows, in this order; none: the newest",
  method: "PUT",
  path: "/admin/content/reviews",
  who: "admin",
  texts: contentFieldTexts,
  limit: { bucket: "content", perAccount: { max: 200, seconds: 3600 } },
  refuses: ["conflict"],
  input: z.object({ ids: chosenIds, seen: chosenIds.describe("Those that were chosen when it was read") }),
  output: z.object({ message: z.string(), reviews: z.array(chosenReview) }),
})
