/**
 * A town of professionals in a few bulk statements. Everything follows from a row's number, so that every run has the
 * same people and the scenarios know their ids without asking.
 */
import type pg from "pg"
import { withClient } from "../src/platform/database/database-client.server.ts"
import { seedDays } from "./seed-days.ts"
import { seedPosts } from "./seed-posts.ts"
import { words } from "./seed-words.ts"

export interface Seeded {
  services: number
  professionals: number
}

/** Every fourth professional offers both kinds of service. */
const SERVICES_EACH = 1.25
/** So many that none comes near to the most requests that one may have waiting. */
export const CUSTOMERS = 2000
/** The last ones: they keep hours, and are booked three times a day for twenty days. Nobody books them while it is measured. */
export const KEEPERS = 100
/** Of the others every third keeps hours, and has a visit on each of the next twelve days. */
const KEEPING = 3
/** Those who keep no hours: whatever time is asked for is free until somebody has it. */
export const countKeepingNone = (professionals: number) =>
  Math.max(1, Math.floor((professionals - KEEPERS) / KEEPING) * (KEEPING - 1))
/** The number of the n-th of them, from 0 on. */
export const keepingNone = (n: number) => 1 + Math.floor(n / (KEEPING - 1)) * KEEPING + (n % (KEEPING - 1))

/** So many professionals are signed in. */
export const SIGNED_IN_PROFESSIONALS = 200

const idOf = (kind: string) => (n: number) => `01900000-0000-7000-${kind}-${n.toString(16).padStart(12, "0")}`
export const customerId = idOf("8000")
export const professionalAccountId = idOf("8001")
export const professionalId = idOf("8002")
export const serviceId = idOf("8003")

/**
 * @param ownerUrl a migrated, empty database, as a superuser
 * @param bookings of the past, beside the town's own
 */
export const seed = (ownerUrl: string, services: number, bookings = 0): Promise<Seeded> =>
  withClient(ownerUrl, async (client) => {
    const professionals = Math.max(1, Math.round(services / SERVICES_EACH))
    await makeFunctions(client)
    // Row by row, triggers would find the same answers an hour later: ratings are set from the reviews in one go.
    await client.query("set session_replication_role = replica")
    for (const statement of [
      people,
      profiles,
      checks,
      offers,
      portfolios,
      visits,
      reviews,
      ratings,
      requests,
      selections,
      ...keepers,
      ...others,
    ]) {
      await client.query(statement, [professionals])
    }
    await seedDays(client, professionals, bookings)
    await seedPosts(client, professionals)
    await client.query("set session_replication_role = origin")
    await client.query("analyze")
    await client.query("select refresh_idea_entries(array(select id from professionals))")
    await placeOffers(client, professionals)
    await client.query("vacuum analyze")
    const { rows } = await client.query("select count(*)::int as services from professional_services")
    return { services: rows[0].services, professionals }
  })

/** `pick('first', n, 'salt')` is one of the words, `roll(n, 'salt', 10)` a number from 0 to 9: random, but always the same. */
async function makeFunctions(client: pg.Client) {
  await client.query("create temp table seed_words (kind text primary key, list text[])")
  for (const [kind, list] of Object.entries(words))
    await client.query("insert into seed_words values ($1, $2)", [kind, list])
  await client.query(`
    create function pg_temp.seed_id(kind text, n int) returns text immutable language sql as
      $$ select '01900000-0000-7000-' || kind || '-' || lpad(to_hex(n), 12, '0') $$;
    create function pg_temp.roll(n int, salt text, below int) returns int immutable language sql as
      $$ select (hashtextextended(n || salt, 1) & 1048575)::int % below $$;
    create function pg_temp.pick(kind text, n int, salt text) returns text stable language sql as
      $$ select list[1 + pg_temp.roll(n, kind || salt, cardinality(list))] from seed_words w where w.kind = pick.kind $$`)
}

const people = `
  insert into accounts (id, email, full_name, customer_type, is_professional, activated_at, created_at)
  select pg_temp.seed_id('8000', n), 'customer' || n || '@bench.example',
    pg_temp.pick('first', n, 'c') || ' ' || pg_temp.pick('last', n, 'c'), 'individual', false, now(), now() - interval '2 years'
  from generate_series(1, ${CUSTOMERS}) n
  union all
  select pg_temp.seed_id('8001', n), 'professional' || n || '@bench.example',
    pg_temp.pick('first', n, 'p') || ' ' || pg_temp.pick('last', n, 'p'), null, true, now(), now() - interval '2 years'
  from generate_series(1, $1::int) n`

