import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"

/** @returns the file that was the portrait until now */
export const setPortrait = async (db: Db, accountId: string, fileId: string | null, now: Date) => {
  // Held, so that of two at once the second sees what the first has put there.
  const { rows } = await sql<{ portrait_id: string | null }>`
    with before as (select id, portrait_id from accounts where id = ${accountId} for no key update)
    update accounts a set portrait_id = ${fileId}, updated_at = ${now} from before where a.id = before.id
    returning before.portrait_id`.execute(db)
  return rows[0]?.portrait_id ?? null
}
