// The only SQL that writes hours. All of a professional's hours are written at once, under the lock that bookings take: a
// booking after the change is checked against the new ones (is_still_free).
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { tableOf } from "../../platform/database/statement-parts.server.ts"
import { durationOf, type Span, takenWithin } from "../availability.queries.server.ts"
import type { BusyInterval, Hours } from "../free-times.rules.ts"

/** As a row has it; no hours: closed. */
export interface Exception {
  date: string
  until: string | null
  from: number | null
  to: number | null
}

interface HoursRow extends Omit<Hours, "exceptions"> {
  version: number
  exceptions: Exception[]
  taken: BusyInterval[]
  /** Null: there is none that can be booked. */
  duration: number | null
  longest_stretch: number | null
  services: { id: string; name: string; duration: number }[]
}

/** Undefined where nothing was ever set. Exceptions and taken times within the span. */
export const findHours = async (db: Db, professionalId: string, span: Span) => {
  const today = sql`(${span.from}::timestamptz at time zone 'Asia/Kolkata')::date`
  const { rows } = await sql<Partial<HoursRow> & Pick<HoursRow, "taken" | "duration" | "longest_stretch" | "services">>`
    select a.slot_minutes, a.notice_minutes, a.horizon_days, a.buffer_minutes, a.version,
      (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'from', h.from_minute, 'to', h.to_minute)
          order by h.weekday, h.from_minute), '[]')
        from weekly_hours h where h.professional_id = p.id) as weekly,
      (select coalesce(json_agg(json_build_object('date', x.day, 'until', x.until, 'from', x.from_minute, 'to', x.to_minute)
          order by x.day, x.from_minute), '[]')
        from hour_exceptions x
        where x.professional_id = p.id and coalesce(x.until, x.day) >= ${today}) as exceptions,
      ${takenWithin(span)} as taken, ${durationOf(undefined)} as duration,
      longest_stretch(p.id, ${today}),
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', coalesce(nullif(s.name, ''), t.name),
          'duration', s.duration_minutes) order by t.sort_order, s.id), '[]')
        from professional_services s join service_types t on t.id = s.service_type_id
        where s.professional_id = p.id and s.is_active) as services
    from professionals p left join availabilities a on a.professional_id = p.id
    where p.id = ${professionalId}`.execute(db)
  return rows[0]
}

interface HoursChange {
  hours: Omit<Hours, "exceptions">
  exceptions?: readonly Exception[]
  /** The version that the change was made to; undefined: overwrite any. */
  version: number | undefined
  now: Date
}

/** False where another change came first. */
export const writeHours = async (
  db: Db,
  professional_id: string,
  { hours, exceptions = [], version, now }: HoursChange,
) => {
  const { weekly, slot_minutes, notice_minutes, horizon_days, buffer_minutes } = hours
  const settings = { slot_minutes, notice_minutes, horizon_days, buffer_minutes }
  await takeAdvisoryLock(db, "calendar", professional_id)
  const row = await db
    .insertInto("availabilities")
    .values({ professional_id, ...settings, updated_at: now })
    .onConflict((conflict) => {
      const update = conflict.column("professional_id").doUpdateSet(({ eb, ref }) => ({
        ...settings,
        updated_at: now,
        version: eb(ref("availabilities.version"), "+", 1),
      }))
      return version === undefined ? update : update.where("availabilities.version", "=", version)
    })
    .returning("version")
    .executeTakeFirst()
  if (!row) return false
  await db.deleteFrom("weekly_hours").where("professional_id", "=", professional_id).execute()
  await db.deleteFrom("hour_exceptions").where("professional_id", "=", professional_id).execute()
  await sql`insert into weekly_hours (professional_id, weekday, from_minute, to_minute)
    select ${professional_id}, h.weekday, h."from", h."to"
    from ${tableOf('h (weekday int, "from" int, "to" int)', weekly)}`.execute(db)
  await sql`insert into hour_exceptions (professional_id, day, until, from_minute, to_minute)
    select ${professional_id}, x.date, x.until, x."from", x."to"
    from ${tableOf('x (date date, until date, "from" int, "to" int)', [...exceptions])}`.execute(db)
  return true
}
