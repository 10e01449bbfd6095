// The JSON door of reviews.
import { serve } from "../platform/api/serve.server.ts"
import { professionalReviews } from "./review.contract.ts"
import { showReviews } from "./review.server.ts"

export const reviewsApi = [serve(professionalReviews, showReviews)]
