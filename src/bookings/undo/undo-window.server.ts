// Within the undo window (undo.rules.ts) the customer is not notified of a change, so their view does not show it.
import { type RawBuilder, sql } from "kysely"
import { dueAfterCondition } from "../answer/answer-due.server.ts"
import type { Status } from "../booking.rules.ts"

/** Of `bookings b`. */
export const undoableCondition = (now: Date) =>
  sql<boolean>`(b.held_until > ${now} and (b.status = 'completed' or ${dueAfterCondition(now)}))`

/**
 * That a visit can be reviewed: it is completed as its customer sees it, or after it began either side has reported that it did
 * not take place, or its professional has cancelled it or was suspended: who fears a review cannot prevent it. Of `bookings b`
 * with its `professionals p`.
 */
export const reviewableCondition = (now: Date) => sql`(${statusForCustomer(now)} = 'completed'
  or b.status = 'cancelled' and b.held_until is null and exists (select from booking_events e
    where e.booking_id = b.id and e.from_status = 'confirmed' and e.to_status = 'cancelled' and e.created_at >= b.starts_at
      and (e.kind = 'no_show' or (e.kind is null or e.kind = 'account_inactive') and e.actor_id = p.account_id)))`

/** The status that the customer sees. Of `bookings b`. */
export const statusForCustomer = (now: Date): RawBuilder<Status> =>
  sql`case when ${undoableCondition(now)} then case b.status when 'completed' then 'confirmed' else 'pending' end else b.status end`
