// Within the undo window (undo.rules.ts) the customer is not notified of a change, so their view does not show it.
import { type RawBuilder, sql } from "kysely"
import { dueAfterCondition } from "../answer/answer-due.server.ts"
import type { Status } from "../booking.rules.ts"

/** Of `bookings b`. */
export const undoableCondition = (now: Date) =>
  sql<boolean>`(b.held_until > ${now} and (b.status = 'completed' or ${dueAfterCondition(now)}))`

/** The status that the customer sees. Of `bookings b`. */
export const statusForCustomer = (now: Date): RawBuilder<Status> =>
  sql`case when ${undoableCondition(now)} then case b.status when 'completed' then 'confirmed' else 'pending' end else b.status end`
