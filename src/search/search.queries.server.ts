// A search is one statement over search_entries. Free words: their matches are taken from the word index, up to a cap;
// few are scored and sorted. Everything else, and matches beyond the cap, is a walk: the first page's worth per service
// type and city from an index that already stands in the wanted order. Nothing is counted past the cap, nothing skipped.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database.server.ts"
import { isServiceNamed } from "../services/service-named.server.ts"
import type { SearchInput, SearchResult } from "./search.contract.ts"
import { COUNT_CAP } from "./search.rules.ts"
import { orderSql, readCursor } from "./search-order.server.ts"
import { understand } from "./search-words.server.ts"

type Piece = RawBuilder<unknown>
type Found = SearchResult & { keys: (boolean | number | string)[] }

/** One more than asked, so that the caller knows whether there is a next page. */
export const findServices = async (db: Db, input: SearchInput, now: Date) => {
  const order = orderSql(input.sort, readCursor(input.sort, input.cursor))
  const hasPlace = Boolean(input.city ?? input.state ?? input.country)
  const parts = { order, hasPlace, most: sql.lit(input.limit + 1) }
  const { rows } = await sql<{ services: Found[]; total: number }>`
    with ${input.query === undefined ? sql`` : sql`${understand(input.query)},`}
    types as materialized (${typesOf(input)}),
    places as materialized (${placesOf(input)}),
    ${input.query === undefined ? walked(parts) : matched(input, parts)}
    select (select least(count(*), ${sql.lit(COUNT_CAP)})::int from counted) as total,
      coalesce((select json_agg(r) from (${shown(order, parts.most, now)}) r), '[]') as services`.execute(db)
  return rows[0]!
}

/** A type that nobody offers is left out: a walk for it would read a whole index to find nobody. */
const typesOf = ({ query, category, service_type }: SearchInput) => sql`
  select t.id from service_types t where exists (select from search_entries e where e.service_type_id = t.id)
  ${sql.join(
    [category, service_type].flatMap((text) => (text === undefined ? [] : [sql`and ${isServiceNamed(text)}`])),
    sql` `,
  )}
  ${query === undefined ? sql`` : sql`and (t.id in (select id from asked_types) or not exists (select from asked_types))`}`

/** The cities that were chosen. Empty when no place was chosen; then a service's one row of reach 3 counts. */
const placesOf = ({ query, city, state, country }: SearchInput) => {
  const chosen = [
    city === undefined ? [] : [sql`${city.toLowerCase()} in (lower(c.name), c.id::text)`],
    state === undefined ? [] : [sql`${state.toLowerCase()} in (lower(s.name), lower(s.code), s.id::text)`],
    country === undefined ? [] : [sql`${country.toLowerCase()} in (lower(k.name), lower(k.code), k.id::text)`],
  ].flat()
  const typedCity =
    query !== undefined && sql`(c.id in (select id from asked_cities) or not exists (select from asked_cities))`
  const narrow = chosen.length > 0 ? chosen : [typedCity ? sql`exists (select from asked_cities)` : sql`false`]
  return sql`
    select c.id, ${city !== undefined ? sql`0` : typedCity ? sql`case when exists (select from asked_cities) then 0 else ${reach(state)} end` : reach(state)} as reach
    from cities c join states s on s.id = c.state_id join countries k on k.id = s.country_id
    where ${sql.join(typedCity ? [...narrow, typedCity] : narrow, sql` and `)}`
}

const reach = (state: string | undefined) => sql.lit(state === undefined ? 2 : 1)

interface Parts {
  order: ReturnType<typeof orderSql>
  /** The visitor chose a place by a filter. */
  hasPlace: boolean
  most: Piece
}
const columns = sql`e.service_id, e.city_id, e.professional_id, e.service_type_id, e.is_verified, e.verified_until, e.rating,
  e.standing, e.review_count, e.price_per_hour`
const capped = sql.lit(COUNT_CAP + 1)
const always = sql`true`

/** Rows per service type (unless `ofAll`) and place. `gate` is decided once: a closed walk is not even begun. */
const per = (inPlaces: boolean, rows: Piece, gate = always, ofAll = false) => sql`
  select e.* from ${ofAll ? sql`(values (1)) t` : sql`types t`} ${inPlaces ? sql`cross join places p` : sql``}
  cross join lateral (${rows}) e where ${gate}`

