// How the marketplace does: the last seven Indian days, today included, beside the seven before, and what stands behind each
// figure.
import { pageOf } from "../../platform/api/page.server.ts"
import { staleCursor } from "../../platform/api/paging.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { dateOf, dayNumberAt, midnightOf } from "../../platform/days.ts"
import { invalid } from "../../platform/problem.ts"
import { figureKinds, type OtherWeek, type WeekKind } from "./today.rules.ts"
import { countWeek, listWeek, type WeekRow } from "./week.queries.server.ts"

type Context = Pick<Ctx<"admin">, "db" | "clock">
const DAYS = 7

/** The week before goes as far into its last day as this one into today. */
const weeksAt = (now: Date) => {
  const today = dayNumberAt(now.getTime())
  const at = (day: number) => new Date(midnightOf(day))
  const until = new Date(now.getTime() - (midnightOf(today) - midnightOf(today - DAYS)))
  const [first, firstBefore] = [today - DAYS + 1, today - 2 * DAYS + 1]
  return { since: dateOf(first), week: { from: at(first), to: now }, before: { from: at(firstBefore), to: until } }
}

export const getFigures = async ({ db, clock }: Context) => {
  const { since, week, before } = weeksAt(clock())
  const [counted, then] = [await countWeek(db, week), await countWeek(db, before)]
  return { since, figures: figureKinds.map((kind) => ({ kind, now: counted[kind], before: then[kind] })) }
}

interface Query {
  kind: WeekKind
  week?: OtherWeek | undefined
  limit: number
  cursor?: string | undefined
}

export const getWeekRows = async ({ db, clock }: Context, { kind, week, limit, cursor }: Query) => {
  const now = clock()
  const weeks = weeksAt(now)
  const asked = { kind, week: week ? weeks.before : weeks.week, now, limit: limit + 1, after: readCursor(cursor) }
  const { page, next } = pageOf(await listWeek(db, asked), limit, ({ exact_at, id }) => `${exact_at}_${id}`)
  return { rows: page.map((row) => ({ kind, ...asRow(row) })), next }
}

/** For a file, at one moment: at most so many rows, behind the one that was read last. */
export const weekReader = ({ db, clock }: Context, { kind, week }: Pick<Query, "kind" | "week">) => {
  const now = clock()
  const weeks = weeksAt(now)
  const asked = { kind, week: week ? weeks.before : weeks.week, now }
  return (last: WeekRow | undefined, limit: number) =>
    listWeek(db, { ...asked, limit, after: last && { at: last.exact_at, id: last.id } })
}

const readCursor = (cursor: string | undefined) => {
  if (cursor === undefined) return undefined
  const [, at = "", id = ""] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w-]{1,64})$/.exec(cursor) ?? []
  const time = new Date(at)
  // No 30 February.
  if (!(time.getTime() > 0) || time.toISOString().slice(0, 19) !== at.slice(0, 19))
    throw invalid({ cursor: staleCursor })
  return { at, id }
}

const asRow = ({ at, exact_at: _, person_id, person_name, other_id, other_name, ...row }: WeekRow) => ({
  ...row,
  at: at.toISOString(),
  person: person_id === null && person_name === null ? null : { id: person_id, name: person_name ?? "" },
  professional: other_id === null ? null : { id: other_id, name: other_name ?? "" },
})
