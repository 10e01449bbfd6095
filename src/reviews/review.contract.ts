import { z } from "zod"
import { appealText } from "../moderation/takedown.schema.ts"
import { appealFormTexts } from "../moderation/texts.ts"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"
import { anyId } from "../platform/id.schema.ts"
import { reply, review, reviewedVisit, reviewText } from "./review.schema.ts"
import { replyFormTexts, reviewFormTexts } from "./texts.ts"

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
    responded: z.enum(["true", "false"]).optional().describe("Only those with a reply, or without"),
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

const message = z.string()
const aDay = 86_400

export const ownReview = contract({
  name: "user_review",
  summary: "What I have written of a visit, and whether I can",
  method: "GET",
  path: "/user/bookings/{booking_id}/review",
  who: "customer",
  input: z.object({ booking_id: z.string() }),
  output: z.object({ visit: reviewedVisit }),
})

export const writeReview = contract({
  name: "write_review",
  summary: "Review a professional after a visit, once a booking",
  method: "POST",
  path: "/professional/{id}/review",
  who: "customer",
  status: 201,
  limit: { bucket: "reviews", perAccount: { max: 50, seconds: aDay } },
  refuses: ["conflict"],
  texts: reviewFormTexts,
  input: reviewText.extend({ id: z.string().describe("The professional"), booking_id: anyId }),
  output: z.object({ message, visit: reviewedVisit }),
})

export const editReview = contract({
  name: "edit_review",
  summary: "Change my review, for 48 hours",
  method: "PUT",
  path: "/professional/{id}/review/{reviewId}",
  who: "customer",
  limit: { bucket: "reviews", perAccount: { max: 50, seconds: aDay } },
  refuses: ["conflict"],
  texts: reviewFormTexts,
  input: reviewText.extend({ id: z.string().describe("The professional"), reviewId: z.string() }),
  output: z.object({ message, visit: reviewedVisit }),
})

export const replyToReview = contract({
  name: "respond_to_review",
  summary: "Reply to a review of mine, once",
  method: "POST",
  path: "/provider/reviews/{reviewId}/respond",
  who: "professional",
  identity: ["provider_id"],
  refuses: ["conflict"],
  texts: replyFormTexts,
  input: reply.extend({ reviewId: z.string(), provider_id: anyId.optional() }),
  output: z.object({ message, review }),
})

export const appealReview = contract({
  name: "appeal_review",
  summary: "Say why a review of mine that administrators have hidden should be shown again, once",
  method: "POST",
  path: "/reviews/{id}/appeal",
  who: "customer",
  refuses: ["not_found", "conflict"],
  texts: appealFormTexts,
  input: appealText.extend({ id: anyId }),
  output: z.object({ message }),
})
