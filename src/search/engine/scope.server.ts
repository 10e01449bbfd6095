// Among which services and places is searched. Each entry has both among its words, as markers that nobody can type: '#' with
// the kind of service, '@' with the city; of several cities one entry has the mark of their state and one that of the
// country, so that a service is found once. Where an order's own index is read, the columns say the same. Anywhere is a
// column only: for a marker that most entries have, the word index takes longer than it saves.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isServiceNamed } from "../../services/service-types.server.ts"
import type { SearchInput } from "../search.contract.ts"
import { allOf, anyOf, type Binding, idList, inlineAs } from "./inline.server.ts"

export type Sql = RawBuilder<unknown>
export type Filters = Pick<SearchInput, "category" | "service_type" | "city" | "state" | "country" | "locality">
type Level = "city" | "state" | "country"

/** Ids of cities, or of states or countries with all their cities. */
export interface Area {
  level: Level
  ids: number[]
}
export interface Scope {
  /** Ids of service types; undefined: all of them. */
  types: number[] | undefined
  /** Undefined: anywhere. */
  area: Area | undefined
  limits: Limits
}
/** What else is asked of an entry. */
export interface Limits {
  /** Rupees an hour. */
  maxPrice?: number | undefined
  minRating?: number | undefined
  isVerified?: boolean | undefined
  keepsHours?: boolean | undefined
}

export const isNowhere = ({ types, area }: Scope) => types?.length === 0 || area?.ids.length === 0

const areaMarkerPrefixes: Record<Level, string> = { city: "@", state: "@s", country: "@c" }

/** A tsquery for these words within the scope. Without an area it matches several rows of a service, one for each city. */
export const scopedMatch = (words: string, { types, area, limits }: Scope) =>
  allOf([
    `(${words})`,
    ...(types ? [typeMarkers(types)] : []),
    ...(area ? [areaMarkers(area)] : []),
    // So that who keeps none is not fetched to be left out.
    ...(limits.keepsHours ? ["'+hours'"] : []),
  ])

/** A tsquery: the same without what the columns say (`indexConditions`), so that their indexes serve. */
export const indexMatch = (words: string, { types, area }: Scope) =>
  allOf([
    `(${words})`,
    ...(types && types.length > 1 ? [typeMarkers(types)] : []),
    ...(area && !isOneCity(area) ? [areaMarkers(area)] : []),
  ])

/** That entry e is of the one service, and where one index holds the places; undefined where neither is so. */
export const indexConditions = ({ types, area }: Scope): Sql[] => [
  ...(types?.length === 1 ? [sql`e.service_type_id = ${idList(types)}`] : []),
  ...(!area || isOneCity(area) ? [areaCondition(area, "e")] : []),
]

/** That entry e is within the limits. A check that has ended since the entry was written counts no more. */
export const limitConditions = (
  { maxPrice, minRating, isVerified, keepsHours }: Limits,
  now: Date,
  binding: Binding = inlineAs,
): Sql[] => [
  ...(maxPrice === undefined ? [] : [sql`e.price_per_hour <= ${binding(String(maxPrice), "numeric")}`]),
  // As orders have it, so that their indexes serve.
  ...(minRating === undefined ? [] : [sql`coalesce(e.rating, 0) >= ${binding(String(minRating), "numeric")}`]),
  ...(isVerified ? [sql`e.is_verified and e.verified_until > ${binding(now.toISOString(), "timestamptz")}`] : []),
  ...(keepsHours ? [sql`e.keeps_hours`] : []),
]

/** Words for a tsquery, by class of price, as professionals chose it (standard, premium, luxury). */
export const classMarkers = { low: "'$1'", high: "('$2'|'$3')", luxury: "'$3'" }

/** Words for a tsquery: who shows one of these kinds of work. */
export const workMarkers = (works: readonly string[]) => works.map((work) => `%${work}`)

/** Words for a tsquery: who works from one of these localities, and whose works stand there. */
export const homeMarkers = (ids: readonly number[]) => ids.map((id) => `~${id}`)
export const projectMarkers = (ids: readonly number[]) => ids.map((id) => `~w${id}`)

const isOneCity = ({ level, ids }: Area) => level === "city" && ids.length === 1
const typeMarkers = (types: number[]) => anyOf(types.map((id) => `#${id}`))
const areaMarkers = ({ level, ids }: Area) => anyOf(ids.map((id) => areaMarkerPrefixes[level] + id))

const leastReach: Record<Level, number> = { city: 0, state: 1, country: 2 }

