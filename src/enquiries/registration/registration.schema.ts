import { registrationSubmission } from "../submission.schema.ts"

/** The recruitment page's form: the call's own fields. */
export const registrationForm = registrationSubmission.omit({ timestamp: true })
