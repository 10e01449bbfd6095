// Somebody leaves: what is still open of theirs stands in the way while they ask, and is cancelled on the day.
import type { Db } from "../platform/database/database.server.ts"
import type { StatusChange } from "./announcement/booking.notifications.server.ts"
import { consequencesOf } from "./announcement/booking-announcement.server.ts"
import type { BookingRecord } from "./booking.queries.server.ts"
import { countOpen, lockOpen } from "./booking-locks.queries.server.ts"
import { updateBookings } from "./booking-writes.queries.server.ts"

/** What still lies ahead of somebody, by side. */
export const countOpenBookings = (db: Db, accountId: string, now: Date) => countOpen(db, accountId, now)

/** What is left open on the day: the other side is told, and pays nothing for it. */
export const cancelOpenBookings = async (db: Db, accountId: string, now: Date) => {
  const open = await lockOpen(db, accountId, now)
  if (open.length === 0) return
  const changes = open.map((booking) => {
    return {
      occurrence: endingOf(booking, accountId),
      booking,
      from: booking.status,
      to: "cancelled" as const,
      actorId: accountId,
    }
  })
  const ids = open.map(({ id }) => id)
  await updateBookings(db, { ids, to: "cancelled", now }, consequencesOf(changes, now))
}

const endingOf = ({ customer, status }: BookingRecord, accountId: string): StatusChange => {
  if (customer.account_id === accountId) return "cancelled_by_customer"
  return status === "pending" ? "declined" : "cancelled_by_professional"
}