/** Cities of the area, as a condition on c. */
const citiesCondition = ({ level, ids }: Area) => {
  if (level === "city") return sql`c.id in (${idList(ids)})`
  if (level === "state") return sql`c.state_id in (${idList(ids)})`
  return sql`c.state_id in (select id from states where country_id in (${idList(ids)}))`
}

/** That the entry, by an alias, is one of the area's. */
export const areaCondition = (area: Area | undefined, entry: "e" | "o") => {
  const column = (name: string) => sql.ref(`${entry}.${name}`)
  if (area === undefined) return sql`${column("reach")} = 3`
  if (isOneCity(area)) return sql`${column("city_id")} = ${idList(area.ids)}`
  if (area.level === "city") return sql`${column("city_id")} in (${idList(area.ids)})`
  const cities = sql`select c.id from cities c where ${citiesCondition(area)}`
  return sql`${column("reach")} >= ${sql.lit(leastReach[area.level])} and ${column("city_id")} in (${cities})`
}

/**
 * That no other entry of its service stands before entry e: two cities may be named, or share a name. The city its
 * professional works from comes first. Within one city, state or country there is no other, so nobody looks.
 */
export const firstEntryCondition = (area: Area | undefined): Sql | undefined =>
  area && area.ids.length > 1
    ? sql`not exists (select from search_entries o where o.service_id = e.service_id and ${areaCondition(area, "o")}
        and (o.reach, e.city_id) > (e.reach, o.city_id))`
    : undefined

/** The cities whose entries stand in an index of their own, as rows p; undefined where one condition holds for all. */
export const citiesOf = (area: Area | undefined): Sql | undefined => {
  if (area === undefined || isOneCity(area)) return undefined
  return sql`(select c.id from cities c where ${citiesCondition(area)}) p`
}

/** That entry e is one of city p's, in this area. */
export const cityCondition = (area: Area) => sql`e.city_id = p.id and e.reach >= ${sql.lit(leastReach[area.level])}`

/** What the filters name; null where none was chosen. */
export interface FilterIds {
  types: number[] | null
  area_ids: number[] | null
  /** Every city that the filters leave. */
  city_ids: number[] | null
  /** Of the locality of that name in each city. */
  chosen: number[] | null
}
export const readFilterIds = async (db: Db, filters: Filters): Promise<FilterIds> => {
  const { category, service_type, city, state, country, locality } = filters
  if (Object.values(filters).every((filter) => filter === undefined)) return noFilterIds
  const kinds = [category, service_type].flatMap((text) => (text === undefined ? [] : [isServiceNamed(text)]))
  const conditions = [
    ...(city === undefined ? [] : [sql`${city.toLowerCase()} in (lower(c.name), c.id::text)`]),
    ...(state === undefined ? [] : [sql`${state.toLowerCase()} in (lower(s.name), lower(s.code), s.id::text)`]),
    ...(country === undefined ? [] : [sql`${country.toLowerCase()} in (lower(k.name), lower(k.code), k.id::text)`]),
  ]
  const level = levelOf(filters)
  const idsOf = (id: Sql) => sql`array(select distinct ${id}
    from cities c join states s on s.id = c.state_id join countries k on k.id = s.country_id
    where ${sql.join(conditions, sql` and `)})`
  const { rows } = await sql<FilterIds>`select
    ${kinds.length > 0 ? sql`array(select t.id from service_types t where ${sql.join(kinds, sql` and `)})` : sql`null`} as types,
    ${level ? idsOf(levelIds[level]) : sql`null`} as area_ids,
    ${level ? idsOf(levelIds.city) : sql`null`} as city_ids,
    ${locality === undefined ? sql`null` : chosenLocality(locality)} as chosen`.execute(db)
  return rows[0]!
}
const noFilterIds: FilterIds = { types: null, area_ids: null, city_ids: null, chosen: null }

const chosenLocality = (name: string) =>
  sql`array(select id from (select l.id from localities l where l.id::text = ${name}
    union select locality_in(c.id, ${name}) from cities c) named where id is not null order by id)`

const levelIds: Record<Level, Sql> = { city: sql`c.id`, state: sql`s.id`, country: sql`k.id` }

/** The nearest place that was chosen: the others only say which of that name is meant. */
export const levelOf = ({ city, state, country }: Pick<Filters, Level>): Level | undefined => {
  if (city !== undefined) return "city"
  if (state !== undefined) return "state"
  return country === undefined ? undefined : "country"
}
