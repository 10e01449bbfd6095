/** What the section of the administrators' dashboard shows, loaded with its page. A page of the log is found by its number. */
import type { ShouldRevalidateFunctionArgs } from "react-router"
import { call } from "../../platform/api/api-client.ts"
import { ApiFailure, failureMessage } from "../../platform/api/api-failure.ts"
import { textsHere } from "../../platform/language/language.ts"
import { CannotAsk, describeList, keepListBehindDialog, type ListView, loadList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { activityLogEntry, activityLogs, activityStats, type LogEntry } from "./activity-log.contract.ts"
import { type ActivityStats, clampPage, lastPageOf, PAGE_SIZE } from "./activity-log.rules.ts"
import { userTypes } from "./person-kinds.rules.ts"
import { activityLogTexts, activityTrackingTexts } from "./texts.ts"

export interface LogPage {
  activities: LogEntry[]
  total: number
  /** Counted from 0. */
  place: number
  next: string | null
  /** Why this filter has no answer. */
  refusal: string | null
}

export const activityLogList = describeList({
  texts: activityLogTexts,
  filters: { user_type: userTypes },
  hasTerms: true,
  dialogs: ["entry"],
  load: async ({ cursor, q, user_type }, options): Promise<LogPage> => {
    const find = (place: number) =>
      call(
        activityLogs,
        { limit: PAGE_SIZE, offset: place * PAGE_SIZE, activity_type: "login", user_type, user_email: q },
        options,
      )
    const wanted = clampPage(Number(cursor ?? 0), Number.MAX_SAFE_INTEGER / PAGE_SIZE / 1000)
    try {
      const found = await find(wanted)
      const place = clampPage(wanted, lastPageOf(found.total))
      const { activities, total } = place === wanted ? found : await find(place)
      return { activities, total, place, next: null, refusal: null }
    } catch (error) {
      return refusedPage(error)
    }
  },
  rows: ({ activities }) => activities,
  one: async (id, options) => (await call(activityLogEntry, { id }, options)).activity,
})
export type ActivityLogList = OpenListOf<typeof activityLogList>

/** The query of the file that has what the list has. */
export const activityFileQuery = ({ chosen: { user_type }, terms }: Pick<ActivityLogList, "chosen" | "terms">) =>
  new URLSearchParams({ ...(user_type && { user_type }), ...(terms && { user_email: terms }) })

/** A filter that is too wide is said beside it; a call that nobody answered, in its own words (specification 2 §8). */
const refusedPage = (error: unknown): LogPage => {
  const refusal = error instanceof ApiFailure ? error.fields.user_email : undefined
  if (refusal) return { activities: [], total: 0, place: 0, next: null, refusal }
  if (error instanceof ApiFailure && error.status === 0) throw new CannotAsk(textsHere(activityLogTexts).unreachable)
  throw error
}

export interface ActivityTrackingView {
  stats: ActivityStats | null
  statsFailure: string | null
  logs: ListView<LogPage, LogEntry>
}

/** Its failures do not fail the page that it stands on. */
export const loadActivityTracking = async (request: Request): Promise<ActivityTrackingView> => {
  const [stats, logs] = await Promise.all([loadStats(request.signal), loadList(activityLogList, request)])
  return { ...stats, logs }
}

const loadStats = async (signal: AbortSignal) => {
  try {
    return { stats: (await call(activityStats, {}, { signal })).activity_stats, statsFailure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { stats: null, statsFailure: failureMessage(error, textsHere(activityTrackingTexts).failed) }
  }
}

/** What is opened from a history is on no page of the log, and loaded; a sign-in is on it. */
export const keepActivityBehindDialog = (change: ShouldRevalidateFunctionArgs) => {
  const opened = change.nextUrl.searchParams.get("entry")
  return opened === null || /^\d+$/.test(opened)
    ? keepListBehindDialog(activityLogList)(change)
    : change.defaultShouldRevalidate
}

/** What one person has done, the latest first. */
export const loadHistory = async (user_email: string, limit: number, signal: AbortSignal) => {
  try {
    const { activities, total } = await call(activityLogs, { user_email, limit }, { signal })
    return { activities, total, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { activities: [], total: 0, failure: failureMessage(error, textsHere(activityLogTexts).failed) }
  }
}
export type History = Awaited<ReturnType<typeof loadHistory>>
