// What a professional is told of reviews.

import { localize } from "../platform/language/language.ts"
import { kind } from "../platform/language/notification-kinds.ts"
import { reviewNotificationTexts } from "./texts.ts"

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
  topic: { topic: "reviews", label: localize(reviewNotificationTexts, (t) => t.topic), side: "professional" },
  notification: ({ professional_id, customer_name, rating, title }, language) => {
    const t = reviewNotificationTexts.in(language).written
    const link = `/providers/${professional_id}`
    return {
      type: "success",
      title: t.title,
      message: t.message(customer_name ?? t.formerCustomer, rating, title),
      link,
    }
  },
})
