import { call } from "../platform/api/api-client.ts"
import { professionalReviews } from "./review.contract.ts"
import type { Review } from "./review.schema.ts"

const PAGE = 100

/** The review that stands beside a project, wherever it is in the list of its professional; undefined where it is gone. */
export const chosenReview = async (
  { id, reviewId }: { id: string; reviewId: string | null },
  options: { signal: AbortSignal },
): Promise<Review | undefined> => {
  if (!reviewId) return undefined
  let cursor: string | undefined
  do {
    const { reviews, next } = await call(professionalReviews, { id, limit: PAGE, cursor }, options)
    const found = reviews.find((one) => one.id === reviewId)
    if (found) return found
    cursor = next ?? undefined
  } while (cursor)
  return undefined
}
