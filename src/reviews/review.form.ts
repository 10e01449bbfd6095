/** Writing a review, or changing one's own; and the one reply of its professional. */
import { call } from "../platform/api/api-client.ts"
import { form } from "../platform/form/form.ts"
import { fieldsOf } from "../platform/form/form-fields.ts"
import { editReview, replyToReview, writeReview } from "./review.contract.ts"
import { unreadable } from "./review.rules.ts"
import { replyFields, reviewFields } from "./review.schema.ts"
import { replyFormTexts, reviewFormTexts } from "./texts.ts"

export const reviewForm = form({
  name: "review",
  fields: fieldsOf(reviewFields),
  texts: reviewFormTexts,
  rules: [{ fields: ["comment"], check: ({ comment }) => unreadable(comment) }],
  send: async ({ provider_id, booking_id, review_id, file_ids, rating, ...text }, { key }) => {
    const written = {
      ...text,
      rating: Number(rating),
      id: provider_id,
      file_ids: file_ids?.split(" ").filter(Boolean) ?? [],
    }
    return review_id
      ? call(editReview, { ...written, reviewId: review_id })
      : call(writeReview, { ...written, booking_id }, { idempotencyKey: key })
  },
})

export const replyForm = form({
  name: "reply",
  fields: fieldsOf(replyFields),
  texts: replyFormTexts,
  rules: [{ fields: ["response"], check: ({ response }) => unreadable(response) }],
  send: ({ reviewId, response }) => call(replyToReview, { reviewId, response }),
})
