// Who decides at the desk: owners, and those of the desk.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"

/** How many administrators can sign in and decide, now and tomorrow. */
export const countDeciders = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts
    where is_admin and desk_role <> 'reader' and activated_at is not null and suspended_at is null
      and deletion_due_at is null`.execute(db)
  return rows[0]!.count
}
