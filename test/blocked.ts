import { type Kysely, sql } from "kysely"
import type { DB } from "../db/types.ts"
import { until } from "./until.ts"

/** Until a statement waits for what an open transaction of this database holds. */
export const untilBlocked = (db: Kysely<DB>) => {
  const isBlocked = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  return until(isBlocked, "a statement that waits for a lock")
}
