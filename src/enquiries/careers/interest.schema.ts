import { careerSubmission } from "../submission.schema.ts"

/** The careers page's form: the call's own fields. */
export const interestForm = careerSubmission.omit({ timestamp: true })
