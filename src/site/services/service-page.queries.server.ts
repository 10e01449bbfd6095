// What is known of one service, in the first city that it is open in, counted from rows in one statement: who offers it, for
// how much, and what was written about them.
import { sql } from "kysely"
import { homeFirst } from "../../locations/open-city.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import {
  isQuoted,
  quotedColumns,
  quotedOf,
  type SummaryRow,
  summaryColumns,
  summaryJoins,
} from "../summaries.server.ts"
import type { Testimonial } from "../summaries.ts"

interface ServiceQuery {
  slug: string
  now: Date
}

export interface ServiceRow {
  name: string
  plural_name: string
  /** In which it is open. */
  cities: string[]
  /** Who can be booked for it. */
  professionals: number
  /** Of them those with a badge. */
  verified: number
  /** Rupees an hour, of those who name a price: the lowest, a quarter, half, three quarters of them, the highest. */
  prices: { number: number } & Record<"lowest" | "low" | "middle" | "high" | "highest", string | null>
  people: SummaryRow[]
  reviews: Testimonial[]
}

/** Undefined where the catalogue has no such service. */
export const readService = async (db: Db, { slug, now }: ServiceQuery): Promise<ServiceRow | undefined> => {
  const { rows } = await sql<ServiceRow>`
    with asked as (
      select t.id, t.name, t.plural_name, c.ids[1] as city_id, c.names from service_types t
      cross join lateral (
        select array_agg(c.id order by ${homeFirst}) as ids,
          coalesce(array_agg(c.name order by ${homeFirst}), '{}') as names
        from service_type_cities o join cities c on c.id = o.city_id where o.service_type_id = t.id
      ) c
      where t.slug = ${slug}
    ), offered as materialized (
      select e.professional_id, min(e.price_per_hour) filter (where e.price_per_hour > 0 and not e.is_price_of_package) as price,
        bool_or(e.is_verified and e.verified_until > ${now}::timestamptz) as is_verified
      from asked join search_entries e on e.service_type_id = asked.id and e.city_id = asked.city_id group by 1
    )
    select asked.name, asked.plural_name, asked.names as cities,
      (select count(*)::int from offered) as professionals,
      (select count(*) filter (where is_verified)::int from offered) as verified,
      (select json_build_object('number', count(price)::int, 'lowest', min(price)::text, 'highest', max(price)::text,
        'low', (percentile_disc(0.25) within group (order by price))::text,
        'middle', (percentile_disc(0.5) within group (order by price))::text,
        'high', (percentile_disc(0.75) within group (order by price))::text) from offered) as prices,
      (select coalesce(json_agg(r), '[]') from (
        select ${summaryColumns}, e.is_verified and e.verified_until > ${now}::timestamptz as is_verified
        from (
          select distinct on (b.professional_id) b.* from (
            select * from search_entries e where e.service_type_id = asked.id and e.city_id = asked.city_id
            order by e.is_verified desc, e.standing desc, e.service_id desc limit 12
          ) b order by b.professional_id, b.is_verified desc, b.standing desc, b.service_id desc
        ) e join service_types t on t.id = e.service_type_id ${summaryJoins}
        order by e.is_verified desc, e.standing desc, e.service_id desc limit 6
      ) r) as people,
      (select coalesce(json_agg(r), '[]') from (
        select ${quotedColumns} from ${quotedOf}
        where t.id = asked.id and asked.city_id is not null and ${isQuoted}
        order by r.created_at desc, r.id desc limit 3
      ) r) as reviews
    from asked`.execute(db)
  return rows[0]
}

export interface OfferedService {
  slug: string
  /** Who can be booked for it, in all cities that it is open in. */
  professionals: number
  /** The least of them that one of these cities has with a badge. */
  fewest_verified: number
  /** How many of them name a price, and the lowest: rupees an hour. */
  prices: number
  lowest: string | null
}

/** What is offered in the cities that it is open in. */
export const listOffered = async (db: Db, now: Date): Promise<OfferedService[]> => {
  const { rows } = await sql<OfferedService>`
    with offered as (
      select t.slug, o.city_id, e.professional_id, e.is_verified and e.verified_until > ${now}::timestamptz as is_verified,
        case when e.price_per_hour > 0 and not e.is_price_of_package then e.price_per_hour end as price
      from service_types t join service_type_cities o on o.service_type_id = t.id
      left join search_entries e on e.service_type_id = o.service_type_id and e.city_id = o.city_id
    ), by_city as (
      select slug, city_id, count(distinct professional_id) filter (where is_verified)::int as verified from offered group by 1, 2
    )
    select o.slug, count(distinct o.professional_id)::int as professionals, min(o.price)::text as lowest,
      count(distinct o.professional_id) filter (where o.price is not null)::int as prices,
      (select min(c.verified) from by_city c where c.slug = o.slug) as fewest_verified
    from offered o group by o.slug`.execute(db)
  return rows
}
