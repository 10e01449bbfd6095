// The SQL that creates and updates bookings. A booking, its history and its effects in other tables are written in one
// statement, which also returns the booking as the view of the side that asked.
import { type Insertable, type RawBuilder, sql, type Updateable } from "kysely"
import type { DB } from "../../db/types.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { advisoryLock } from "../platform/database/locks.server.ts"
import { runAsOneStatement, type StatementPart, tableOf } from "../platform/database/statement-parts.server.ts"
import { scaled } from "../platform/http/limits.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import { isPairUnblocked } from "../professionals/pair-blocks/pair-block.server.ts"
import { type HistoryKind, MAX_REQUESTS, MAX_WAITING, requestedSince, type Status } from "./booking.rules.ts"
import { selectBookings, type View } from "./booking-views.queries.server.ts"

export interface NewHistoryEntry {
  id: string
  booking_id: string
  actor_id: string | null
  from_status: Status | null
  to_status: Status
  reason: string | null
  /** What else happened than a change of status. */
  kind: HistoryKind | null
  proposed_start: Date | null
  created_at: Date
}

/** History entries and writes to other tables that a change of bookings causes. */
export interface Effects {
  history: NewHistoryEntry[]
  parts: StatementPart[]
}

/** A request, with the terms it was checked against. */
interface NewBooking {
  row: Insertable<DB["bookings"]> & { created_at: Date }
  /** The professional's. */
  account_id: string
  duration_minutes: number
  /** Of its hour, or of its package. */
  price: string | null
  hours_version: number
}

/**
 * Takes the locks first, always the customer's before the professional's. This statement's snapshot does not show what was
 * committed while it waited for them; the constraint does, and is_still_there, is_still_offered,
 * is_still_free, is_still_offered_in, can_be_met_online, may_ask_again and asked_since. Undefined when one of them refuses.
 */
export const writeBooking = async (
  db: Db,
  actor: Actor,
  { row, account_id, duration_minutes, price, hours_version }: NewBooking,
  { history, parts }: Effects,
): Promise<View["customer"] | undefined> => {
  const { customer_id, professional_id, service_id, package_id = null, delivery, contact_mobile } = row
  const { starts_at, created_at } = row
  const { withOne, inAll } = MAX_WAITING
  const locks = sql`locks as materialized (
    select ${advisoryLock("requests", customer_id)}, ${advisoryLock("calendar", professional_id)})`
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const written = sql`written as (
    insert into bookings (${columns}) select ${sql.join(Object.values(row))} from locks
    where is_still_there(${customer_id}) and ${isPairUnblocked(sql`${customer_id}`, sql`${professional_id}`)}
      and is_still_offered(${service_id}, ${price}, ${duration_minutes}, ${package_id})
      and is_still_offered_in(${service_id}, ${delivery})
      and can_be_met_online(${service_id}, ${delivery}, ${contact_mobile})
      and is_still_free(${professional_id}, ${hours_version}, ${starts_at}, ${duration_minutes})
      and may_ask_again(${customer_id}, ${professional_id}, ${created_at}, ${withOne}, ${inAll})
      and asked_since(${customer_id}, ${professional_id}, ${requestedSince(created_at)}) < ${scaled(MAX_REQUESTS.count)}
      and is_still_there(${account_id})
    on conflict do nothing returning *)`
  const condition = sql`exists (select from written)`
  const [booking] = await runAsOneStatement<View["customer"]>(db, parts, {
    before: [locks, written, insertHistory(history, condition)],
    condition,
    answer: selectBookings("customer", { actor, now: created_at }, writtenSource),
  })
  return booking
}

interface BookingUpdate {
  ids: string[]
  to: Status
  now: Date
  /** Overrides of the defaults: the undo window ends and the proposal is cleared. */
  set?: Updateable<
    Pick<
      DB["bookings"],
      "held_until" | "proposed_start" | "proposed_by" | "starts_at" | "ends_at" | "reminded" | "answer_due_at"
    >
  >
}

const updateStatement = ({ ids, to, now, set }: BookingUpdate) => {
  const values = { status: to, updated_at: now, held_until: null, proposed_start: null, proposed_by: null, ...set }
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql`written as (update bookings set ${sql.join(changes)} where id = any(${ids}::text[]) returning *)`
}

/** The bookings must be locked. */
export const updateBookings = (db: Db, update: BookingUpdate, { history, parts }: Effects) =>
  runAsOneStatement(db, parts, { before: [updateStatement(update), insertHistory(history)] })

/** The booking must be locked. Returns this side's view of it. */
export const updateBooking = async <S extends Side>(
  db: Db,
  { actor, side }: { actor: Actor; side: S },
  update: BookingUpdate,
  { history, parts }: Effects,
): Promise<View[S]> => {
  const rows = await runAsOneStatement<View[S]>(db, parts, {
    before: [updateStatement(update), insertHistory(history)],
    answer: selectBookings(side, { actor, now: update.now }, writtenSource),
  })
  return rows[0]!
}

const insertHistory = (entries: NewHistoryEntry[], condition: RawBuilder<unknown> = sql`true`) => {
  const columns = "id, booking_id, actor_id, from_status, to_status, reason, kind, proposed_start, created_at"
  const shape = `n (id text, booking_id text, actor_id text, from_status text, to_status text, reason text, kind text,
    proposed_start timestamptz, created_at timestamptz)`
  return sql`new_events as (
    insert into booking_events (${sql.raw(columns)})
    select ${sql.raw(columns)} from ${tableOf(shape, entries)} where ${condition} returning *)`
}

/** The bookings must be locked. Ends their undo window, which also clears what the professional had proposed before. */
export const endUndoWindows = (db: Db, ids: string[], parts: readonly StatementPart[]) =>
  runAsOneStatement(db, parts, {
    before: [
      sql`updated as (update bookings set held_until = null, proposed_start = null, proposed_by = null
        where id = any(${ids}::text[]) returning id)`,
    ],
  })

/** The bookings must be locked. Their status does not change. */
export const clearProposals = (db: Db, { ids, now }: Pick<BookingUpdate, "ids" | "now">, { history, parts }: Effects) =>
  runAsOneStatement(db, parts, {
    before: [
      sql`cleared as (update bookings set proposed_start = null, proposed_by = null, updated_at = ${now}
        where id = any(${ids}::text[]) returning id)`,
      insertHistory(history),
    ],
  })

/** Reverts the last change of a locked booking and deletes its history entry; count_booking_change sets its sequence. */
export const revertTransition = async (
  db: Db,
  { actor, now }: { actor: Actor; now: Date },
  id: string,
  parts: readonly StatementPart[],
): Promise<View["professional"]> => {
  const deletedEvent = sql`deleted_event as (
    delete from booking_events where id = (
      select e.id from booking_events e where e.booking_id = ${id} and e.kind is null order by e.id desc limit 1)
    returning id, from_status)`
  const written = sql`written as (
    update bookings b set status = u.from_status, held_until = null, updated_at = ${now}, undone_sequence = b.sequence + 1 from deleted_event u
    where b.id = ${id} returning b.*)`
  const [booking] = await runAsOneStatement<View["professional"]>(db, parts, {
    before: [deletedEvent, written],
    answer: selectBookings(
      "professional",
      { actor, now },
      {
        bookings: sql`written`,
        events: sql`(select * from booking_events where id not in (select id from deleted_event))`,
      },
    ),
  })
  return booking!
}

/** A statement does not see its own inserts in the table of events, so they are added. */
const writtenSource = {
  bookings: sql`written`,
  events: sql`(select * from booking_events union all select * from new_events)`,
}
