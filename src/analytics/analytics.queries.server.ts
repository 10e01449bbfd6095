// What is read of the totals of days: one statement, over at most two years of one professional's rows.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstant } from "../platform/database/statement-parts.server.ts"
import type { DaySpan, PeriodDays } from "./period.rules.ts"

/** Sums of some days. */
export interface Sums {
  bookings: number
  completed_bookings: number
  unpriced_bookings: number
  revenue: string
  requests: number
  booked_requests: number
  reviews: number
  stars: number
  profile_views: number
  times_found: number
}

const counts = [
  ...(["bookings", "completed_bookings", "unpriced_bookings", "requests", "booked_requests"] as const),
  ...(["reviews", "stars", "profile_views", "times_found"] as const),
]

interface Group extends Sums {
  is_previous: boolean
  /** Null: of all of them. */
  place: number | null
}

interface Found {
  rating: number | null
  review_count: number
  counted_until: string | null
  seen_since: string
  first_day: string | null
  groups: Group[]
}

/** Undefined where there is no such professional. */
export const findSums = async (db: Db, professionalId: string, { from, to, previous, daysInColumn }: PeriodDays) => {
  const { rows } = await sql<Found>`
    select p.rating::float as rating, p.review_count, ${isoInstant("s.counted_until")} as counted_until,
      s.seen_since::text as seen_since,
      (select min(day) from professional_days where professional_id = p.id)::text as first_day, (select coalesce(json_agg(g), '[]') from (
        select d.is_previous, d.place, ${sql.join(counts.map(sumOf))}, sum(revenue)::text as revenue
        from (select *, day < ${from}::date as is_previous,
            (day - case when day < ${from}::date then ${previous.from}::date else ${from}::date end) / ${daysInColumn}::int as place
          from professional_days where professional_id = ${professionalId} and day between ${previous.from}::date and ${to}::date) d
        group by grouping sets ((d.is_previous), (d.is_previous, d.place))) g) as groups
    from professionals p cross join day_count_state s where p.id = ${professionalId}`.execute(db)
  return rows[0]
}

const sumOf = (name: string): RawBuilder<unknown> => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`

export interface DayRow extends Sums {
  day: string
}

/** Days of which there is nothing to say have no row. */
export const listDays = async (db: Db, professionalId: string, { from, to }: DaySpan) => {
  const { rows } = await sql<DayRow>`
    select day::text as day, revenue::text as revenue, ${sql.join(counts.map((name) => sql.ref(name)))}
    from professional_days where professional_id = ${professionalId} and day between ${from}::date and ${to}::date
    order by professional_days.day`.execute(db)
  return rows
}
