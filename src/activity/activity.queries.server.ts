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
  /** In which it was done, and from where; null of what somebody else did, or the clock. */
  session_id: string | null
  ip_address: string | null
}

export const activitiesPart = (rows: ActivityRow[]): StatementPart => ({
  write: (condition) => sql`
    insert into activities (id, account_id, action, params, created_at, session_id, ip_address)
    select a.id, a.account_id, a.action, a.params::jsonb, a.created_at, a.session_id, a.ip_address
    from ${tableOf(`a (${columns}, params text)`, rows)}
    where ${condition}`,
})

/**
 * In place of the same person's rows of this action since `since` that say the same, and of any since `replacesAllSince`:
 * what is done again and again stands once, where it was done last.
 */
export const insertLatest = async (db: Db, rows: ActivityRow[], since: Date, replacesAllSince: Date) => {
  await sql`with n as (select * from ${tableOf(`n (${columns}, params jsonb)`, rows.map(withParams))}),
    replaced as (
      delete from activities a using n where a.account_id = n.account_id and a.action = n.action
        and (a.created_at > ${replacesAllSince}::timestamptz
          or a.created_at >= ${since}::timestamptz and a.params = n.params))
    insert into activities (id, account_id, action, params, created_at, session_id, ip_address)
    select id, account_id, action, params, created_at, session_id, ip_address from n`.execute(db)
}
const columns = "id text, account_id text, action text, created_at timestamptz, session_id text, ip_address text"

const withParams = (row: ActivityRow) => ({ ...row, params: JSON.parse(row.params) })

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

/** What was done stays, without where. @returns how many rows, at most so many */
export const forgetOldNetworks = async (db: Db, before: Date, limit: number) => {
  const { numAffectedRows } = await sql`update activities set session_id = null, ip_address = null where id in (
    select id from activities where ip_address is not null and created_at < ${before}
    order by created_at limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
