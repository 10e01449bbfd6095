// The input of free times, in one statement, for one professional or many: hours, exceptions, and taken times.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { isOpenSomewhere } from "../services/service-types.server.ts"
import type { BusyInterval, Hours } from "./free-times.rules.ts"
import { occupiesTimeCondition } from "./occupied-time.server.ts"

export interface Span {
  /** What is taken is looked for from here, and to there. */
  from: Date
  to: Date
  now: Date
  /** A booking that leaves its time for another one. */
  except?: string | undefined
}

interface CalendarQuery extends Span {
  professional_id: string
  service_id: string | undefined
  package_id?: string | undefined
}

interface Row {
  /** Null: none that can be booked. */
  duration: number | null
  /** Null: no hours are kept. */
  hours: Hours | null
  taken: BusyInterval[]
}

/** Undefined where there is no such public professional. */
export const findCalendar = async (db: Db, { professional_id, service_id, package_id, ...span }: CalendarQuery) => {
  const { rows } = await sql<Row>`
    select ${durationOf(service_id, package_id, service_id === undefined)} as duration, (${hoursWithin(span)}) as hours,
      ${takenWithin(span)} as taken
    from public_professionals p where p.id = ${professional_id}`.execute(db)
  return rows[0]
}

interface Calendar {
  service_id: string
  duration: number
  hours: Hours
  taken: BusyInterval[]
}

/**
 * The calendars of those services whose professional has own hours; visibility is not checked. The visit is the one that the
 * booking dialog begins with (`firstPackageOf`): where no price per hour is set, the cheapest package. The ids come as JSON, so that
 * the plan is the same for few and many, and made once.
 */
export const listCalendars = async (db: Db, services: readonly string[], span: Span) => {
  const { rows } = await sql<Calendar>`
    select s.id as service_id, k.hours,
      coalesce(case when s.price_per_hour is null then (packages_of(s.id) -> 0 ->> 'minutes')::int end,
        s.duration_minutes) as duration, ${takenWithin(span)} as taken
    from json_array_elements_text(${JSON.stringify(services)}::json) as asked (id)
    cross join lateral (select * from professional_services s where s.id = asked.id and s.is_active limit 1) s
    cross join lateral (select s.professional_id as id) p
    cross join lateral (${hoursWithin(span)}) k`.execute(db)
  return rows
}

/** Of which a booking, the hours, the service or a package was written since, by the writer's clock; at most so many. */
export const listServicesOfChangedCalendars = async (db: Db, since: Date, limit: number) => {
  const { rows } = await sql<{ id: string }>`
    select s.id from professional_services s where s.professional_id in (
      select b.professional_id from bookings b where b.updated_at > ${since} and b.ends_at > ${since}
      union all select a.professional_id from availabilities a where a.updated_at > ${since})
    and exists (select from availabilities a where a.professional_id = s.professional_id)
    union select s.id from professional_services s where s.updated_at > ${since}
    union select k.service_id from service_packages k where k.updated_at > ${since}
    limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same, including professionals without own hours: their hours are null. */
export const listAllCalendars = async (db: Db, services: readonly string[], span: Span) => {
  const { rows } = await sql<Omit<Calendar, "hours"> & { hours: Hours | null }>`
    select s.id as service_id, k.hours,
      coalesce(case when s.price_per_hour is null then (packages_of(s.id) -> 0 ->> 'minutes')::int end,
        s.duration_minutes) as duration, ${takenWithin(span)} as taken
    from professional_services s
    cross join lateral (select s.professional_id as id) p
    left join lateral (${hoursWithin(span)}) k on true
    where s.id = any(${services}::text[]) and s.is_active`.execute(db)
  return rows
}

const dayOf = (instant: Date) => sql`(${instant}::timestamptz at time zone 'Asia/Kolkata')::date`

/** Of a professional p: no row without own hours. */
const hoursWithin = ({ from, to }: Span) => sql`
      select json_build_object('slot_minutes', a.slot_minutes, 'notice_minutes', a.notice_minutes,
        'horizon_days', a.horizon_days, 'buffer_minutes', a.buffer_minutes, 'weekly', w.weekly,
        'exceptions', (
          select coalesce(json_agg(e), '[]') from (
            select d.day::date as date, coalesce(json_agg(json_build_object('from', x.from_minute, 'to', x.to_minute))
              filter (where x.from_minute is not null), '[]') as hours
            from hour_exceptions x
            cross join lateral generate_series(greatest(x.day, ${dayOf(from)})::timestamp,
              least(coalesce(x.until, x.day), ${dayOf(to)})::timestamp, interval '1 day') d (day)
            where x.professional_id = p.id and x.day <= ${dayOf(to)} and coalesce(x.until, x.day) >= ${dayOf(from)}
            group by d.day) e)) as hours
      from availabilities a
      cross join lateral (
        select json_agg(json_build_object('weekday', h.weekday, 'from', h.from_minute, 'to', h.to_minute)) as weekly
        from weekly_hours h where h.professional_id = p.id) w
      where a.professional_id = p.id and w.weekly is not null`

/**
 * Of a professional p: minutes of this service or of a package of it, else of the first one; where it is to be offered, of a
 * kind that is open. One that is named may be of a kind that was closed: what is booked of it can still be moved.
 */
export const durationOf = (service_id: string | undefined, package_id?: string, isOffered = false) => sql`(
  select ${package_id ? sql`k.minutes` : sql`s.duration_minutes`}
  from professional_services s join service_types t on t.id = s.service_type_id
  ${package_id ? sql`join service_packages k on k.service_id = s.id and k.id = ${package_id}` : sql``}
  where s.professional_id = p.id and s.is_active ${service_id ? sql`and s.id = ${service_id}` : sql``}
    ${isOffered ? sql`and ${isOpenSomewhere}` : sql``}
  order by t.sort_order, s.id limit 1)`

/** Of a professional p. No visit is longer than a day, so an index by their starts finds them, faster than one of ranges. */
export const takenWithin = ({ from, to, now, except }: Span) => sql`(
  select coalesce(json_agg(json_build_object('from', date_part('epoch', b.starts_at) * 1000,
    'to', date_part('epoch', b.ends_at) * 1000)), '[]')
  from bookings b where b.professional_id = p.id and ${occupiesTimeCondition(now)}
    ${except ? sql`and b.id <> ${except}` : sql``}
    and b.starts_at > ${from}::timestamptz - interval '1 day' and b.starts_at < ${to} and b.ends_at > ${from})`
