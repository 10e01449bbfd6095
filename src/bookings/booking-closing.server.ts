// Deletion of an account: its open bookings prevent it from being requested, and are cancelled when it is carried out.
import type { Db } from "../platform/database/database.server.ts"
import type { StatusChange } from "./announcement/booking.notifications.server.ts"
import { effectsOf } from "./announcement/booking-announcement.server.ts"
import type { BookingRecord } from "./booking.queries.server.ts"
import { countOpen, lockOpen } from "./booking-locks.queries.server.ts"
import { updateBookings } from "./booking-writes.queries.server.ts"

/** How many open bookings an account has, by side. */
export const countOpenBookings = (db: Db, accountId: string, now: Date) => countOpen(db, accountId, now)

/** Cancels what is still open; the other side is notified, and pays nothing for it. */
export const cancelOpenBookings = async (db: Db, accountId: string, now: Date) => {
  const open = await lockOpen(db, accountId, now)
  if (open.length === 0) return
  const changes = open.map((booking) => {
    return {
      occurrence: statusChangeOf(booking, accountId),
      booking,
      from: booking.status,
      to: "cancelled" as const,
      actorId: accountId,
    }
  })
  const ids = open.map(({ id }) => id)
  await updateBookings(db, { ids, to: "cancelled", now }, effectsOf(changes, now))
}

const statusChangeOf = ({ customer, status }: BookingRecord, accountId: string): StatusChange => {
  if (customer.account_id === accountId) return "cancelled_by_customer"
  return status === "pending" ? "declined" : "cancelled_by_professional"
}
