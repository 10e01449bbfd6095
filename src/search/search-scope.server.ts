// Among which services and places is searched: SQL for what the filters say, and, given the typed words, what these name.
import { type RawBuilder, sql } from "kysely"
import { isServiceNamed } from "../services/service-named.server.ts"
import type { SearchInput } from "./search.contract.ts"

/** A type that nobody offers is left out: a walk for it would read a whole index to find nobody. */
export const typesOf = ({ category, service_type }: SearchInput, query?: string) => sql`
  select t.id from service_types t where exists (select from search_entries e where e.service_type_id = t.id)
  ${sql.join(
    [category, service_type].flatMap((text) => (text === undefined ? [] : [sql`and ${isServiceNamed(text)}`])),
    sql` `,
  )}
  ${query === undefined ? sql`` : sql`and (t.id in (select id from asked_types) or not exists (select from asked_types))`}`

/** The cities that were chosen. Empty when no place was chosen; then a service's one row of reach 3 counts. */
export const placesOf = ({ city, state, country }: SearchInput, query?: string) => {
  const chosen = [
    city === undefined ? [] : [sql`${city.toLowerCase()} in (lower(c.name), c.id::text)`],
    state === undefined ? [] : [sql`${state.toLowerCase()} in (lower(s.name), lower(s.code), s.id::text)`],
    country === undefined ? [] : [sql`${country.toLowerCase()} in (lower(k.name), lower(k.code), k.id::text)`],
  ].flat()
  const least = sql.lit(city !== undefined ? 0 : state !== undefined ? 1 : 2)
  if (query === undefined) return citiesWhere(chosen.length > 0 ? chosen : [sql`false`], least)
  const asked = sql`(c.id in (select id from asked_cities) or not ${isCityTyped})`
  return citiesWhere(
    [...(chosen.length > 0 ? chosen : [isCityTyped]), asked],
    city !== undefined ? least : sql`case when ${isCityTyped} then 0 else ${least} end`,
  )
}

export const isCityTyped = sql`exists (select from asked_cities)`

/** `area` is within which the reach marks one row of a service: the city, its state or its country. */
const citiesWhere = (conditions: RawBuilder<unknown>[], reach: RawBuilder<unknown>) => sql`
  select id, reach, case reach when 0 then id when 1 then state_id else country_id end as area from (
    select c.id, c.state_id, s.country_id, ${reach} as reach
    from cities c join states s on s.id = c.state_id join countries k on k.id = s.country_id
    where ${sql.join(conditions, sql` and `)}
  ) chosen`

/**
 * That no other entry of its service stands before entry e in these places: two cities may be named, or share a name. The
 * city its professional works from comes first. Within one area there is no other, so nobody looks.
 */
export const isFirstEntry = sql`((select count(distinct area) < 2 from places) or not exists (
  select from search_entries o join places q on q.id = o.city_id and o.reach >= q.reach
  where o.service_id = e.service_id and (o.reach, e.city_id) > (e.reach, o.city_id)))`