const profiles = `
  insert into professionals (id, account_id, business_name, headline, about, city_id, locality, work_experience,
    project_count, price_category, languages)
  select pg_temp.seed_id('8002', n), pg_temp.seed_id('8001', n),
    case pg_temp.roll(n, 'style', 3)
      when 0 then pg_temp.pick('last', n, 'p') || ' ' || pg_temp.pick('house', n, '')
      when 1 then pg_temp.pick('material', n, '') || ' ' || pg_temp.pick('house', n, '')
      else pg_temp.pick('material', n, '') || ' & ' || pg_temp.pick('material', n, 'b') end,
    initcap(left(pg_temp.pick('work', n, 'h'), 1)) || substr(pg_temp.pick('work', n, 'h'), 2) || ' in ' || pg_temp.pick('locality', n, ''),
    'We do ' || pg_temp.pick('work', n, 'a') || ' and ' || pg_temp.pick('work', n, 'b') || '. ' || pg_temp.pick('manner', n, '')
      || ' ' || pg_temp.pick('manner', n, 'b'),
    c.id, pg_temp.pick('locality', n, ''), 1 + pg_temp.roll(n, 'years', 30), pg_temp.roll(n, 'projects', 120),
    (array['Standard', 'Premium', 'Luxury'])[1 + pg_temp.roll(n, 'class', 3)], array['English', 'Marathi', 'Hindi']
  from generate_series(1, $1::int) n
  join cities c on c.name = case when pg_temp.roll(n, 'city', 10) < 8 then 'Pune'
    else (array['Mumbai', 'Bangalore', 'Delhi', 'Hyderabad'])[1 + pg_temp.roll(n, 'else', 4)] end`

const checks = `
  insert into professional_checks (professional_id, kind, number, checker, result, valid_until)
  select pg_temp.seed_id('8002', n), kind,
    case kind when 'coa' then 'CA/2010/' || lpad((n % 1000000)::text, 6, '0') when 'gst' then '27AZ' || chr(65 + n / 260000 % 26) || chr(65 + n / 10000 % 26) || 'Z' || lpad((n % 10000)::text, 4, '0') || 'Q1Z0' end, 'Meera Joshi', 'approved', now() + (30 + pg_temp.roll(n, kind, 330)) * interval '1 day'
  from generate_series(1, $1::int) n cross join unnest(array['kyc', 'coa', 'gst']) kind
  where pg_temp.roll(n, kind, 10) < case kind when 'gst' then 5 else 9 end`

/** Not all calendars of a town have changed within the last seconds. */
const yesterday = "now() - interval '1 day'"

const offers = `
  insert into professional_services (id, professional_id, service_type_id, description, price_per_hour, duration_minutes, updated_at)
  select pg_temp.seed_id('8003', n * 2 + second), pg_temp.seed_id('8002', n), t.id,
    'Consultation and ' || pg_temp.pick('work', n, 's' || second) || '. ' || pg_temp.pick('manner', n, 's'),
    case when pg_temp.roll(n, 'price', 20) > 0 then 300 + 50 * pg_temp.roll(n, 'rupees' || second, 90) end,
    (array[60, 60, 90, 120])[1 + pg_temp.roll(n, 'minutes', 4)], ${yesterday}
  from generate_series(1, $1::int) n cross join generate_series(0, 1) second
  join service_types t on t.slug = case when (pg_temp.roll(n, 'kind', 5) < 3) = (second = 0) then 'interior-designer' else 'architect' end
  where second = 0 or n % 4 = 0`

