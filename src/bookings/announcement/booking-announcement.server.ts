// The effects of changes of bookings, written in the same statement: history entries, a row in both sides' activities,
// and notifications.
import { activitiesOf, activityRow } from "../../activity/activity.server.ts"
import { dismissForActor, notification, notificationsOf } from "../../notifications/notify.server.ts"
import type { Party } from "../../notifications/party.server.ts"
import type { StatementPart } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import { type Side, sides } from "../../platform/sides.rules.ts"
import type { Alternative } from "../alternatives/alternatives.rules.ts"
import type { BookingRecord, Meeting } from "../booking.queries.server.ts"
import type { HistoryKind, Status } from "../booking.rules.ts"
import type { Effects } from "../booking-writes.queries.server.ts"
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
    Partial<Pick<BookingRecord, "status" | "answer_due_at" | "meeting" | "is_pair_blocked">>
  /** As written by whoever ended it. */
  reason?: string | undefined
  /** As written by the customer, for the mail about a new request. */
  notes?: string | undefined
  /** The proposed start, where the change is about a proposal. */
  proposed?: Date | undefined
  /** The start before it was rescheduled. */
  movedFrom?: Date | undefined
  /** Other professionals free then, where a request was not answered. */
  alternatives?: readonly Alternative[] | undefined
}

export interface Change extends Announcement {
  /** Null for a new one. */
  from: Status | null
  to: Status
  /** Null where a job made the change. */
  actorId: string | null
}

/** A change other than of the status alone: its kind in the history, its notifications by side, and its activity row. */
export interface OtherChange {
  kind: HistoryKind
  notifications: Partial<Record<Side, NotificationKind<BookingNotificationParams>>>
  activity: NotificationKind<BookingAction>
}

export const effectsOf = (changes: readonly Change[], now: Date): Effects => ({
  history: changes.map((change) => historyEntryOf(change, now)),
  parts: [...announcementParts(changes, now), ...dismissalsAfter(changes, now, changes)],
})

/**
 * Dismisses the actor's own notifications about the bookings they have just changed; a new request has none.
 * @param notified announcements made in the same statement
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
  const supersededKinds = notified.flatMap(({ occurrence }) =>
    sides.flatMap((side) => kindFor(occurrence, side)?.supersedes ?? []),
  )
  return dismissForActor(actor, { abouts, supersededKinds }, now)
}

const kindFor = (occurrence: StatusChange | OtherChange, side: Side) =>
  (typeof occurrence === "string" ? notificationOf[occurrence] : occurrence.notifications)[side]

const actorIn = (party: Party, actorId: string | null) => (party.account_id === actorId ? [party] : [])

/** Written at once, also where notifications are withheld. */
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

/** A side whose account is deleted is not notified. */
const reachableSides = ({ booking }: Announcement) => sides.filter((side) => booking[side].is_reachable)

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

/** For one side. Meeting details go into mails about confirmed visits, and nowhere else. */
export const notificationsOfKind = (
  kind: NotificationKind<BookingNotificationParams>,
  change: NotifiedChange,
  side: Side,
  now: Date,
) => {
  const { meeting } = change.booking
  const people = [{ ...change.booking[side], side }]
  const params = { ...bookingParams(change, now), sequence: sequenceAfter(change) }
  return notification(
    kind,
    params,
    people,
    meeting && hasMeeting(kind) ? { meeting: seenBy(side, meeting, change.booking.is_pair_blocked) } : undefined,
  )
}

/** Whose number it is knows it; and nobody is given it anew who was blocked, or has blocked. */
const seenBy = (side: Side, { phone, ...meeting }: Meeting, isBlocked = false): Meeting =>
  side === "customer" && !isBlocked ? { ...meeting, phone } : meeting

/** The sequence that count_booking_change will set: the row is locked, so no other change counts in between. */
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
  // No words pass between two of whom one has blocked the other.
  reason: booking.is_pair_blocked ? undefined : reason,
  notes: notes || undefined,
  answer_due_at: booking.status === "pending" ? booking.answer_due_at : undefined,
  ...{ moved_from: movedFrom?.toISOString(), others: alternatives },
  // Once it is accepted, it is the start itself.
  proposed_time: proposed?.getTime() === Date.parse(booking.start_time) ? undefined : proposed?.toISOString(),
})
