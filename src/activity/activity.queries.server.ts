// The only SQL over activities. Ids grow with time, so the last id of a page is its cursor.
import type { Insertable } from "kysely"
import type { DB } from "../../db/types.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"

export const insertActivities = (db: Db, rows: Insertable<DB["activities"]>[]) =>
  db.insertInto("activities").values(rows).execute()

export interface Page {
  limit: number
  cursor?: string | undefined
}

/** One row more than asked for: whether there is more. */
export const findActivities = (db: Db, actor: Actor, { limit, cursor }: Page) => {
  let rows = db
    .selectFrom("activities")
    .select(["id", "action", "details", "params", "created_at"])
    .where("account_id", "=", actor.account_id)
    .orderBy("id", "desc")
    .limit(limit + 1)
  if (cursor) rows = rows.where("id", "<", cursor)
  return rows.execute()
}