const portfolios = `
  insert into portfolio_projects (id, professional_id, title, description, locality, completed_year, area_sqft, drawing, sort_order,
    building, storeys, room, features, work, paid_from)
  select pg_temp.seed_id('8004', n * 4 + k), pg_temp.seed_id('8002', n), pg_temp.pick('material', n, 't' || k) || ' home',
    'A project about ' || pg_temp.pick('work', n, 'd' || k) || '. ' || pg_temp.pick('manner', n, 'd' || k),
    pg_temp.pick('locality', n, 'l' || k), 2015 + pg_temp.roll(n, 'y' || k, 11), 400 + 50 * pg_temp.roll(n, 'f' || k, 60),
    (array['elevation', 'plan', 'room', 'section', 'detail'])[1 + pg_temp.roll(n, 'w' || k, 5)], k,
    (array['flat', 'house', 'bungalow', 'row-house'])[1 + pg_temp.roll(n, 'b' || k, 4)], 1 + pg_temp.roll(n, 's' || k, 3),
    (array['living', 'kitchen', 'bedroom', 'study'])[1 + pg_temp.roll(n, 'r' || k, 4)],
    (array['{}', '{bookshelf}', '{wardrobe,window}', '{door}'])[1 + pg_temp.roll(n, 'o' || k, 4)]::text[],
    (array['living', 'kitchen', 'bedroom', 'home', 'house'])[1 + pg_temp.roll(n, 'j' || k, 6)],
    (array[0, 200000, 500000, 1000000, 2500000])[1 + pg_temp.roll(n, 'm' || k, 7)]
  from generate_series(1, $1::int) n cross join generate_series(0, 2) k`

/** Up to six completed visits each, in the past two years. */
const visits = `
  insert into bookings (id, customer_id, professional_id, service_id, starts_at, ends_at, status, price_per_hour, created_at, updated_at)
  select pg_temp.seed_id('8005', n * 8 + k), pg_temp.seed_id('8000', 1 + pg_temp.roll(n, 'guest' || k, ${CUSTOMERS})),
    pg_temp.seed_id('8002', n), pg_temp.seed_id('8003', n * 2), at, at + interval '1 hour', 'completed', 900, at - interval '3 days', at
  from generate_series(1, $1::int) n cross join generate_series(0, 5) k
  cross join lateral (select date_trunc('hour', now()) - (10 + k * 100 + pg_temp.roll(n, 'day' || k, 90)) * interval '1 day' as at) w
  where k < pg_temp.roll(n, 'visits', 7)`

const reviews = `
  insert into reviews (id, booking_id, professional_id, customer_id, rating, comment, has_public_consent, created_at)
  select replace(id, '-8005-', '-8006-'), id, professional_id, customer_id,
    5 - (array[0, 0, 0, 1, 1, 2])[1 + pg_temp.roll(hashtext(id), 'stars', 6)], pg_temp.pick('comment', hashtext(id), ''),
    pg_temp.roll(hashtext(id), 'consent', 3) = 0, ends_at + interval '1 day'
  from bookings where $1::int > 0`

const ratings = `
  update professionals p set rating = r.average, review_count = r.number
  from (select professional_id, avg(rating)::numeric(3, 2) as average, count(*)::int as number from reviews group by 1) r
  where p.id = r.professional_id and $1::int > 0`

/** A page full for each customer; the newest ones wait for their answer. */
const requests = `
  insert into service_requests (id, customer_id, professional_id, service_id, message, status, reason, answer_due_at, created_at)
  select pg_temp.seed_id('800a', n * 32 + k), pg_temp.seed_id('8000', n), s.professional_id, s.id,
    'Could you look at our flat in ' || pg_temp.pick('locality', n, 'r' || k) || '? It is about ' || pg_temp.pick('work', n, 'r' || k) || '.',
    case when k > 21 then 'pending' else (array['accepted', 'declined', 'lapsed', 'withdrawn'])[1 + pg_temp.roll(n, 'answer' || k, 4)] end,
    case when pg_temp.roll(n, 'reason' || k, 3) = 0 then 'We are busy until the end of the month.' end,
    at + interval '2 days', at
  from generate_series(1, ${CUSTOMERS}) n cross join generate_series(0, 23) k
  cross join lateral (select now() - (24 - k) * interval '20 hours' as at) w
  join professional_services s on s.id = pg_temp.seed_id('8003', 2 * (1 + pg_temp.roll(n, 'requested' || k, $1::int)))`

