// What the home page shows, each part one piece of SQL. Figures are counted from rows; nothing here is written by hand.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { catalogue, isRecommended } from "../../services/service-types.server.ts"
import {
  isQuoted,
  quotedColumns,
  quotedOf,
  type SummaryRow,
  summaryColumns,
  summaryJoins,
} from "../summaries.server.ts"
import type { Overview } from "./home.contract.ts"

const services = sql`
  select id, slug as service_type, name, plural_name, short_description, icon, name as category_name, is_available,
    available_cities
  from ${catalogue} t order by sort_order, id`

/** The six of best standing per service that is offered, of those somebody has rated, from the index of that order, then one row a person. */
const providers = (now: Date) => sql`
  select ${summaryColumns}, p.id, p.headline, t.slug as service_type, p.work_experience
  from (
    select distinct on (e.professional_id) e.* from (
      select id from service_types t where ${isRecommended} and exists (select from search_entries e where e.service_type_id = t.id)
    ) t cross join lateral (
      select * from search_entries e
      where e.service_type_id = t.id and e.reach = 3 and e.is_verified and e.verified_until > ${now}::timestamptz
        and e.review_count > 0
      order by e.is_verified desc, e.standing desc, e.service_id desc limit 6
    ) e order by e.professional_id, e.standing desc, e.service_id
  ) e join service_types t on t.id = e.service_type_id ${summaryJoins}
  order by e.standing desc, e.service_id desc limit 6`

/** So many of the newest, one of four stars for two of five: what is quoted should sound like what is written. */
const testimonials = (number: number) => sql`
  select q.id, q.overall_rating, q.title, q.comment, q.customer_name, q.provider_id, q.provider_name, q.service_name,
    q.created_at
  from (values (5, 1), (4, 2)) stars (rating, step) cross join lateral (
    select ${quotedColumns}, row_number() over (order by r.created_at desc, r.id desc) as place
    from ${quotedOf}
    where ${isRecommended} and ${isQuoted} and r.rating = stars.rating
    order by r.created_at desc, r.id desc limit ${number}
  ) q order by q.place * stars.step, stars.step limit ${number}`

const quotedNames = sql`id, overall_rating, title, comment, customer_name, provider_id, provider_name, service_name, created_at`

/** Those that were chosen and may still be quoted, in their order; the newest where none is. */
const homeTestimonials = sql`
  with chosen as materialized (
    select ${quotedColumns}, h.place from ${quotedOf} join home_reviews h on h.review_id = r.id
    where ${isRecommended} and ${isQuoted}
  )
  select ${quotedNames} from (
    select ${quotedNames}, place from chosen
    union all
    select ${quotedNames}, row_number() over () as place from (${testimonials(3)}) newest
    where not exists (select from chosen)
  ) shown order by place`

/** Reviews are not counted one by one: a trigger keeps number and average of each professional's, from which the sum follows. */
const statistics = (now: Date) => sql`
  select
    (select count(distinct professional_id)::int from search_entries
      where reach = 3 and is_verified and verified_until > ${now}::timestamptz) as total_providers,
    (select count(*)::int from bookings where status = 'completed') as total_bookings,
    (select greatest(1, count(distinct city_id)::int) from service_type_cities) as total_cities,
    r.number as total_reviews, coalesce(round(r.stars / nullif(r.number, 0), 1), 0) as average_rating
  from (
    select coalesce(sum(review_count), 0)::int as number, sum(round(rating * review_count)) as stars
    from professionals where review_count > 0
  ) r`

const cities = sql`
  select c.id, c.name, s.name as state from cities c join states s on s.id = c.state_id
  where exists (select from service_type_cities o where o.city_id = c.id) order by lower(c.name) collate "C"`

const list = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`
const one = (row: RawBuilder<unknown>) => sql`(select to_json(r) from (${row}) r)`

export type FeaturedRow = Omit<Overview["featured_providers"][number], "cover" | "price_label"> &
  Pick<SummaryRow, "package_price" | "cover_project">
type OverviewRow = Omit<Overview, "featured_providers"> & { featured_providers: FeaturedRow[] }

const read = async <T>(db: Db, data: RawBuilder<unknown>) => {
  const { rows } = await sql<{ data: T }>`select ${data} as data`.execute(db)
  return rows[0]!.data
}

export const readServices = (db: Db) => read<Overview["featured_services"]>(db, list(services))
export const readProfessionals = (db: Db, now: Date) => read<FeaturedRow[]>(db, list(providers(now)))
export const readTestimonials = (db: Db) => read<Overview["testimonials"]>(db, list(homeTestimonials))
export const readStatistics = (db: Db, now: Date) => read<Overview["statistics"]>(db, one(statistics(now)))
/** For a page of their own: the one in front and twelve more, with the services that they are about. */
export const readTestimonialsPage = (db: Db) =>
  read<Pick<Overview, "testimonials" | "featured_services">>(
    db,
    sql`json_build_object('testimonials', ${list(testimonials(13))}, 'featured_services', ${list(services)})`,
  )
export const readOverview = (db: Db, now: Date) =>
  read<OverviewRow>(
    db,
    sql`json_build_object('featured_services', ${list(services)}, 'featured_providers', ${list(providers(now))},
      'testimonials', ${list(homeTestimonials)}, 'statistics', ${one(statistics(now))}, 'cities', ${list(cities)})`,
  )
