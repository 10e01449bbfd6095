// The SQL that counts days anew. A change leaves a row of what is to be counted, in its own transaction (the triggers of
// migration 0095); who counts takes such rows and then, with a later snapshot, counts all that was committed. A change that
// is committed after that has left a row of its own. One node counts at a time, or an older count could replace a newer one.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock, tryAdvisoryLock } from "../platform/database/locks.server.ts"
import { isBookedSince } from "../requests/request-conditions.server.ts"

/** Until the end of the transaction. False where another one counts. */
export const tryCountLock = async (db: Db) => {
  const { rows } = await sql<{ is_mine: boolean }>`select ${tryAdvisoryLock("dayCount", "")} as is_mine`.execute(db)
  return rows[0]!.is_mine
}

/** Waits until nobody counts, and keeps others from it until the end of the transaction. */
export const takeCountLock = (db: Db) => takeAdvisoryLock(db, "dayCount", "")

export interface ChangedDay {
  professional_id: string
  day: string
}

/** Takes so many changes off the list. @returns how many there were, and which days they are of */
export const takeChangedDays = async (db: Db, limit: number) => {
  const { rows } = await sql<{ taken: number; days: ChangedDay[] }>`
    with taken as (
      delete from day_changes where id in (select id from day_changes order by id limit ${limit})
      returning professional_id, day, customer_id),
    days as (
      select professional_id, day from taken where day is not null
      union select r.professional_id, indian_day(r.created_at) from taken t
        join service_requests r on r.professional_id = t.professional_id and r.customer_id = t.customer_id)
    select (select count(*) from taken) as taken, (select coalesce(json_agg(days), '[]') from days) as days`.execute(db)
  return rows[0]!
}

/** Views and searches stay as they are. Who has gone has no days any more. */
export const recountDays = async (db: Db, days: readonly ChangedDay[]) => {
  await sql`
    insert into professional_days (professional_id, day, bookings, completed_bookings, unpriced_bookings, revenue,
      requests, booked_requests, reviews, stars)
    select n.professional_id, n.day, v.*, q.*, w.*
    from json_to_recordset(${JSON.stringify(days)}::json) n (professional_id text, day date)
    join professionals p on p.id = n.professional_id
    join accounts a on a.id = p.account_id and a.erased_at is null
    cross join lateral (select n.day::timestamp at time zone 'Asia/Kolkata' as starts_at,
      (n.day + 1)::timestamp at time zone 'Asia/Kolkata' as ends_at) i
    cross join lateral (
      select count(*), count(*) filter (where b.status = 'completed'),
        count(*) filter (where b.status = 'completed' and b.price_per_hour is null and b.package_price is null),
        coalesce(sum(visit_total(b.price_per_hour, b.starts_at, b.ends_at, b.package_price)) filter (where b.status = 'completed'), 0)
      from bookings b where b.professional_id = n.professional_id and b.status in ('confirmed', 'completed')
        and b.starts_at >= i.starts_at and b.starts_at < i.ends_at) v
    cross join lateral (
      select count(*), count(*) filter (where ${isBookedSince})
      from service_requests r where r.professional_id = n.professional_id
        and r.created_at >= i.starts_at and r.created_at < i.ends_at) q
    cross join lateral (
      select count(*), coalesce(sum(w.rating), 0)
      from reviews w where w.professional_id = n.professional_id and w.hidden_at is null
        and w.created_at >= i.starts_at and w.created_at < i.ends_at) w
    order by n.professional_id, n.day
    on conflict (professional_id, day) do update set
      bookings = excluded.bookings, completed_bookings = excluded.completed_bookings,
      unpriced_bookings = excluded.unpriced_bookings, revenue = excluded.revenue, requests = excluded.requests,
      booked_requests = excluded.booked_requests, reviews = excluded.reviews, stars = excluded.stars`.execute(db)
}

export const markCounted = async (db: Db, until: Date) => {
  await sql`update day_count_state set counted_until = greatest(counted_until, ${until})`.execute(db)
}