/** One a type, as individuals select. */
const selections = `
  insert into selections (id, customer_id, professional_id, service_type_id, is_individual, created_at)
  select distinct on (n, s.service_type_id) pg_temp.seed_id('800b', n * 8 + k), pg_temp.seed_id('8000', n),
    s.professional_id, s.service_type_id, true, now() - k * interval '1 day'
  from generate_series(1, ${CUSTOMERS}) n cross join generate_series(0, 7) k
  join professional_services s on s.id = pg_temp.seed_id('8003', 2 * (1 + pg_temp.roll(n, 'selected' || k, $1::int)))`

const ofKeepers = `from generate_series(greatest(1, $1::int - ${KEEPERS - 1}), $1::int) n`

const keepers = [
  `insert into availabilities (professional_id, buffer_minutes, updated_at) select pg_temp.seed_id('8002', n), 15, ${yesterday} ${ofKeepers}`,
  `insert into weekly_hours (professional_id, weekday, from_minute, to_minute)
  select pg_temp.seed_id('8002', n), weekday, first, first + 240
  ${ofKeepers} cross join generate_series(1, 6) weekday cross join unnest(array[540, 840]) first`,
  `insert into hour_exceptions (professional_id, day)
  select pg_temp.seed_id('8002', n), current_date + 7 * week ${ofKeepers} cross join generate_series(1, 8) week`,
  `insert into bookings (id, customer_id, professional_id, service_id, starts_at, ends_at, status, price_per_hour, updated_at)
  select pg_temp.seed_id('8008', n * 64 + k), pg_temp.seed_id('8000', 1 + pg_temp.roll(n, 'host' || k, ${CUSTOMERS})),
    pg_temp.seed_id('8002', n), pg_temp.seed_id('8003', n * 2), at, at + interval '1 hour', 'confirmed', 900, ${yesterday}
  ${ofKeepers} cross join generate_series(0, 59) k
  cross join lateral (select (current_date + 1 + k / 3) + make_interval(hours => 4 + 3 * (k % 3)) as at) w`,
]

const ofOthers = `from generate_series(${KEEPING}, $1::int - ${KEEPERS}, ${KEEPING}) n`

const others = [
  `insert into availabilities (professional_id, updated_at) select pg_temp.seed_id('8002', n), ${yesterday} ${ofOthers}`,
  `insert into weekly_hours (professional_id, weekday, from_minute, to_minute)
  select pg_temp.seed_id('8002', n), weekday, first, first + 240
  ${ofOthers} cross join generate_series(0, 6) weekday cross join unnest(array[540, 840]) first`,
  `insert into hour_exceptions (professional_id, day)
  select pg_temp.seed_id('8002', n), current_date + 1 + 5 * pg_temp.roll(n, 'closed' || k, 5) + k ${ofOthers} cross join generate_series(0, 1) k`,
  `insert into bookings (id, customer_id, professional_id, service_id, starts_at, ends_at, status, price_per_hour, updated_at)
  select pg_temp.seed_id('8009', n * 16 + k), pg_temp.seed_id('8000', 1 + pg_temp.roll(n, 'host' || k, ${CUSTOMERS})),
    pg_temp.seed_id('8002', n), pg_temp.seed_id('8003', n * 2), at, at + interval '1 hour', 'confirmed', 900, ${yesterday}
  ${ofOthers} cross join generate_series(0, 11) k
  cross join lateral (select (current_date + k) + make_interval(hours => 4 + pg_temp.roll(n, 'hour' || k, 8)) as at) w`,
]

/** The last piece, and the one that makes people findable: the triggers fill search_entries, so many at a time. */
async function placeOffers(client: pg.Client, professionals: number) {
  const step = 2000
  for (let from = 1; from <= professionals; from += step) {
    await client.query(
      `insert into professional_service_areas (id, service_id, city_id)
       select replace(s.id, '-8003-', '-8007-') || c.id, s.id, c.id
       from generate_series($1::int, $2::int) n
       join professionals p on p.id = pg_temp.seed_id('8002', n)
       join professional_services s on s.professional_id = p.id
       join cities c on c.id = p.city_id
         or (pg_temp.roll(n, 'far', 10) < 3 and c.name = (array['Mumbai', 'Pune', 'Bangalore'])[1 + pg_temp.roll(n, 'to', 3)])`,
      [from, Math.min(from + step - 1, professionals)],
    )
  }
}
