// A badge falls by itself on the page it is shown on; the rank behind it follows within the hour.
import { sql } from "kysely"
import type { Jobs } from "../platform/jobs.server.ts"

export const searchJobs: Jobs = {
  follow_expired_checks: async (_payload, { db }) => {
    await sql`select refresh_search_entries(array(
      select distinct professional_id from search_entries
      where is_verified and verified_until < 'infinity' and verified_until <= now() limit 500))`.execute(db)
  },
}

export const searchCron = ["7 * * * * follow_expired_checks"]
