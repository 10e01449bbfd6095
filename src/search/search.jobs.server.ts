// A badge falls by itself on the page it is shown on; the rank behind it follows within the hour. What was searched without a
// result is forgotten when it is old.
import { sql } from "kysely"
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { forgetUnanswered } from "./unanswered/unanswered.server.ts"

const BATCH = 100

/** How many professionals had a badge that no longer holds. */
export const followExpiredChecks = (db: Db, batch = BATCH) =>
  inBatches(batch, async (size) => {
    const { rows } = await sql<{ professional_id: string }>`
      select distinct professional_id from search_entries
      where is_verified and verified_until < 'infinity' and verified_until <= now() limit ${size}`.execute(db)
    const ids = rows.map(({ professional_id }) => professional_id)
    await sql`select refresh_search_entries(${ids}::text[])`.execute(db)
    return ids.length
  })

export const searchJobs: Jobs = {
  follow_expired_checks: async (_payload, { db }) => {
    await followExpiredChecks(db)
  },
  forget_unanswered_searches: async (_payload, { db, clock }) => forgetUnanswered(db, clock()),
}

export const searchSchedules = ["7 * * * * follow_expired_checks", "50 22 * * * forget_unanswered_searches"]
