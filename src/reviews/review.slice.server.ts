import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { professionalReviews } from "./review.contract.ts"
import { reviewWritten } from "./review.notifications.server.ts"
import { reviewData } from "./review.personal.server.ts"
import { getReviews } from "./review.server.ts"

export const reviews: Slice = {
  name: "reviews",
  description: "What customers wrote",
  tables: ["reviews"],
  personal: [reviewData],
  calls: [serve(professionalReviews, getReviews)],
  notifications: [reviewWritten],
}
