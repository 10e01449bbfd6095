// What a professional is told of reviews.
import { kind } from "../platform/words/kinds.ts"
import { reviewNoticeWords } from "./review.kinds.words.ts"

export interface WrittenReview {
  professional_id: string
  customer_name: string
  rating: number
  title: string
}

export const reviewWritten = kind<WrittenReview>({
  kind: "review_written",
  notice: ({ professional_id, customer_name, rating, title }, language) => {
    const t = reviewNoticeWords.in(language).written
    const link = `/providers/${professional_id}`
    return { type: "success", title: t.title, message: t.message(customer_name, rating, title), link }
  },
})
