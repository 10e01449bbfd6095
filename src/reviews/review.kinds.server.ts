// What a professional is told of reviews.
import { kind } from "../platform/language/kinds.ts"
import { localize } from "../platform/language/language.ts"
import { reviewNoticeTexts } from "./texts.ts"

export interface WrittenReview {
  /** Not in rows from before it was kept. */
  review_id?: string
  professional_id: string
  /** Null or gone: the account was deleted. */
  customer_name?: string | null
  rating: number
  title: string
}

export const reviewWritten = kind<WrittenReview>({
  kind: "review_written",
  topic: { topic: "reviews", label: localize(reviewNoticeTexts, (t) => t.topic), side: "professional" },
  notice: ({ professional_id, customer_name, rating, title }, language) => {
    const t = reviewNoticeTexts.in(language).written
    const link = `/providers/${professional_id}`
    return {
      type: "success",
      title: t.title,
      message: t.message(customer_name ?? t.formerCustomer, rating, title),
      link,
    }
  },
})
