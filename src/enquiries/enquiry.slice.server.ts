import type { Slice } from "../platform/slice.server.ts"
import { grievanceApi } from "./grievance/grievance.api.server.ts"
import {
  grievanceAcknowledged,
  grievanceForOfficer,
  grievanceTakenFurther,
} from "./grievance/grievance.kinds.server.ts"
import { enquiriesApi } from "./submission.api.server.ts"
import { promisedToTell, submissionForTeam } from "./submission.kinds.server.ts"

export const enquiries: Slice = {
  name: "enquiries",
  description: "What people write to us",
  calls: [...enquiriesApi, ...grievanceApi],
  kinds: [promisedToTell, submissionForTeam, grievanceAcknowledged, grievanceTakenFurther, grievanceForOfficer],
}
