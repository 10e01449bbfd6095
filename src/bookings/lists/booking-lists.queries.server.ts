// The bookings of a list, filtered and ordered, as views of either side; one statement for each order.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { awaitsProfessionalCondition } from "../agenda/agenda.queries.server.ts"
import { dueAfterCondition } from "../answer/answer-due.server.ts"
import { belongsToCondition } from "../booking.queries.server.ts"
import { earliestAhead, type ListedAs } from "../booking.rules.ts"
import { type Reader, selectBookings, storedSource, type View } from "../booking-views.queries.server.ts"
import { statusFor } from "../booking-visibility.server.ts"

export interface RowCursor {
  start_time: string
  id: string
}
/** For the list in two parts: whether the last row seen is in the first one. */
export interface PartCursor extends RowCursor {
  isAhead: boolean
}
export interface BookingFilter {
  status?: ListedAs | undefined
  professional_id?: string | undefined
  /** Only what awaits the professional at that moment. */
  waiting_at?: Date | undefined
  /** Only those that are not cancelled and ended after it. */
  not_over_by?: Date
}
interface BookingQuery<Cursor> extends BookingFilter {
  after?: Cursor | undefined
  limit: number
}

/** Latest start first; one row more than asked for tells whether there is more. Joined data is read only for these rows. */
export const listBookings = async <S extends Side>(
  db: Db,
  reader: Reader,
  side: S,
  { after, limit, ...which }: BookingQuery<RowCursor>,
): Promise<View[S][]> => {
  const order = sql`b.starts_at desc, b.id desc`
  const bookings = sql`(select b.* from bookings b
    where ${belongsToCondition(reader.actor, side)} ${filterConditions(side, reader, which)}
    ${after ? sql`and (b.starts_at, b.id) < ${cursorTuple(after)}` : sql``} order by ${order} limit ${limit + 1})`
  const { rows } = await sql<View[S]>`${selectBookings(side, reader, { ...storedSource, bookings })}
    order by ${order}`.execute(db)
  return rows
}

/**
 * Upcoming bookings, the next first, and then those that are over or cancelled, the latest first; again with one row more.
 * Each part is read along the index from its own end; joined data is read only for the rows that are returned.
 */
export const listNextFirst = async <S extends Side>(
  db: Db,
  reader: Reader,
  side: S,
  { after, limit, ...which }: BookingQuery<PartCursor>,
): Promise<View[S][]> => {
  const part = (number: 1 | 2, condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    select b.*, ${sql.lit(number)} as part, row_number() over (order by ${order}) as place_in_part from bookings b
    where ${belongsToCondition(reader.actor, side)} ${filterConditions(side, reader, which)} and ${condition}
    order by ${order} limit ${limit + 1})`
  const rest = after ? sql`and (b.starts_at, b.id) ${after.isAhead ? sql`>` : sql`<`} ${cursorTuple(after)}` : sql``
  const ahead = part(1, sql`${aheadCondition(side, reader.now)} ${rest}`, sql`b.starts_at, b.id`)
  const over = part(
    2,
    sql`not ${aheadCondition(side, reader.now)} ${after?.isAhead ? sql`` : rest}`,
    sql`b.starts_at desc, b.id desc`,
  )
  const bookings = sql`(${after?.isAhead === false ? over : sql`${ahead} union all ${over}`}
    order by part, place_in_part limit ${limit + 1})`
  const { rows } = await sql<View[S]>`${selectBookings(side, reader, { ...storedSource, bookings })}
    order by b.part, b.place_in_part`.execute(db)
  return rows
}

const filterConditions = (
  side: Side,
  { now }: Reader,
  { status, professional_id, waiting_at, not_over_by }: BookingFilter,
) => sql`
    ${status ? sql`and ${statusCondition(side, now, status)}` : sql``}
    ${professional_id ? sql`and b.professional_id = ${professional_id}` : sql``}
    ${waiting_at ? sql`and ${awaitsProfessionalCondition(waiting_at)}` : sql``}
    ${not_over_by ? sql`and b.status <> 'cancelled' and b.ends_at > ${not_over_by}` : sql``}`

/** By current status (`statusAt`): a request that was not answered in time is not pending any more. */
const statusCondition = (side: Side, now: Date, wanted: ListedAs) => {
  const status = statusFor[side](now)
  if (wanted === "upcoming")
    return sql`(${status} = 'confirmed' and b.ends_at > ${now} and b.starts_at > ${earliestAhead(now)})`
  if (wanted === "pending") return sql`(${status} = 'pending' and b.starts_at > ${now} and ${dueAfterCondition(now)})`
  if (wanted === "cancelled")
    return sql`(${status} = 'cancelled' or ${status} = 'pending' and not ${dueAfterCondition(now)})`
  return sql`${status} = ${wanted}`
}

const cursorTuple = ({ start_time, id }: RowCursor) => sql`(${start_time}::timestamptz, ${id}::text)`

/** The same rule as isAhead (booking.rules.ts). The bound on starts_at lets it use the index. */
const aheadCondition = (side: Side, now: Date) => sql`(b.ends_at > ${now}
  and b.starts_at > ${earliestAhead(now)}
  and (${statusFor[side](now)} = 'confirmed' or ${statusFor[side](now)} = 'pending' and ${dueAfterCondition(now)}))`
