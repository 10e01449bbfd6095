// What free times are made of, in one statement: the hours, the days that differ, and what is taken.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { Hours, Taken } from "./free-times.rules.ts"

interface Wanted {
  professional_id: string
  service_id: string | undefined
  /** What is taken is looked for from here, and to there. */
  from: Date
  to: Date
  /** A booking that leaves its time for another one. */
  except?: string | undefined
}

interface Row {
  /** Null: none that can be booked. */
  duration: number | null
  /** Null: no hours are kept. */
  hours: Hours | null
  taken: Taken[]
}

/** Undefined where there is no such professional to be seen. */
export const findCalendar = async (db: Db, { professional_id, service_id, from, to, except }: Wanted) => {
  const { rows } = await sql<Row>`
    select ${durationOf(service_id)} as duration,
    (
      select json_build_object('slot_minutes', a.slot_minutes, 'notice_minutes', a.notice_minutes,
        'horizon_days', a.horizon_days, 'buffer_minutes', a.buffer_minutes, 'weekly', w.weekly,
        'exceptions', (
          select coalesce(json_agg(e), '[]') from (
            select x.day as date, coalesce(json_agg(json_build_object('from', x.from_minute, 'to', x.to_minute))
              filter (where x.from_minute is not null), '[]') as hours
            from hour_exceptions x
            where x.professional_id = p.id
              and x.day between (${from} at time zone 'Asia/Kolkata')::date and (${to} at time zone 'Asia/Kolkata')::date
            group by x.day) e))
      from availabilities a
      cross join lateral (
        select json_agg(json_build_object('weekday', h.weekday, 'from', h.from_minute, 'to', h.to_minute)) as weekly
        from weekly_hours h where h.professional_id = p.id) w
      where a.professional_id = p.id and w.weekly is not null) as hours,
    ${takenBetween(from, to, except)} as taken
    from public_professionals p where p.id = ${professional_id}`.execute(db)
  return rows[0]
}

/** Of a professional p: minutes of this service, else of the first one. */
export const durationOf = (service_id: string | undefined) => sql`(
  select s.duration_minutes from professional_services s join service_types t on t.id = s.service_type_id
  where s.professional_id = p.id and s.is_active ${service_id ? sql`and s.id = ${service_id}` : sql``}
  order by t.sort_order, s.id limit 1)`

/** Of a professional p. */
export const takenBetween = (from: Date, to: Date, except?: string) => sql`(
  select coalesce(json_agg(json_build_object('from', extract(epoch from b.starts_at) * 1000,
    'to', extract(epoch from b.ends_at) * 1000)), '[]')
  from bookings b where b.professional_id = p.id and b.status in ('pending', 'confirmed')
    ${except ? sql`and b.id <> ${except}` : sql``}
    and tstzrange(b.starts_at, b.ends_at) && tstzrange(${from}, ${to}))`
