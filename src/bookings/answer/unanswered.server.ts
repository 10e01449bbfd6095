// Requests that nobody has answered in time are cancelled, with a notification to both sides; the customer's names other
// professionals who are free then. A job cancels them within a minute, and a booking that takes the time of one cancels it at
// once, because its time is free from the moment it was due.
import type { Db } from "../../platform/database/database.server.ts"
import { findAlternatives } from "../alternatives/alternatives.server.ts"
import { type Change, effectsOf } from "../announcement/booking-announcement.server.ts"
import { type BookingRecord, type BookingTimeRow, listOverlapping } from "../booking.queries.server.ts"
import { lockUnansweredOf } from "../booking-locks.queries.server.ts"
import { updateBookings } from "../booking-writes.queries.server.ts"

/** The requests must be locked. */
export const endUnanswered = async (db: Db, unanswered: readonly BookingRecord[], now: Date) => {
  if (unanswered.length === 0) return
  const ids = unanswered.map(({ id }) => id)
  const changes: Change[] = []
  for (const booking of unanswered) changes.push(await expiryOf(db, booking, now))
  await updateBookings(db, { ids, to: "cancelled", now }, effectsOf(changes, now))
}

/** After a proposal by the professional it was the customer who did not answer. */
const expiryOf = async (db: Db, booking: BookingRecord, now: Date): Promise<Change> => ({
  ...{ booking, from: "pending", to: "cancelled", actorId: null },
  occurrence: booking.proposed_by === "professional" ? "proposal_expired" : "expired",
  alternatives: booking.customer.name === null ? [] : await findAlternatives({ db, clock: () => now }, booking),
})

/** All of one professional's calendar, or of one customer; the calendar must be locked. */
export const endUnansweredOf = async (db: Db, of: { professional_id: string; customer_id?: string }, now: Date) =>
  endUnanswered(db, await lockUnansweredOf(db, now, of), now)

/**
 * Whether this booking can have that start; the calendar must be locked. Cancels lapsed requests that overlap it.
 */
export const releaseLapsedClaims = async (
  db: Db,
  booking: BookingTimeRow,
  startsAt: Date,
  now: Date,
): Promise<boolean> => {
  const overlapping = await listOverlapping(db, booking, startsAt, now)
  if (overlapping.some(({ has_lapsed }) => !has_lapsed)) return false
  if (overlapping.length > 0) await endUnansweredOf(db, { professional_id: booking.professional_id }, now)
  return true
}