const within = (inPlaces: boolean, ofAll = false) => sql`
  ${ofAll ? always : sql`e.service_type_id = t.id`} and ${inPlaces ? sql`e.city_id = p.id and e.reach >= p.reach` : sql`e.reach = 3`}`

/** The first of each, read from the index of this order. */
const walk = ({ order, most }: Parts, inPlaces: boolean, gate = always, words = always, ofAll = false) => {
  const rows = sql`select ${columns}, 0 as score from search_entries e
    where ${within(inPlaces, ofAll)} and ${order.walk.after} and ${words} order by ${order.walk.by} limit ${most}`
  return per(inPlaces, rows, gate, ofAll)
}

const count = (inPlaces: boolean, gate = always) => sql`
  ${per(inPlaces, sql`select 1 from search_entries e where ${within(inPlaces)} limit ${capped}`, gate)} limit ${capped}`

const walked = (parts: Parts) => sql`counted as (${count(parts.hasPlace)}), page as (${walk(parts, parts.hasPlace)})`

/** Typed words: a filter in disguise (plain), few matches to sort, or so many that the order's own index is read. */
const matched = ({ sort, category, service_type }: SearchInput, parts: Parts) => {
  const { order, hasPlace, most } = parts
  const isPlain = sql`(select is_plain from question)`
  const isMuch = sql`(select n > ${sql.lit(COUNT_CAP)} from many)`
  const isTyped = sql`exists (select from asked_cities)`
  const isSaid = sql`e.words @@ (select loose from question)`
  // The place stands among the words, so that both are one look into one index.
  const isSaidHere = hasPlace
    ? sql`e.words @@ ((select loose from question) && (select string_agg('''@' || id || '''', '|')::tsquery from places))`
    : isSaid
  const here = hasPlace
    ? sql`exists (select from places p where p.id = e.city_id and e.reach >= p.reach)`
    : sql`e.reach = 3`
  const score = sql`(ts_rank('{0.1, 0.3, 0.6, 1}', e.words, (select close from question)) * 1000)::int`
  const plain: [inPlaces: boolean, gate: Piece][] = hasPlace
    ? [[true, isPlain]]
    : [
        [false, sql`${isPlain} and not ${isTyped}`],
        [true, sql`${isPlain} and ${isTyped}`],
      ]
  // The index of the best over all services exists for relevance; a chosen service has its own.
  const ofAll = sort === "relevance" && category === undefined && service_type === undefined
  const pages = [
    ...plain.map(([inPlaces, gate]) => walk(parts, inPlaces, gate)),
    walk(parts, hasPlace, isMuch, isSaid, ofAll),
  ]
  return sql`
  hits as materialized (
    select ${columns}, ${sort === "relevance" ? score : sql`0`} as score from search_entries e
    where ${isSaidHere} and not ${isPlain} and e.service_type_id in (select id from types) and ${here} limit ${capped}
  ), many as materialized (select count(*) as n from hits),
  counted as (${sql.join([...plain.map(([inPlaces, gate]) => sql`(${count(inPlaces, gate)})`), sql`(select 1 from hits)`], sql` union all `)}),
  page as (
    (select e.* from hits e where ${order.whole.after} and not ${isMuch} order by ${order.whole.by} limit ${most})
    union all ${sql.join(
      pages.map((rows) => sql`(${rows})`),
      sql` union all `,
    )}
  )`
}

/** The page in the shape of the wire. */
const shown = (order: Parts["order"], most: Piece, now: Date) => sql`
  select e.service_id as id, t.name || ' in ' || coalesce(p.locality, c.name) as name, s.description, p.headline,
    e.price_per_hour::text as price, t.name as category, t.slug as service_type, p.business_name, p.id as provider_id,
    a.full_name as provider_name, c.name as city, p.locality, e.rating, e.review_count,
    e.is_verified and e.verified_until > ${now}::timestamptz as is_verified, s.duration_minutes as duration, p.work_experience,
    (select f.drawing from portfolio_projects f where f.professional_id = p.id order by f.sort_order limit 1) as drawing,
    ${order.keys} as keys
  from (select * from page e order by ${order.whole.by} limit ${most}) e
  join professional_services s on s.id = e.service_id
  join service_types t on t.id = e.service_type_id
  join professionals p on p.id = e.professional_id
  join accounts a on a.id = p.account_id
  join cities c on c.id = e.city_id
  order by ${order.whole.by}`
