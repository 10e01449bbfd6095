// The only SQL over activities. Ids grow with time, so the last id of a page is its cursor.
import { sql } from "kysely"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { type StatementPart, tableOf } from "../platform/database/statement-parts.server.ts"
import { signIns } from "./activity.rules.ts"

interface ActivityRow {
  id: string
  account_id: string
  action: string
  /** JSON */
  params: string
  created_at: Date
}

export const activitiesPart = (rows: ActivityRow[]): StatementPart => ({
  write: (condition) => sql`
    insert into activities (id, account_id, action, params, created_at)
    select a.id, a.account_id, a.action, a.params::jsonb, a.created_at
    from ${tableOf("a (id text, account_id text, action text, params text, created_at timestamptz)", rows)}
    where ${condition}`,
})

export interface Page {
  limit: number
  cursor?: string | undefined
  without?: "sign_ins" | undefined
}

/** One row more than asked for: whether there is more. */
export const findActivities = (db: Db, actor: Actor, { limit, cursor, without }: Page) => {
  let rows = db
    .selectFrom("activities")
    .select(["id", "action", "details", "params", "created_at"])
    .where("account_id", "=", actor.account_id)
    .orderBy("id", "desc")
    .limit(limit + 1)
  if (cursor) rows = rows.where("id", "<", cursor)
  if (without) rows = rows.where("action", "not in", signIns)
  return rows.execute()
}
