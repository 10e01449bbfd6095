// What a person has done, newest first (specification 1 §7, GET /user/activity). Other slices record finished words in
// the transaction of the act itself, so that the list never tells of something that did not happen.
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"
import type { ActivityPage } from "./activity.contract.ts"
import { findActivities, insertActivities, type Page } from "./activity.queries.server.ts"
import { actionDisplay } from "./activity.rules.ts"

export interface Act {
  account_id: string
  /** One of the known actions (specification 2 §3) or a new one like them: "book_service". */
  action: string
  details: string
  at: Date
}

export const recordActivity = (db: Db, act: Act | Act[]) =>
  insertActivities(
    db,
    [act].flat().map(({ at, ...rest }) => ({ id: newId(), ...rest, created_at: at })),
  )

export const listActivity = async (ctx: Ctx<"signed_in">, page: Page): Promise<ActivityPage> => {
  const rows = await findActivities(ctx.db, ctx.actor, page)
  const activities = rows.slice(0, page.limit).map((row) => ({
    ...row,
    action_display: actionDisplay(row.action),
    created_at: row.created_at.toISOString(),
  }))
  return { activities, next: rows.length > page.limit ? (activities.at(-1)?.id ?? null) : null }
}
