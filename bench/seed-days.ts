/** What analytics sum up, and as many bookings more as are wanted beside the town's own. */
import type pg from "pg"

/** Whose figures are asked for: something happened to them on each day of two years. */
export const ANALYSED = 200
const DAYS = 760
const BATCH = 200_000

/** Of the past, so that nobody meets them. */
const furtherVisits = `
  insert into bookings (id, customer_id, professional_id, service_id, starts_at, ends_at, status, price_per_hour, created_at, updated_at)
  select '01900000-0000-7000-8fff-' || lpad(to_hex(n), 12, '0'), pg_temp.seed_id('8000', 1 + n % 2000),
    pg_temp.seed_id('8002', 1 + n % $1::int), pg_temp.seed_id('8003', 2 * (1 + n % $1::int)),
    at, at + interval '1 hour', 'completed', 900, at - interval '3 days', at
  from generate_series($2::int, $3::int) n
  cross join lateral (select date_trunc('hour', now()) - (2 + n / $1::int % ${DAYS}) * interval '1 day' as at) w`

/** @param client whose triggers do not fire: the days are counted here in one go */
export const seedDays = async (client: pg.Client, professionals: number, bookings: number) => {
  for (let from = 1; from <= bookings; from += BATCH)
    await client.query(furtherVisits, [professionals, from, Math.min(from + BATCH - 1, bookings)])
  await client.query(`
    insert into professional_days (professional_id, day, bookings, completed_bookings, revenue)
    select professional_id, indian_day(starts_at), count(*), count(*) filter (where status = 'completed'),
      coalesce(sum(price_per_hour) filter (where status = 'completed'), 0)
    from bookings where status in ('confirmed', 'completed') and starts_at < now() group by 1, 2`)
  await client.query(
    `insert into professional_days as d (professional_id, day, profile_views, times_found)
     select pg_temp.seed_id('8002', n), indian_day(now()) - ago, 1 + (n + ago) % 20, 5 + (n * ago) % 90
     from generate_series(1, least($1::int, ${ANALYSED})) n cross join generate_series(1, ${DAYS}) ago
     on conflict (professional_id, day) do update
       set profile_views = excluded.profile_views, times_found = excluded.times_found`,
    [professionals],
  )
}
