// Everything that follows from a change of a booking, in the transaction of the change: the event, a line in both
// activities, and whoever should know is told.
import { recordActivity } from "../activity/activity.server.ts"
import { tell } from "../notifications/tell.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { actOf, type BookingNews, type Happening, newsOf } from "./booking.kinds.server.ts"
import { type BookingFacts, insertBookingEvents } from "./booking.queries.server.ts"
import type { Status } from "./booking.rules.ts"

export interface Change {
  happening: Happening
  booking: BookingFacts
  /** Null for a new one. */
  from: Status | null
  to: Status
  /** Null for what happens by itself. */
  actorId: string | null
  /** In the words of who ended it. */
  reason?: string | undefined
  /** What the customer wrote, for the letter about a new one. */
  notes?: string | undefined
}

const sides = ["customer", "professional"] as const

export const announce = async (db: Db, change: Change, now: Date) => {
  const { booking, from, to, actorId, reason, happening } = change
  const event = { from_status: from, to_status: to, actor_id: actorId, reason: reason ?? null, created_at: now }
  await insertBookingEvents(db, [{ id: newId(), booking_id: booking.id, ...event }])
  const news = newsAbout(change)
  for (const side of sides) {
    const { account_id } = booking[side]
    const { reason: _reason, notes: _notes, ...facts } = news
    await recordActivity(db, actOf(happening, side), { ...facts, side }, { account_id, at: now })
    const kind = newsOf[happening][side]
    if (kind) await tell(db, kind, news, [{ ...booking[side], side }], now)
  }
}

const newsAbout = ({ booking, reason, notes }: Change): BookingNews => ({
  booking_id: booking.id,
  service_name: booking.service_name,
  start_time: booking.start_time,
  customer_name: booking.customer.name,
  professional_name: booking.professional.name,
  reason,
  notes: notes || undefined,
})
