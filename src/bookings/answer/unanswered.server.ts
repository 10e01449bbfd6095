// Requests that nobody has answered in time end, with a notice to both; their customer is told who else is free then. The
// clock ends them all within a minute, and whoever takes the time of one ends it at once: it is free from the moment it was due.
import type { Db } from "../../platform/database/database.server.ts"
import { findAlternatives } from "../alternatives/alternatives.server.ts"
import { type Change, consequencesOf } from "../announcement/booking-announcement.server.ts"
import { type BookingRecord, type BookingTimeRow, listOverlapping } from "../booking.queries.server.ts"
import { lockUnansweredOf } from "../booking-locks.queries.server.ts"
import { updateBookings } from "../booking-writes.queries.server.ts"

/** Of requests that are held. */
export const endUnanswered = async (db: Db, unanswered: readonly BookingRecord[], now: Date) => {
  if (unanswered.length === 0) return
  const ids = unanswered.map(({ id }) => id)
  const changes: Change[] = []
  for (const booking of unanswered) changes.push(await expiryOf(db, booking, now))
  await updateBookings(db, { ids, to: "cancelled", now }, consequencesOf(changes, now))
}

/** A professional who has proposed another time has answered: it was the customer's turn. */
const expiryOf = async (db: Db, booking: BookingRecord, now: Date): Promise<Change> => ({
  ...{ booking, from: "pending", to: "cancelled", actorId: null },
  occurrence: booking.proposed_by === "professional" ? "proposal_expired" : "expired",
  alternatives: booking.customer.name === null ? [] : await findAlternatives({ db, clock: () => now }, booking),
})

/** All of one professional's calendar, or of one customer, in line for that calendar. */
export const endUnansweredOf = async (db: Db, of: { professional_id: string; customer_id?: string }, now: Date) =>
  endUnanswered(db, await lockUnansweredOf(db, now, of), now)

/**
 * Whether this booking can have that start, in line for the calendar, where nothing changes it. What has lapsed there has
 * ended by then.
 */
export const tryToFreeTime = async (db: Db, booking: BookingTimeRow, startsAt: Date, now: Date): Promise<boolean> => {
  const overlapping = await listOverlapping(db, booking, startsAt, now)
  if (overlapping.some(({ has_lapsed }) => !has_lapsed)) return false
  if (overlapping.length > 0) await endUnansweredOf(db, { professional_id: booking.professional_id }, now)
  return true
}
