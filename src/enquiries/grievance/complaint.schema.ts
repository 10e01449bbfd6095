import { grievance } from "./grievance.schema.ts"

/** The page's form: the call's own fields. */
export const complaintForm = grievance.omit({ timestamp: true })
