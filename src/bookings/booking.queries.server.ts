// Reads and locks bookings in order to change them. Every read is scoped to the actor: a stranger's booking is treated as
// missing.

import { type RawBuilder, sql } from "kysely"
import { occupiesTimeCondition } from "../availability/occupied-time.server.ts"
import { type Party, partyOf } from "../notifications/party.server.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import { isoInstant } from "../platform/database/statement-parts.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import type { Delivery } from "../professionals/delivery.rules.ts"
import { blockedSince } from "../professionals/pair-blocks/pair-block.server.ts"
import { answerDueIso } from "./answer/answer-due.server.ts"
import type { HistoryKind, Status } from "./booking.rules.ts"

/** Whose bookings are meant. */
export type Owner = Pick<Actor, "account_id" | "professional_id">

/** Serialises bookings of one professional: concurrent requests for overlapping slots would deadlock on the constraint. */
export const lockCalendar = (db: Db, professionalId: string) => takeAdvisoryLock(db, "calendar", professionalId)

/** Location and total. Never the customer's address: a mail cannot be deleted. */
export interface VisitFacts {
  /** Minutes. */
  duration: number
  /** Rupees; null: to be agreed. */
  total: string | null
  /** At the price of a package; left out in rows of earlier versions. */
  is_package?: boolean
  /** Null: it was not asked then. */
  delivery: Delivery | null
  locality: string
  /** Empty: the service has no name of its own. */
  offer_name: string
}

/** How the two sides meet, and reach each other on the day; included in mails, so that it can be looked up there. */
export interface Meeting {
  link: string | null
  /** The customer's, to be called. */
  mobile: string | null
  /** Of the studio. */
  address: string | null
  /** Of the professional's business, for the customer; missing in rows of earlier versions. */
  phone?: string | null
}

/** A booking with both sides. */
export interface BookingRecord {
  id: string
  /** How often its state or time has changed, for calendars. */
  sequence: number
  /** What that was right after its last undo. */
  undone_sequence: number | null
  professional_id: string
  service_id: string
  status: Status
  start_time: string
  end_time: string
  /** Minutes. */
  duration: number
  service_name: string
  visit: VisitFacts
  /** As it would be shared if it were confirmed. */
  meeting: Meeting
  customer: Party
  professional: Party
  /** One of the two has blocked the other. */
  is_pair_blocked: boolean
  /** Until then the last change can be undone; null: both sides have been notified of it. */
  held_until: Date | null
  /** Another start that one side would rather have, open or lapsed. */
  proposed_start: Date | null
  proposed_by: Side | null
  created_at: Date
  /** Instant, ISO: when it ends by itself, as long as it is a request. */
  answer_due_at: string
}

/**
 * Of `bookings b` and their service s. A link is kept for those who left no number, also where the professional has begun to
 * call.
 */
export const byLinkCondition = sql`(b.delivery = 'online' and s.meeting_link <> ''
  and (s.online_by = 'link' or b.contact_mobile is null))`

/** Of `bookings b`; a condition follows. */
const selectRecord = sql<BookingRecord>`
  select b.id, b.sequence, b.undone_sequence, b.professional_id, b.service_id, b.status, ${isoInstant("b.starts_at")} as start_time, ${isoInstant("b.ends_at")} as end_time,
    visit_minutes(b.starts_at, b.ends_at) as duration, t.name as service_name,
    json_build_object('duration', visit_minutes(b.starts_at, b.ends_at), 'delivery', b.delivery,
      'total', visit_total(b.price_per_hour, b.starts_at, b.ends_at, b.package_price)::text,
      'is_package', b.package_price is not null, 'locality', b.locality, 'offer_name', b.offer_name) as visit,
    json_build_object('link', case when ${byLinkCondition} then s.meeting_link end,
      'mobile', case when b.delivery = 'online' and not ${byLinkCondition} then b.contact_mobile end,
      'address', case b.delivery when 'at_studio' then nullif(p.studio_address, '') end,
      'phone', nullif(p.business_phone, '')) as meeting,
    ${partyOf("c", "c.full_name")} as customer, ${partyOf("o", "p.business_name")} as professional,
    ${blockedSince(sql`b.customer_id`, sql`b.professional_id`)} is not null as is_pair_blocked,
    b.held_until, b.proposed_start, b.proposed_by, b.created_at, ${answerDueIso} as answer_due_at
  from bookings b
  join professional_services s on s.id = b.service_id
  join service_types t on t.id = s.service_type_id
  join accounts c on c.id = b.customer_id
  join professionals p on p.id = b.professional_id
  join accounts o on o.id = p.account_id`

