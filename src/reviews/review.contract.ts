import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"

const review = z.object({
  id: z.string(),
  user_name: z.string().nullable().describe("Null: the account was deleted"),
  rating: z.number().int(),
  title: z.string().nullable(),
  comment: z.string(),
  created_at: z.string(),
  response: z.string().nullable(),
  response_date: z.string().nullable(),
  service_name: z.string(),
})
export type Review = z.output<typeof review>

export const professionalReviews = contract({
  name: "provider_reviews",
  summary: "Reviews of a professional, newest first",
  method: "GET",
  path: "/provider/{id}/reviews",
  who: "anyone",
  cacheSeconds: 5,
  input: z.object({
    id: z.string(),
    limit: pageLimit,
    cursor: idCursor,
  }),
  output: z.object({
    reviews: z.array(review),
    summary: z.object({
      average_rating: z.number().nullable(),
      total_reviews: z.number().int(),
      distribution: z.array(z.object({ rating: z.number().int(), count: z.number().int() })).describe("From 5 to 1"),
    }),
    next: z.string().nullable(),
  }),
})
export type ReviewPage = z.output<typeof professionalReviews.output>
