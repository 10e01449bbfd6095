// What is known of what owners paid: only of projects that can be read on a profile, by who works from the city and can be
// found there.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { Counted } from "./cost.rules.ts"

interface CostQuery extends Counted {
  /** Name or id. */
  city: string
  since: number
}
interface Known {
  city: string
  professionals: number
  bands: { paid_from: number; projects: number }[]
}

export const countPaid = async (db: Db, { work, sqft, city, since }: CostQuery): Promise<Known | undefined> => {
  const { rows } = await sql<Known>`
    with asked as (
      select id, name from cities where ${city.toLowerCase()} in (lower(name), id::text) order by id limit 1
    ), counted as materialized (
      select f.paid_from, f.professional_id
      from asked c join public_professionals p on p.city_id = c.id
      join portfolio_projects f on f.professional_id = p.id and f.published_at is not null
      where f.work = ${work} and f.paid_from is not null and f.completed_year >= ${since}
        ${sqft ? sql`and f.building = 'flat' and f.area_sqft >= ${sqft[0]} and f.area_sqft < ${sqft[1]}` : sql``}
        and exists (select from search_entries e where e.professional_id = p.id and e.city_id = c.id)
    )
    select c.name as city, (select count(distinct professional_id)::int from counted) as professionals,
      (select coalesce(json_agg(r), '[]') from (
        select paid_from, count(*)::int as projects from counted group by 1) r) as bands
    from asked c`.execute(db)
  return rows[0]
}
