// An account ends: its open bookings prevent its deletion from being requested, and are off when that is carried out or when the
// account is suspended.
import type { Db } from "../platform/database/database.server.ts"
import { effectsOf } from "./announcement/booking-announcement.server.ts"
import { accountInactive } from "./booking-closing.notifications.server.ts"
import { countOpen, lockOpen } from "./booking-locks.queries.server.ts"
import { updateBookings } from "./booking-writes.queries.server.ts"

/** How many open bookings an account has, by side. */
export const countOpenBookings = (db: Db, accountId: string, now: Date) => countOpen(db, accountId, now)

/** Ends what is still open; the other side is notified, and pays nothing for it. */
export const cancelOpenBookings = async (db: Db, accountId: string, now: Date) => {
  const open = await lockOpen(db, accountId, now)
  if (open.length === 0) return
  const changes = open.map((booking) => {
    return {
      occurrence: accountInactive[booking.customer.account_id === accountId ? "customer" : "professional"],
      booking,
      from: booking.status,
      to: "cancelled" as const,
      actorId: accountId,
    }
  })
  const ids = open.map(({ id }) => id)
  await updateBookings(db, { ids, to: "cancelled", now }, effectsOf(changes, now))
}
