// What is known of a service in a locality: of the entries of the search, by the signs of the locality in their words
// ('~12' of who works from there, '~w12' of who has works there), which the word index finds. And which localities have enough.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { approved } from "../../professionals/approved-check.server.ts"
import type { Work } from "../../professionals/cost/cost.rules.ts"
import { isRecommended, isServiceNamed } from "../../services/service-types.server.ts"
import { type SummaryRow, summaryColumns, summaryJoins } from "../summaries.server.ts"
import { FEWEST, type ServiceInCity, type ServiceInPlace, SHOWN } from "./place.rules.ts"

type Sql = RawBuilder<unknown>

/** The rule `hasPage`, of the counts e of a locality. */
const hasPage = sql`e.professionals >= ${sql.lit(FEWEST)} and e.based > 0`
const countsIn = (locality: Sql) =>
  sql`count(*)::int as professionals, (count(*) filter (where e.locality_id = ${locality}))::int as based`

/** Of entries. */
const isHourly = sql`price_per_hour is not null and not is_price_of_package`
const figures = sql`(min(price_per_hour) filter (where ${isHourly}))::text as lowest,
  (max(price_per_hour) filter (where ${isHourly}))::text as highest,
  round(sum(rating * review_count) / nullif(sum(review_count) filter (where rating is not null), 0), 1)::float8 as rating,
  coalesce(sum(review_count), 0)::int as reviews`

/** Where a service is open; of advocates there is no page of their prices and ratings. */
const openServices = sql`service_types t join service_type_cities o on o.service_type_id = t.id and ${isRecommended} join cities c on c.id = o.city_id`

const markerOfWorks = (locality: Sql) => sql`('''~w' || ${locality} || '''')::tsquery`
const isIn = (locality: Sql) => sql`('''~' || ${locality} || ''' | ''~w' || ${locality} || '''')::tsquery`
/** By the sign of the service as well: with a column of it, the planner may go through all of that service. */
const offersIn = (service: Sql, locality: Sql) => sql`('''#' || ${service} || '''')::tsquery && ${isIn(locality)}`

export interface CityRow extends ServiceInCity {
  /** Display names. */
  category: string
  plural_name: string
  city_name: string
}

/** Of the professionals of a service who work from a locality or have works there. */
interface PlaceFigures {
  professionals: number
  /** Of them work from the locality; the others have works there. */
  based: number
  /** Rupees an hour, of those who say a price per hour. */
  lowest: string | null
  highest: string | null
  /** The average of all reviews, which count alike. */
  rating: number | null
  reviews: number
}

export interface PlaceRow extends CityRow, ServiceInPlace, PlaceFigures {
  locality_name: string
  latitude: number
  longitude: number
  verified: number
  /** Who says a price per hour, and who says none at all. */
  priced: number
  unpriced: number
  /** The lowest and the highest of each length of visit. */
  visits: { minutes: number; lowest: string; highest: string }[]
  /** Those of their projects that stand in the locality, by what they are; null: not said. */
  works: { work: Work | null; projects: number }[]
  shown: (SummaryRow & { is_verified: boolean; is_based: boolean; is_registration_unchecked: boolean })[]
  near: { locality: string; name: string; latitude: number; longitude: number; professionals: number }[]
}

const cityColumns = sql`t.slug as service, t.name as category, t.plural_name, c.slug as city, c.name as city_name`

