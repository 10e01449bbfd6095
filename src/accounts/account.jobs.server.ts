// What accounts leave behind, cleared away every night: mailed links, invitations and sessions that have been over for 30 days, sign-ups
// whose last link has been, and the end of the record. Until then an old link can still say that it has expired, and an old session still answers the
// question who was where.

import { inBatches } from "../platform/database/batches.server.ts"
import { DAY_MS } from "../platform/days.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { deleteOldInvitations } from "./admin-invitation/admin-invitation.queries.server.ts"
import { clearOldAudit } from "./audit.server.ts"
import { deleteExpiredLinks } from "./links/link.queries.server.ts"
import { ENDED_RETENTION_DAYS } from "./retention.rules.ts"
import { deleteExpiredCodes } from "./roles/add-role.queries.server.ts"
import { deleteOldSessions } from "./session/session.queries.server.ts"
import { deleteOldUnactivated } from "./sign-up/unactivated.queries.server.ts"

const KEPT_MS = ENDED_RETENTION_DAYS * DAY_MS
const BATCH = 1000

export const accountJobs: Jobs = {
  tidy_accounts: async (_payload, { db, clock }) => {
    const before = new Date(clock().getTime() - KEPT_MS)
    await inBatches(BATCH, (size) => deleteOldUnactivated(db, before, size))
    await inBatches(BATCH, (size) => deleteExpiredLinks(db, before, size))
    await inBatches(BATCH, (size) => deleteOldInvitations(db, before, size))
    await inBatches(BATCH, (size) => deleteExpiredCodes(db, clock(), size))
    await inBatches(BATCH, (size) => deleteOldSessions(db, before, size))
    await clearOldAudit(db, clock())
  },
}

/** In the small hours of India. */
export const accountSchedules = ["0 22 * * * tidy_accounts"]