/**
 * Locks first and reads in a second statement: one that has waited for a row lock still sees the joined tables as they were,
 * and would give the name of somebody who was erased meanwhile.
 */
export const lockBookingsWhere = async (db: Db, condition: RawBuilder<unknown>): Promise<BookingRecord[]> => {
  const locked = await sql<{ id: string }>`select b.id from bookings b where ${condition}`.execute(db)
  const ids = locked.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return (
    await sql<BookingRecord>`${selectRecord} where b.id = any(${ids}::text[]) order by b.starts_at, b.id`.execute(db)
  ).rows
}

/** Locks the row: of two concurrent changes the second sees the first. */
export const lockBooking = async (db: Db, actor: Actor, side: Side, id: string): Promise<BookingRecord | undefined> =>
  (await lockBookingsWhere(db, sql`b.id = ${id} and ${belongsToCondition(actor, side)} for update`))[0]

/** The same under the calendar's advisory lock: nobody takes a time in it until the transaction ends. */
export const lockCalendarAndBooking = async (db: Db, actor: Actor, side: Side, id: string) => {
  const { rows } = await sql<{ of: string }>`
    select b.professional_id as of from bookings b where b.id = ${id} and ${belongsToCondition(actor, side)}`.execute(
    db,
  )
  if (!rows[0]) return undefined
  await lockCalendar(db, rows[0].of)
  return lockBooking(db, actor, side, id)
}

export type BookingTimeRow = Pick<BookingRecord, "id" | "professional_id" | "duration">

/** Other bookings that overlap this one at that start; lapsed requests among them can be ended, others not. */
export const listOverlapping = async (
  db: Db,
  { id, professional_id, duration }: BookingTimeRow,
  starts_at: Date,
  now: Date,
) => {
  const { rows } = await sql<{ id: string; has_lapsed: boolean }>`
    select b.id, not ${occupiesTimeCondition(now)} as has_lapsed from bookings b where b.professional_id = ${professional_id} and b.id <> ${id}
      and b.status in ('pending', 'confirmed') and tstzrange(b.starts_at, b.ends_at)
        && tstzrange(${starts_at}, ${starts_at}::timestamptz + make_interval(mins => ${duration}))`.execute(db)
  return rows
}

/** A line of a booking's history, as rules read it. */
export interface HistoryRecord {
  kind: HistoryKind | null
  /** Null: it happened by itself. */
  by: Side | null
  from_status: Status | null
  to_status: Status
  reason: string | null
  proposed_start: Date | null
}

/** What has happened to a booking, oldest first. */
export const findHistory = async (db: Db, id: string) => {
  const { rows } = await sql<HistoryRecord>`
    select e.kind, e.from_status, e.to_status, e.reason, e.proposed_start,
      case e.actor_id when b.customer_id then 'customer' when p.account_id then 'professional' end as by
    from booking_events e join bookings b on b.id = e.booking_id join professionals p on p.id = b.professional_id
    where b.id = ${id} order by e.id`.execute(db)
  return rows
}

/** How often a request was moved; call it with the booking locked. */
export const countReschedules = async (db: Db, id: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from booking_events where booking_id = ${id} and kind = 'moved'`.execute(db)
  return rows[0]!.count
}

export const belongsToCondition = (actor: Owner, side: Side) =>
  side === "customer" ? sql`b.customer_id = ${actor.account_id}` : sql`b.professional_id = ${actor.professional_id}`