/** Of a city's name there may be several: the first that the service is open in. */
export const readPlace = async (
  db: Db,
  { service, city, locality }: ServiceInPlace,
  now: Date,
): Promise<PlaceRow | undefined> => {
  const { rows } = await sql<PlaceRow>`
    with place as materialized (
      select ${cityColumns}, l.slug as locality, l.name as locality_name, l.latitude, l.longitude,
        l.id, t.id as service_type_id, c.id as city_id
      from ${openServices} join localities l on l.city_id = c.id
      where t.slug = ${service} and c.slug = ${city} and l.slug = ${locality} order by c.id limit 1
    ), here as materialized (
      select e.service_id, e.professional_id, e.rating, e.review_count, e.price_per_hour, e.is_price_of_package, e.prices,
        e.standing,
        e.is_verified and e.verified_until > ${now}::timestamptz as is_verified,
        coalesce(e.locality_id = place.id, false) as is_based,
        e.words @@ ${markerOfWorks(sql`place.id`)} as has_works
      from place join search_entries e on e.words @@ (${offersIn(sql`place.service_type_id`, sql`place.id`)})
    ), built as materialized (
      select f.locality, f.work from here h join portfolio_projects f using (professional_id)
      where h.has_works and f.published_at is not null
    ), said as materialized (
      -- Many say the same, and each way of saying it is heard once.
      select b.locality from (select distinct locality from built) b cross join place
      where locality_in(place.city_id, b.locality) = place.id
    )
    select place.service, place.category, place.plural_name, place.city, place.city_name, place.locality,
      place.locality_name, place.latitude, place.longitude, h.*,
      (select coalesce(json_agg(w), '[]') from (
        select work, count(*)::int as projects from built join said using (locality)
        group by work order by count(*) desc, work) w) as works,
      (select coalesce(json_agg(v), '[]') from (
        select s.duration_minutes as minutes, min(h.price_per_hour)::text as lowest, max(h.price_per_hour)::text as highest
        from here h join professional_services s on s.id = h.service_id
        where h.price_per_hour is not null and not h.is_price_of_package group by s.duration_minutes) v) as visits,
      (select coalesce(json_agg(s), '[]') from (${shown(now)}) s) as shown,
      (select coalesce(json_agg(n), '[]') from (${near}) n) as near
    from place cross join (
      select count(*)::int as professionals, count(*) filter (where is_verified)::int as verified,
        count(*) filter (where is_based)::int as based,
        count(*) filter (where price_per_hour is null)::int as unpriced,
        count(*) filter (where ${isHourly})::int as priced, ${figures}
      from here
    ) h`.execute(db)
  return rows[0]
}

/** Checks first, then who works from there, then by standing, as the search has it. */
const shown = (now: Date) => sql`
  select ${summaryColumns}, e.is_verified, e.is_based,
    t.slug = 'architect' and not ${approved("coa", now)} as is_registration_unchecked
  from (select * from here order by is_verified desc, is_based desc, standing desc, service_id desc limit ${sql.lit(SHOWN)}) e
  ${summaryJoins}
  join service_types t on t.id = (select service_type_id from place)
  order by e.is_verified desc, e.is_based desc, e.standing desc, e.service_id desc`

/** The nearest that have pages too; how far they are is for their centres to say. */
const near = sql`
  select l.slug as locality, l.name, l.latitude, l.longitude, e.professionals
  from place cross join lateral (
    select l.*, (l.latitude - place.latitude) ^ 2
      + ((l.longitude - place.longitude) * cos(radians(place.latitude))) ^ 2 as far
    from localities l where l.city_id = place.city_id and l.id <> place.id order by far, l.id limit 30
  ) l cross join lateral (
    select ${countsIn(sql`l.id`)} from search_entries e
    where e.words @@ (${offersIn(sql`place.service_type_id`, sql`l.id`)})
  ) e where ${hasPage} order by l.far, l.id limit 8`

export interface ListedPlace extends CityRow, ServiceInPlace, PlaceFigures {
  locality_name: string
  latitude: number
  longitude: number
  has_page: boolean
}

/** Every service in every locality that has a page; or of one service in one city every locality that has somebody. */
export const listPlaces = async (db: Db, input?: ServiceInCity): Promise<ListedPlace[]> => {
  const isAsked = input ? sql`t.slug = ${input.service} and c.slug = ${input.city}` : hasPage
  const { rows } = await sql<ListedPlace>`
    select ${cityColumns}, l.slug as locality, l.name as locality_name, l.latitude, l.longitude, ${hasPage} as has_page,
      e.professionals, e.based, e.lowest, e.highest, e.rating, e.reviews
    from localities l cross join lateral (
      select e.service_type_id, ${countsIn(sql`l.id`)}, ${figures} from search_entries e
      where e.words @@ ${isIn(sql`l.id`)} group by e.service_type_id
    ) e join (${openServices}) on t.id = e.service_type_id and c.id = l.city_id
    where ${isAsked} order by t.sort_order, t.id, lower(c.name) collate "C", c.id, lower(l.name) collate "C"`.execute(
    db,
  )
  return rows
}

type RequestedPlace = CityRow & { locality: string | null }

/** What an address means that is not written as ours are: the service as it may be named, the locality as it is heard. */
export const findRequested = async (
  db: Db,
  { service, city, locality }: ServiceInCity & { locality?: string | undefined },
): Promise<RequestedPlace | undefined> => {
  const { rows } = await sql<RequestedPlace>`
    select ${cityColumns}, l.slug as locality
    from ${openServices} left join localities l on l.id = locality_in(c.id, ${locality ?? ""})
    where ${isServiceNamed(service)} and ${city.trim().toLowerCase()} in (c.slug, lower(c.name)) order by c.id limit 1`.execute(
    db,
  )
  return rows[0]
}
