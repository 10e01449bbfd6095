import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { requestDeletion, takeBack } from "./deletion.server.ts"
import { handOverExport, requestExport } from "./export.server.ts"
import { agree, askDeletion, askExport, downloadExport, privacyConsents, takeBackDeletion } from "./privacy.contract.ts"
import { privacyClock, privacyJobs } from "./privacy.jobs.server.ts"
import { privacyNotifications } from "./privacy.notifications.server.ts"
import { privacyData } from "./privacy.personal.server.ts"
import { PRIVACY_PAGE } from "./privacy.rules.ts"
import { agreeToTerms, showPrivacy } from "./privacy.server.ts"

export const privacy: Slice = {
  name: "privacy",
  description: "What I agreed to, a copy of my data, and deleting my account",
  tables: ["data_exports"],
  personal: [privacyData],
  calls: [
    serve(privacyConsents, showPrivacy),
    serve(agree, agreeToTerms),
    serve(askExport, requestExport),
    serveFile(downloadExport, handOverExport, { page: PRIVACY_PAGE }),
    serve(askDeletion, requestDeletion),
    serve(takeBackDeletion, takeBack),
  ],
  jobs: privacyJobs,
  clock: privacyClock,
  notifications: privacyNotifications,
}
