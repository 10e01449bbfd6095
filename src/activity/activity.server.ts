// What a person has done, in their own words, newest first (specification 1 §7, GET /user/activity). Other slices record
// finished words in the transaction of the act itself, so that the list never tells of something that did not happen.
import type { Actor } from "../platform/actor.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"
import { actionDisplay } from "./activity.rules.ts"

export interface Act {
  account_id: string
  /** One of the known actions (2 §3) or a new one in snake_case: "book_service". */
  action: string
  details: string
  at: Date
}

export const recordActivity = async (db: Db, act: Act | Act[]) => {
  const rows = [act].flat().map(({ at, ...rest }) => ({ id: newId(), ...rest, created_at: at }))
  await db.insertInto("activities").values(rows).execute()
}

export const listActivity = async (ctx: Ctx<"signed_in">, page: { limit: number; cursor?: string | undefined }) => {
  const rows = await findActivities(ctx.db, ctx.actor, page)
  const activities = rows.slice(0, page.limit).map((row) => ({
    ...row,
    action_display: actionDisplay(row.action),
    created_at: row.created_at.toISOString(),
  }))
  return { activities, next: rows.length > page.limit ? (activities.at(-1)?.id ?? null) : null }
}

/** One row more than asked for: whether there is more. Ids grow with time, so the last id is the cursor. */
const findActivities = (db: Db, actor: Actor, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
  let rows = db
    .selectFrom("activities")
    .select(["id", "action", "details", "created_at"])
    .where("account_id", "=", actor.account_id)
    .orderBy("id", "desc")
    .limit(limit + 1)
  if (cursor) rows = rows.where("id", "<", cursor)
  return rows.execute()
}
