// Everything that follows from a change of a booking, in the transaction of the change: the event, a line in both
// activities, a notice and a mail for the side that did not act, a receipt for who asked. Mails leave after the commit, by the worker.
import { recordActivity } from "../activity/activity.server.ts"
import { notify } from "../notifications/notification.server.ts"
import type { Db } from "../platform/database.server.ts"
import { newId } from "../platform/id.ts"
import { mailAboutBooking } from "./booking.mails.server.ts"
import { type BookingFacts, insertEvents } from "./booking.queries.server.ts"
import type { Side, Status } from "./booking.rules.ts"
import { activityFor, type Happening, newsFor, receiptOf, type Told } from "./booking-words.rules.ts"

export interface Change {
  happening: Happening
  booking: BookingFacts
  /** Null for a new one. */
  from: Status | null
  to: Status
  /** Null for what happens by itself. */
  actorId: string | null
  reason?: string | undefined
  /** What the customer wrote, for the letter about a new one. */
  notes?: string | undefined
}

export const announce = async (db: Db, change: Change, { now, publicUrl }: { now: Date; publicUrl: string }) => {
  const { booking, from, to, actorId, reason, happening } = change
  const event = { from_status: from, to_status: to, actor_id: actorId, reason: reason ?? null, created_at: now }
  await insertEvents(db, [{ id: newId(), booking_id: booking.id, ...event }])
  const told = toldOf(booking)
  const acts = sides.map((side) => ({ account_id: booking[side].account_id, ...activityFor(happening, side, told) }))
  await recordActivity(
    db,
    acts.map((act) => ({ ...act, at: now })),
  )
  for (const side of sides) await tell(db, side, change, { now, publicUrl })
}

const sides = ["customer", "professional"] as const

const toldOf = ({ service_name, start_time, customer, professional }: BookingFacts): Told => ({
  service_name,
  start_time,
  customer_name: customer.name,
  professional_name: professional.name,
})

const tell = async (db: Db, side: Side, change: Change, { now, publicUrl }: { now: Date; publicUrl: string }) => {
  const { booking, happening, reason, notes } = change
  const told = toldOf(booking)
  const audience = side === "customer" ? ("user" as const) : ("provider" as const)
  const link = `/${audience}/bookings?booking=${booking.id}`
  const news = newsFor(happening, side, told)
  if (news) {
    // What happens by itself has said its reason already.
    const said = reason && change.actorId ? `${news.message} “${reason}”` : news.message
    await notify(db, { account_id: booking[side].account_id, audience, ...news, message: said, link, at: now })
  }
  const letter = news ?? (happening === "requested" ? receiptOf(told) : undefined)
  if (!letter) return
  const other =
    side === "customer"
      ? ({ label: "Professional", name: booking.professional.name } as const)
      : ({ label: "Client", name: booking.customer.name } as const)
  const { title, message } = letter
  await mailAboutBooking(db, {
    to: booking[side],
    other,
    title,
    message,
    reason,
    notes,
    told,
    url: `${publicUrl}${link}`,
  })
}
