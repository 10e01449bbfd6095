// Everything that follows from changes of bookings, in the statement of the changes: the events, a line in both activities,
// and whoever should know is told.
import { activitiesOf, activityRow } from "../../activity/activity.server.ts"
import { dismissForActor, notification, notificationsOf } from "../../notifications/notify.server.ts"
import type { StatementPart } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import type { Alternative } from "../alternatives/alternatives.rules.ts"
import type { BookingRecord, Party } from "../booking.queries.server.ts"
import { type HistoryKind, type Side, type Status, sides } from "../booking.rules.ts"
import type { Consequences } from "../booking-writes.queries.server.ts"
import {
  actionOf,
  type BookingAction,
  hasMeeting,
  notificationOf,
  type StatusChange,
} from "./booking.notifications.server.ts"
import type { BookingNotificationParams } from "./booking-mail.server.ts"

export interface Announcement {
  occurrence: StatusChange | OtherChange
  booking: Pick<
    BookingRecord,
    "id" | "sequence" | "start_time" | "service_name" | "visit" | "customer" | "professional"
  > &
    Partial<Pick<BookingRecord, "status" | "answer_due_at" | "meeting">>
  /** In the words of who ended it. */
  reason?: string | undefined
  /** What the customer wrote, for the letter about a new one. */
  notes?: string | undefined
  /** Another start that it is about. */
  proposed?: Date | undefined
  /** The start that it had before. */
  movedFrom?: Date | undefined
  /** Who else is free then, of a request that nobody has answered. */
  alternatives?: readonly Alternative[] | undefined
}

export interface Change extends Announcement {
  /** Null for a new one. */
  from: Status | null
  to: Status
  /** Null for what happens by itself. */
  actorId: string | null
}

/** What is no change of status alone: how it is called in the history, who is told of it, and the line of both activities. */
export interface OtherChange {
  kind: HistoryKind
  notifications: Partial<Record<Side, NotificationKind<BookingNotificationParams>>>
  activity: NotificationKind<BookingAction>
}

export const consequencesOf = (changes: readonly Change[], now: Date): Consequences => ({
  events: changes.map((change) => historyEntryOf(change, now)),
  parts: [...announcementParts(changes, now), ...dismissalsAfter(changes, now, changes)],
})

/**
 * Whoever answers a booking knows what they were told of it; one is asked for without having been told anything.
 * @param notified what the same statement tells
 */
export const dismissalsAfter = (
  changes: readonly Pick<Change, "actorId" | "booking" | "from">[],
  now: Date,
  notified: readonly Announcement[],
): StatementPart[] => {
  const acted = changes.filter(({ actorId, from }) => actorId && from)
  const [actor] = acted.flatMap(({ actorId, booking }) => sides.flatMap((side) => actorIn(booking[side], actorId)))
  if (!actor) return []
  const abouts = acted.map(({ booking }) => booking.id)
  const overtaken = notified.flatMap(({ occurrence }) =>
    sides.flatMap((side) => kindFor(occurrence, side)?.supersedes ?? []),
  )
  return dismissForActor(actor, { abouts, supersededKinds: overtaken }, now)
}

const kindFor = (occurrence: StatusChange | OtherChange, side: Side) =>
  (typeof occurrence === "string" ? notificationOf[occurrence] : occurrence.notifications)[side]

const actorIn = (party: Party, actorId: string | null) => (party.account_id === actorId ? [party] : [])

/** What stands in the history at once, and what follows from it, which may wait. */
export const historyEntryOf = ({ occurrence, booking, from, to, actorId, reason, proposed }: Change, now: Date) => ({
  ...{ id: newId(), booking_id: booking.id, actor_id: actorId, from_status: from, to_status: to },
  ...{ reason: reason ?? null, created_at: now },
  kind: typeof occurrence === "string" ? null : occurrence.kind,
  proposed_start: proposed ?? null,
})

export const announcementParts = (changes: readonly Announcement[], now: Date): StatementPart[] => [
  activitiesOf(changes.flatMap((change) => reachableSides(change).map((side) => activityRowFor(side, change, now)))),
  ...notificationsOf(
    changes.flatMap((change) => notificationsOfChange(change, now)),
    now,
  ),
]

/** Sides whose account is deleted get none. */
const reachableSides = ({ booking }: Announcement) => sides.filter((side) => booking[side].name !== null)

const activityRowFor = (side: Side, change: Announcement, now: Date) => {
  const params = bookingParams(change, now)
  const { reason: _reason, notes: _notes, visit: _visit, others: _others, sequence: _sequence, ...facts } = params
  const { account_id } = change.booking[side]
  const { occurrence } = change
  const activity = typeof occurrence === "string" ? actionOf(occurrence, side) : occurrence.activity
  return activityRow(activity, { ...facts, side }, { account_id, at: now })
}

const notificationsOfChange = (change: Announcement, now: Date) =>
  reachableSides(change).flatMap((side) => {
    const kind = kindFor(change.occurrence, side)
    return kind ? [notificationsOfKind(kind, change, side, now)] : []
  })

/** `from`: where it comes of a change. */
type NotifiedChange = Omit<Announcement, "occurrence"> & Partial<Pick<Change, "from">>

/** To one side; how the two meet stands in letters about a visit that stands, and nowhere else. */
export const notificationsOfKind = (
  kind: NotificationKind<BookingNotificationParams>,
  change: NotifiedChange,
  side: Side,
  now: Date,
) => {
  const { meeting } = change.booking
  const people = [{ ...change.booking[side], side }]
  const params = { ...bookingParams(change, now), sequence: sequenceAfter(change) }
  return notification(kind, params, people, meeting && hasMeeting(kind) ? { meeting } : undefined)
}

/** As the database counts it (count_booking_change): what changes is held, so nobody counts in between. */
const sequenceAfter = (change: NotifiedChange) => (change.from ? change.booking.sequence + 1 : change.booking.sequence)

export const bookingParams = (
  { booking, reason, notes, proposed, movedFrom, alternatives }: Omit<Announcement, "occurrence">,
  now: Date,
): BookingNotificationParams => ({
  booking_id: booking.id,
  service_name: booking.service_name,
  start_time: booking.start_time,
  customer_name: booking.customer.name,
  professional_name: booking.professional.name,
  at: now.toISOString(),
  sequence: booking.sequence,
  visit: booking.visit,
  reason,
  notes: notes || undefined,
  answer_due_at: booking.status === "pending" ? booking.answer_due_at : undefined,
  ...{ moved_from: movedFrom?.toISOString(), others: alternatives },
  // Once it is accepted, it is the start itself.
  proposed_time: proposed?.getTime() === Date.parse(booking.start_time) ? undefined : proposed?.toISOString(),
})
