import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import { serveUpload } from "../platform/api/serve-upload.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { deskEntryData } from "./desk-entries/desk-entry.personal.server.ts"
import * as grievanceDesk from "./grievance/desk/grievance-desk.contract.ts"
import {
  grievanceAnswered,
  grievanceClosed,
  grievanceMoved,
  grievanceQuestion,
} from "./grievance/desk/grievance-desk.notifications.server.ts"
import {
  actOnGrievance,
  changeGrievance,
  changeSeveral as changeSeveralGrievances,
  exportGrievances,
  getGrievanceAtDesk,
  listGrievances,
} from "./grievance/desk/grievance-desk.server.ts"
import { escalateGrievance, fileGrievance, grievanceStatus } from "./grievance/grievance.contract.ts"
import {
  grievanceAcknowledged,
  grievanceForOfficer,
  grievanceTakenFurther,
} from "./grievance/grievance.notifications.server.ts"
import { grievanceData } from "./grievance/grievance.personal.server.ts"
import { getGrievance, storeEscalation, storeGrievance } from "./grievance/grievance.server.ts"
import { reportAnswered, reportReversed } from "./grievance/reported/report.notifications.server.ts"
import * as inbox from "./inbox/inbox.contract.ts"
import {
  professionalInvited,
  registrationApproved,
  registrationRefused,
  submissionReply,
} from "./inbox/inbox.notifications.server.ts"
import { changeSeveral, changeSubmission, exportInbox, getSubmission, listInbox } from "./inbox/inbox.server.ts"
import {
  approveRegistration,
  enterIncoming,
  refuseRegistration,
  replyToSubmission,
} from "./inbox/inbox-answers.server.ts"
import * as matching from "./matching/matching.contract.ts"
import { matchingJobs, matchingSchedules } from "./matching/matching.jobs.server.ts"
import {
  inquiryAccepted,
  inquirySent,
  inquiryTakenBack,
  inquiryUnplaced,
} from "./matching/matching.notifications.server.ts"
import { sendInquiry, withdrawInquiry } from "./matching/matching.server.ts"
import { suggestFor } from "./matching/suggestion.server.ts"
import * as professionalImport from "./registration/import/import-professionals.contract.ts"
import { bringProfessionals, previewProfessionals } from "./registration/import/import-professionals.server.ts"
import { shareEnquiryContact } from "./status/enquiry-status.contract.ts"
import { shareContactByLink } from "./status/enquiry-status.server.ts"
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
  tables: ["submissions", "submission_links", "grievances", "desk_entries"],
  personal: [deskEntryData, enquiryData, grievanceData],
  calls: [
    serveUpload(professionalImport.previewProfessionals, previewProfessionals),
    serveUpload(professionalImport.importProfessionals, bringProfessionals),
    serve(submitContact, storeContact),
    serve(registerProfessional, storeRegistration),
    serve(registerInterest, storeInterest),
    serve(fileGrievance, storeGrievance),
    serve(grievanceStatus, getGrievance),
    serve(escalateGrievance, storeEscalation),
    serve(grievanceDesk.listGrievances, listGrievances),
    serveFile(grievanceDesk.grievancesFile, exportGrievances, { page: "/admin/grievances" }),
    serve(grievanceDesk.getGrievanceAtDesk, getGrievanceAtDesk),
    serve(grievanceDesk.changeGrievance, changeGrievance),
    serve(grievanceDesk.changeGrievances, changeSeveralGrievances),
    serve(grievanceDesk.actOnGrievance, actOnGrievance),
    serve(inbox.listSubmissions, listInbox),
    serveFile(inbox.submissionsFile, exportInbox, { page: "/admin/submissions" }),
    serve(inbox.getSubmission, getSubmission),
    serve(inbox.changeSubmission, changeSubmission),
    serve(inbox.changeSubmissions, changeSeveral),
    serve(inbox.replyToSubmission, replyToSubmission),
    serve(inbox.enterIncoming, enterIncoming),
    serve(inbox.approveRegistration, approveRegistration),
    serve(inbox.refuseRegistration, refuseRegistration),
    serve(matching.suggestProfessionals, suggestFor),
    serve(matching.sendInquiry, sendInquiry),
    serve(matching.withdrawInquiry, withdrawInquiry),
    serve(shareEnquiryContact, shareContactByLink),
  ],
  notifications: [
    promisedToNotify,
    submissionReceived,
    serviceOpened,
    submissionForTeam,
    submissionReply,
    registrationApproved,
    professionalInvited,
    registrationRefused,
    inquirySent,
    inquiryAccepted,
    inquiryUnplaced,
    inquiryTakenBack,
    grievanceAcknowledged,
    grievanceTakenFurther,
    grievanceForOfficer,
    grievanceAnswered,
    grievanceQuestion,
    grievanceMoved,
    grievanceClosed,
    reportAnswered,
    reportReversed,
  ],
  jobs: { ...submissionJobs, ...matchingJobs },
  schedules: [...submissionSchedules, ...matchingSchedules],
}
