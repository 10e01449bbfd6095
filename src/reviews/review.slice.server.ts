import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import {
  appealReview as appealReviewCall,
  editReview,
  ownReview,
  professionalReviews,
  replyToReview,
  writeReview,
} from "./review.contract.ts"
import { reviewJobs, reviewSchedules } from "./review.jobs.server.ts"
import {
  reviewAnswered,
  reviewEdited,
  reviewInvited,
  reviewWritten,
  writeReviewActivity,
} from "./review.notifications.server.ts"
import { reviewData } from "./review.personal.server.ts"
import * as review from "./review.server.ts"
import { appealReview } from "./review-takedown.server.ts"

export const reviews: Slice = {
  name: "reviews",
  description: "What customers wrote",
  tables: ["reviews", "review_pictures", "review_invitations"],
  personal: [reviewData],
  calls: [
    serve(professionalReviews, review.getReviews),
    serve(ownReview, review.getOwnReview),
    serve(writeReview, review.writeReview),
    serve(editReview, review.editReview),
    serve(replyToReview, review.replyToReview),
    serve(appealReviewCall, appealReview),
  ],
  notifications: [reviewWritten, reviewEdited, reviewAnswered, reviewInvited, writeReviewActivity],
  files: [review.reviewPictures],
  jobs: reviewJobs,
  schedules: reviewSchedules,
}
