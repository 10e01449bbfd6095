import type { Slice } from "../platform/slice.server.ts"
import { reviewsApi } from "./review.api.server.ts"
import { reviewWritten } from "./review.kinds.server.ts"

export const reviews: Slice = {
  name: "reviews",
  description: "What customers wrote",
  calls: reviewsApi,
  kinds: [reviewWritten],
}
