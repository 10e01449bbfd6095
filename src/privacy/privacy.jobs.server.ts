// What the clock asks for: copies are made within a minute, what is over goes within the hour.
import type { Jobs } from "../platform/jobs.server.ts"
import { forgetSettledMails } from "../platform/platform.personal.server.ts"
import { eraseLeavers } from "./erasure.server.ts"
import { makeExports } from "./export.server.ts"
import { accountErased } from "./privacy.notifications.server.ts"
import { deleteExpiredExports } from "./privacy.queries.server.ts"

export const privacyJobs: Jobs = {
  make_exports: makeExports,
  erase_leavers: eraseLeavers,
  tidy_privacy: async (_payload, { db, clock }) => {
    await deleteExpiredExports(db, clock())
    await forgetSettledMails(db, accountErased.kind)
  },
}

export const privacyClock = ["* * * * * make_exports", "23 * * * * erase_leavers", "29 * * * * tidy_privacy"]
