// Parts of SQL for what a side may see of `bookings b`, for the statements of others too: a request that nobody answered in time
// is over before its row says so, and a change that its professional can still undo is not shown to the customer.
import { type RawBuilder, sql } from "kysely"
import type { Side } from "../platform/sides.rules.ts"
import { dueAfterCondition } from "./answer/answer-due.server.ts"
import type { Status } from "./booking.rules.ts"
import { statusForCustomer, undoableCondition } from "./undo/undo-window.server.ts"

/** As the row has it, a lapsed request included. */
export const statusFor: Record<Side, (now: Date) => RawBuilder<Status>> = {
  customer: statusForCustomer,
  professional: () => sql`b.status`,
}

/** The same rule as statusAt (booking.rules.ts): a lapsed request counts as cancelled before its row is updated. */
export const statusSeenBy = (side: Side, now: Date): RawBuilder<Status> =>
  sql`case when ${statusFor[side](now)} = 'pending' and not ${dueAfterCondition(now)} then 'cancelled' else ${statusFor[side](now)} end`

/** Of the entries e of its history, which `events` holds: hides that of a change in its undo window from the customer. */
export const eventSeenBy = (side: Side, now: Date, events: RawBuilder<unknown> = sql`booking_events`) =>
  side === "professional"
    ? sql<boolean>`true`
    : sql<boolean>`e.id is distinct from case when ${undoableCondition(now)} then (
      select max(l.id) from ${events} l where l.booking_id = b.id and l.kind is null) end`

/** Of its proposal; the same rule as visibleProposal (proposal.rules.ts). */
export const proposalSeenBy = (side: Side, now: Date) =>
  side === "professional"
    ? sql<boolean>`b.held_until is null`
    : sql<boolean>`(b.held_until is null or ${undoableCondition(now)})`
