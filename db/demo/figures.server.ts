// What analytics add up: days counted from the rows that were loaded, and how often profiles were looked at and found, which
// no row says. It follows how known somebody is, more each season and on Sundays, since they joined.
import { sql, type Transaction } from "kysely"
import { countDays } from "../../src/analytics/day-count.jobs.server.ts"
import type { DB } from "../types.ts"

export const loadFigures = async (trx: Transaction<DB>, now: Date) => {
  await sql`
    insert into professional_days (professional_id, day, profile_views, times_found)
    select p.id, d.day, v.views, v.views * 3 + (h.hash >> 8) % 9
    from professionals p
    cross join lateral (
      select day::date as day, indian_day(${now}) - day::date as ago
      from generate_series(indian_day(p.created_at)::timestamp, indian_day(${now})::timestamp - interval '1 day', '1 day') day) d
    cross join lateral (
      select (hashtextextended(p.business_name, d.ago) & 1048575)::int as hash) h
    cross join lateral (
      select round((1 + p.review_count * 0.4) * (1.3 - 0.9 * least(d.ago, 365) / 365.0)
        * case extract(dow from d.day) when 0 then 1.5 when 6 then 1.3 else 1 end
        * (0.4 + h.hash % 1000 / 800.0))::int as views) v
    on conflict (professional_id, day) do update
      set profile_views = excluded.profile_views, times_found = excluded.times_found`.execute(trx)
  await sql`update day_count_state set seen_since = (select min(indian_day(created_at)) from professionals)`.execute(
    trx,
  )
  await countDays(trx, () => now)
}
