import { type Kysely, sql } from "kysely"
import type { DB } from "../db/types.ts"
import { until } from "./until.ts"

/** Until a statement, or so many, wait for what an open transaction of this database holds. */
export const untilBlocked = (db: Kysely<DB>, count = 1) => {
  const isBlocked = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length >= count
  }
  return until(isBlocked, `${count} that wait for a lock`)
}
