// Everything that follows from changes of bookings, in the statement of the changes: the events, a line in both activities,
// and whoever should know is told.
import { activitiesOf, activityRow } from "../activity/activity.server.ts"
import { telling, tellingsOf } from "../notifications/tell.server.ts"
import { newId } from "../platform/id.ts"
import { actOf, type BookingNews, type Happening, newsOf } from "./booking.kinds.server.ts"
import type { BookingFacts } from "./booking.queries.server.ts"
import type { Status } from "./booking.rules.ts"
import type { Consequences } from "./booking-writes.queries.server.ts"

export interface Change {
  happening: Happening
  booking: Omit<BookingFacts, "status">
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

export const consequencesOf = (changes: readonly Change[], now: Date): Consequences => ({
  events: changes.map(({ booking, from, to, actorId, reason }) => ({
    ...{ id: newId(), booking_id: booking.id, actor_id: actorId, from_status: from, to_status: to },
    ...{ reason: reason ?? null, created_at: now },
  })),
  pieces: [
    activitiesOf(changes.flatMap((change) => readersOf(change).map((side) => lineFor(side, change, now)))),
    ...tellingsOf(changes.flatMap(tellingsAbout), now),
  ],
})

/** Whom nobody is any more nothing is told to. */
const readersOf = ({ booking }: Change) => sides.filter((side) => booking[side].name !== null)

const lineFor = (side: (typeof sides)[number], change: Change, now: Date) => {
  const { reason: _reason, notes: _notes, ...facts } = newsAbout(change)
  const { account_id } = change.booking[side]
  return activityRow(actOf(change.happening, side), { ...facts, side }, { account_id, at: now })
}

const tellingsAbout = (change: Change) =>
  readersOf(change).flatMap((side) => {
    const kind = newsOf[change.happening][side]
    return kind ? [telling(kind, newsAbout(change), [{ ...change.booking[side], side }])] : []
  })

const newsAbout = ({ booking, reason, notes }: Change): BookingNews => ({
  booking_id: booking.id,
  service_name: booking.service_name,
  start_time: booking.start_time,
  customer_name: booking.customer.name,
  professional_name: booking.professional.name,
  reason,
  notes: notes || undefined,
})
