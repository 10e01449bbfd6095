// What people searched without a result, as administrators read it.
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { dateOf, dayAfter, dayNumberAt, midnightOf } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"
import { deleteUnansweredBefore, listUnanswered } from "./unanswered.queries.server.ts"
import { type Period, UNANSWERED_KEPT_DAYS } from "./unanswered.rules.ts"

/** How many days ago the first and the last day of a period are. */
const days: Record<Period, [number, number]> = {
  week: [6, 0],
  before: [13, 7],
  month: [29, 0],
  quarter: [UNANSWERED_KEPT_DAYS - 1, 0],
}

interface Query {
  period: Period
  limit: number
  cursor?: string | undefined
}

export const getUnanswered = async (
  { db, clock }: Pick<Ctx<"admin">, "db" | "clock">,
  { period, limit, cursor }: Query,
) => {
  const [since, until] = days[period].map((ago) => dayAfter(indianDay(clock()), -ago)) as [string, string]
  const offset = Number(cursor ?? 0)
  const rows = await listUnanswered(db, { since, until, limit: limit + 1, offset })
  const { page, next } = pageOf(rows, limit, () => String(offset + limit))
  const searches = page.map(({ last_searched_at, ...row }) => ({
    ...{ id: row.term, ...row },
    last_searched_at: last_searched_at.toISOString(),
  }))
  return { since, until, searches, next }
}

export const forgetUnanswered = (db: Db, now: Date) => {
  const first = dayNumberAt(now.getTime()) - UNANSWERED_KEPT_DAYS + 1
  return deleteUnansweredBefore(db, dateOf(first), new Date(midnightOf(first)))
}
