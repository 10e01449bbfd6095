// Jobs: exports are made within a minute; expired ones and due accounts are deleted within the hour.

import { sql } from "kysely"
import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import type { PersonalData } from "../platform/personal-data.server.ts"
import { forgetSettledMails } from "../platform/platform.personal.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { cancelDeletion, eraseLeavers, requestDeletion } from "./deletion.server.ts"
import { makeExports, readExportFile, requestExport } from "./export.server.ts"
import { agree, askDeletion, askExport, downloadExport, privacyConsents, takeBackDeletion } from "./privacy.contract.ts"
import { accountErased, privacyNotifications } from "./privacy.notifications.server.ts"
import { deleteExpiredExports, deleteExportsOf, renewExportsAbout } from "./privacy.queries.server.ts"
import { PRIVACY_PAGE } from "./privacy.rules.ts"
import { agreeToTerms, getPrivacy } from "./privacy.server.ts"
import { privacyPersonalTexts } from "./texts.ts"

export const privacyJobs: Jobs = {
  make_exports: makeExports,
  erase_leavers: eraseLeavers,
  tidy_privacy: async (_payload, { db, clock }) => {
    await deleteExpiredExports(db, clock())
    await forgetSettledMails(db, accountErased.kind)
  },
}

const privacySchedules = ["* * * * * make_exports", "23 * * * * erase_leavers", "29 * * * * tidy_privacy"]

const exportItself = "It would hold every copy before it."

const privacyData: PersonalData = {
  exports: [
    {
      table: "data_exports",
      texts: privacyPersonalTexts,
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.asked_at desc`,
      excludedColumns: { page: exportItself, data: exportItself },
    },
  ],
  erase: async (db, person, at) => {
    await deleteExportsOf(db, person.account_id)
    await renewExportsAbout(db, person, at)
  },
}

export const privacy: Slice = {
  name: "privacy",
  description: "What I agreed to, a copy of my data, and deleting my account",
  tables: ["data_exports"],
  personal: [privacyData],
  calls: [
    serve(privacyConsents, getPrivacy),
    serve(agree, agreeToTerms),
    serve(askExport, requestExport),
    serveFile(downloadExport, readExportFile, { page: PRIVACY_PAGE }),
    serve(askDeletion, requestDeletion),
    serve(takeBackDeletion, cancelDeletion),
  ],
  jobs: privacyJobs,
  schedules: privacySchedules,
  notifications: privacyNotifications,
}
