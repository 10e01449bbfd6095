import type { Slice } from "../platform/slice.server.ts"
import { grievanceApi } from "./grievance/grievance.api.server.ts"
import {
  grievanceAcknowledged,
  grievanceForOfficer,
  grievanceTakenFurther,
} from "./grievance/grievance.kinds.server.ts"
import { enquiriesApi } from "./submission.api.server.ts"
import { submissionClock, submissionJobs } from "./submission.jobs.server.ts"
import { promisedToTell, serviceOpened, submissionForTeam, submissionReceived } from "./submission.kinds.server.ts"

export const enquiries: Slice = {
  name: "enquiries",
  description: "What people write to us",
  calls: [...enquiriesApi, ...grievanceApi],
  kinds: [
    promisedToTell,
    submissionReceived,
    serviceOpened,
    submissionForTeam,
    grievanceAcknowledged,
    grievanceTakenFurther,
    grievanceForOfficer,
  ],
  jobs: submissionJobs,
  clock: submissionClock,
}
