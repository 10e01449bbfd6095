// What a dashboard shows of bookings, a statement for each side. It is bounded by time and by count: the lists have the rest.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { DAY_MS, dayNumberAt, midnightOf } from "../../platform/days.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { dueAfterCondition } from "../answer/answer-due.server.ts"
import { earliestAhead } from "../booking.rules.ts"
import {
  openCustomerProposalCondition,
  type Reader,
  selectBookings,
  type View,
} from "../booking-views.queries.server.ts"
import { NO_SHOW_WITHIN_DAYS } from "../no-show/no-show.rules.ts"
import { statusForCustomer } from "../undo/undo-window.server.ts"
import { DAYS_SHOWN } from "./agenda.rules.ts"

const MAX_ROWS = 100
/** So long a row that was acted on is still given, whatever it has become, and keeps its place on the page. */
const RECENT_MS = 3_600_000

export const findProfessionalAgenda = (db: Db, reader: Reader) => {
  const { now } = reader
  const today = midnightOf(dayNumberAt(now.getTime()))
  const since = actionNeededSince(now)
  const [from, until] = [0, DAYS_SHOWN].map((days) => new Date(today + days * DAY_MS))
  return agendaOf(
    db,
    reader,
    "professional",
    sql`b.starts_at >= ${since} and (
      ${openRequestCondition(now)} or ${needsActionCondition(now)}
      or b.status in ('confirmed', 'completed') and b.starts_at >= ${from} and b.starts_at < ${until}
      or b.id = (${nextVisitId(reader)})
      or ${changedRecentlyCondition(now)})`,
  )
}

/** The same rule as awaitedStepOf (agenda.rules.ts). The bound on starts_at lets it use the indexes. */
export const awaitsProfessionalCondition = (now: Date) =>
  sql`(b.starts_at >= ${actionNeededSince(now)} and (${needsActionCondition(now)}))`

const openRequestCondition = (now: Date) => sql`b.status = 'pending' and ${dueAfterCondition(now)}`

const needsActionCondition = (now: Date) => sql`
  ${openRequestCondition(now)} and not coalesce(b.proposed_by = 'professional' and b.proposed_start > ${now}, false)
  or ${openCustomerProposalCondition(now)} or b.status = 'confirmed' and b.ends_at <= ${now}`

/** As long as a no-show can be reported. */
const actionNeededSince = (now: Date) => new Date(midnightOf(dayNumberAt(now.getTime())) - NO_SHOW_WITHIN_DAYS * DAY_MS)

export const findCustomerAgenda = (db: Db, reader: Reader) => {
  const { now } = reader
  return agendaOf(
    db,
    reader,
    "customer",
    sql`b.starts_at > ${earliestAhead(now)} and b.ends_at > ${now} and (${statusForCustomer(now)} in ('pending', 'confirmed') or ${changedRecentlyCondition(now)})`,
  )
}

/**
 * Read along the index of starts. `is true` keeps the planner from the index of occupied times, which also holds years of
 * visits that nobody has marked as completed.
 */
const nextVisitId = ({ actor, now }: Reader) => sql`
  select n.id from bookings n where n.professional_id = ${actor.professional_id} and (n.status = 'confirmed') is true
    and n.starts_at > ${now} order by n.starts_at limit 1`

const changedRecentlyCondition = (now: Date) => sql`b.updated_at > ${new Date(now.getTime() - RECENT_MS)}`

/** What is to come first, then what is over; the nearest of either, where there is more than is shown. */
const agendaOf = async <S extends Side>(db: Db, reader: Reader, side: S, condition: RawBuilder<unknown>) => {
  const { rows } = await sql<View[S]>`${selectBookings(side, reader)} and ${condition}
    order by b.ends_at <= ${reader.now}, abs(extract(epoch from b.starts_at - ${reader.now}::timestamptz)), b.id
    limit ${MAX_ROWS}`.execute(db)
  return rows
}
