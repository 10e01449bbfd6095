import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { escalateGrievance, fileGrievance, grievanceStatus } from "./grievance/grievance.contract.ts"
import {
  grievanceAcknowledged,
  grievanceForOfficer,
  grievanceTakenFurther,
} from "./grievance/grievance.notifications.server.ts"
import { grievanceData } from "./grievance/grievance.personal.server.ts"
import { getGrievance, storeEscalation, storeGrievance } from "./grievance/grievance.server.ts"
import { reportAnswered } from "./grievance/reported/report.notifications.server.ts"
import { registerInterest, registerProfessional, submitContact } from "./submission.contract.ts"
import { submissionJobs, submissionSchedules } from "./submission.jobs.server.ts"
import {
  promisedToNotify,
  serviceOpened,
  submissionForTeam,
  submissionReceived,
} from "./submission.notifications.server.ts"
import { enquiryData } from "./submission.personal.server.ts"
import { storeContact, storeInterest, storeRegistration } from "./submission.server.ts"

export const enquiries: Slice = {
  name: "enquiries",
  description: "What people write to us",
  tables: ["submissions", "grievances"],
  personal: [enquiryData, grievanceData],
  calls: [
    serve(submitContact, storeContact),
    serve(registerProfessional, storeRegistration),
    serve(registerInterest, storeInterest),
    serve(fileGrievance, storeGrievance),
    serve(grievanceStatus, getGrievance),
    serve(escalateGrievance, storeEscalation),
  ],
  notifications: [
    promisedToNotify,
    submissionReceived,
    serviceOpened,
    submissionForTeam,
    grievanceAcknowledged,
    grievanceTakenFurther,
    grievanceForOfficer,
    reportAnswered,
  ],
  jobs: submissionJobs,
  schedules: submissionSchedules,
}
