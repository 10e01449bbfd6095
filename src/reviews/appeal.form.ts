import { appealForm } from "../moderation/appeal.form.ts"
import { call } from "../platform/api/api-client.ts"
import { appealReview } from "./review.contract.ts"

export const reviewAppealForm = (id: string) => appealForm("review", (appeal) => call(appealReview, { id, appeal }))
