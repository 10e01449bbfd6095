// A person's recent activity, newest first (specification 1 §7, GET /user/activity). Other slices record an action and its
// params in the transaction of the action, so that none is listed that did not happen.
import { pageOf } from "../platform/api/page.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { currentSession } from "../platform/current-session.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement } from "../platform/database/statement-parts.server.ts"
import { dayNumberAt, midnightOf } from "../platform/days.ts"
import { newId } from "../platform/id.ts"
import type { Language } from "../platform/language/language.ts"
import { type NotificationKind, textsOfRow } from "../platform/language/notification-kinds.ts"
import { capital } from "../platform/language/parts.ts"
import type { ActivityPage } from "./activity.contract.ts"
import { activitiesPart, findActivities, insertLatest, type Page } from "./activity.queries.server.ts"
import { actionTexts } from "./texts.ts"

/** An action without a text shows its name: underscores as spaces, the first letter capitalised (specification 2 §3). */
export const actionDisplay = (action: string, language: Language) => {
  const { actions } = actionTexts.in(language)
  if (Object.hasOwn(actions, action)) return actions[action]!
  return capital(action.replaceAll("_", " "))
}

interface ActivityInput {
  account_id: string
  at: Date
  /** In which it was done, where it is not that of the call: at a sign-in, which opens it. */
  within?: { session_id: string; network: string }
}

/** @param action one of the known actions (specification 2 §3) or a new one like them, "book_service", with its details */
export const recordActivity = <P extends object>(db: Db, kind: NotificationKind<P>, params: P, act: ActivityInput) =>
  runAsOneStatement(db, [activitiesOf([activityRow(kind, params, act)])])

/** The same as part of the statement that makes the change. */
export const activitiesOf = activitiesPart

/**
 * What is done many times a day, as looking at somebody, or selecting and removing them: the same stands once an Indian day, where it
 * was done last. What comes within `replacesWithinMs` of another takes its place, as a search that is typed on does.
 */
export const recordLatestActivity = <P extends object>(
  db: Db,
  kind: NotificationKind<P>,
  params: P,
  act: ActivityInput,
  options?: { replacesWithinMs: number },
) => recordLatestActivities(db, kind, [params], act, options)

/** Several of one act. */
export const recordLatestActivities = <P extends object>(
  db: Db,
  kind: NotificationKind<P>,
  several: readonly P[],
  act: ActivityInput,
  { replacesWithinMs = 0 }: { replacesWithinMs?: number } = {},
) => {
  const now = act.at.getTime()
  const today = new Date(midnightOf(dayNumberAt(now)))
  const rows = several.map((params) => activityRow(kind, params, act))
  return insertLatest(db, rows, today, new Date(now - replacesWithinMs))
}

/** A row to be inserted; the demo makes its past activities with it, too. */
export const activityRow = <P extends object>(
  { kind }: NotificationKind<P>,
  params: P,
  { account_id, at, within = ownSession(account_id) }: ActivityInput,
) => ({
  id: newId(),
  account_id,
  action: kind,
  params: JSON.stringify(params),
  created_at: at,
  session_id: within?.session_id ?? null,
  ip_address: within?.network ?? null,
})

/** What one side does is also told to the other, who was not there. */
const ownSession = (accountId: string) => {
  const session = currentSession()
  return session?.account_id === accountId ? session : undefined
}

export const listActivity = async (ctx: Ctx<"signed_in">, page: Page): Promise<ActivityPage> => {
  const rows = await findActivities(ctx.db, ctx.actor, page)
  const { page: shown, next } = pageOf(rows, page.limit, ({ id }) => id)
  const activities = shown.map(({ id, action, details, params, created_at }) => ({
    id,
    action,
    action_display: actionDisplay(action, ctx.language),
    details: detailsOf({ action, details, params }, ctx.language),
    about: textsOfRow({ kind: action, params }, ({ about }, known) => about?.(known)) ?? null,
    created_at: created_at.toISOString(),
  }))
  return { activities, next }
}

interface ActivityRow {
  action: string
  details: string
  params: unknown
}

/** Rows from before kinds existed store their details. */
export const detailsOf = ({ action, details, params }: ActivityRow, language: Language) =>
  params === null
    ? details
    : (textsOfRow({ kind: action, params }, ({ details }, known) => details?.(known, language)) ??
      actionDisplay(action, language))
