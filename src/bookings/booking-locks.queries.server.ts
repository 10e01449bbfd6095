// Locks bookings by condition instead of by id: for jobs, once they are due, and when an account is deleted. Jobs skip rows
// that another transaction has locked.

import { sql } from "kysely"
import { occupiesTimeCondition } from "../availability/occupied-time.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import { answerDue, dueAfterCondition } from "./answer/answer-due.server.ts"
import { type BookingRecord, lockBookingsWhere } from "./booking.queries.server.ts"

/** Requests that nobody has answered in time; rows locked by another transaction wait for the next round. */
export const lockUnanswered = (db: Db, now: Date, limit: number): Promise<BookingRecord[]> =>
  lockBookingsWhere(
    db,
    sql`b.status = 'pending' and ${answerDue} <= ${now} order by ${answerDue}, b.id limit ${limit} for update skip locked`,
  )

/** The same of one professional's calendar, or of one customer; waits for rows locked by another transaction. */
export const lockUnansweredOf = (db: Db, now: Date, of: { professional_id: string; customer_id?: string }) =>
  lockBookingsWhere(
    db,
    sql`b.status = 'pending' and ${answerDue} <= ${now}
      and (b.professional_id = ${of.professional_id} or b.customer_id = ${of.customer_id ?? null})
      order by b.id for update`,
  )

/** Bookings whose undo window has ended; rows locked by another transaction wait for the next round. */
export const lockAfterUndoWindow = (db: Db, now: Date, limit: number): Promise<BookingRecord[]> =>
  lockBookingsWhere(db, sql`b.held_until <= ${now} order by b.held_until limit ${limit} for update skip locked`)

/** Confirmed visits that ended before this, of which nobody has said anything; rows locked by another transaction wait. */
export const lockUnsettledVisits = (db: Db, endedBefore: Date, limit: number): Promise<BookingRecord[]> =>
  lockBookingsWhere(
    db,
    sql`b.status = 'confirmed' and b.ends_at <= ${endedBefore} and b.held_until is null
      and not exists (select from booking_events e where e.booking_id = b.id and e.kind in ('no_show', 'no_show_answer'))
    order by b.ends_at limit ${limit} for update skip locked`,
  )

/**
 * Open proposals whose time another booking has taken; rows locked by another transaction wait for the next round. Bookings in
 * their undo window are left out: their proposal is cleared when the window ends.
 */
export const lockTakenProposals = (
  db: Db,
  now: Date,
  { id, limit }: { id?: string | undefined; limit: number },
): Promise<BookingRecord[]> =>
  lockBookingsWhere(
    db,
    sql`b.proposed_start > ${now} and b.starts_at > ${now}
      and (b.status = 'confirmed' or (b.status = 'pending' and ${dueAfterCondition(now)}))
      and b.held_until is null and ${id ? sql`b.id = ${id}` : sql`true`}
      and exists (select from bookings o where o.professional_id = b.professional_id and o.id <> b.id
        and ${occupiesTimeCondition(now, "o")} and tstzrange(o.starts_at, o.ends_at)
          && tstzrange(b.proposed_start, b.proposed_start + (b.ends_at - b.starts_at)))
    order by b.proposed_start limit ${limit} for update skip locked`,
  )

const openCondition = (now: Date) => sql`b.status in ('pending', 'confirmed') and b.ends_at > ${now}`

/** How many open bookings an account has, on each side. */
export const countOpen = async (db: Db, accountId: string, now: Date) => {
  const { rows } = await sql<Record<Side, number>>`
    select (select count(*) from bookings b where b.customer_id = ${accountId} and ${openCondition(now)}) as customer,
      (select count(*) from bookings b join professionals p on p.id = b.professional_id
        where p.account_id = ${accountId} and ${openCondition(now)}) as professional`.execute(db)
  return rows[0]!
}

/**
 * The same, locked. First locks all bookings of the account: concurrent changes have then written their notifications, in
 * which the name can be found and erased.
 */
export const lockOpen = async (db: Db, accountId: string, now: Date): Promise<BookingRecord[]> => {
  const ownCondition = sql`(b.customer_id = ${accountId} or b.professional_id in (
    select p.id from professionals p where p.account_id = ${accountId}))`
  await sql`select from bookings b where ${ownCondition} order by b.id for update`.execute(db)
  return lockBookingsWhere(db, sql`${ownCondition} and ${openCondition(now)}`)
}
