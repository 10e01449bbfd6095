// A search is one statement over search_entries, and one more when nothing has all the words. Free words: their matches
// are taken from the word index, up to a cap; few are scored and sorted. Everything else, and matches beyond the cap, is a
// walk: the first page's worth per service type and city from an index that already stands in the wanted order. Nothing is
// counted past the cap, nothing skipped.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { coverProject } from "../professionals/cover.server.ts"
import type { CoverRow } from "../professionals/cover.ts"
import type { SearchInput, SearchResult } from "./search.contract.ts"
import { COUNT_CAP } from "./search.rules.ts"
import { approach, understand, understandServices } from "./search-meaning.server.ts"
import { orderSql } from "./search-order.server.ts"
import { isCityTyped, isFirstEntry, placesOf, typesOf } from "./search-scope.server.ts"

type Piece = RawBuilder<unknown>
export type Found = Omit<SearchResult, "cover" | "name"> &
  CoverRow & {
    /** As near as the asked city allows: the locality in the home city, else the city. */
    place: string
    keys: (boolean | number | string)[]
  }
interface Question extends SearchInput {
  /** The page begins after these values of the order's keys. */
  after: (boolean | number | string)[] | undefined
  now: Date
}

/** More than asked, at least by one, so that the caller knows whether there is a next page. */
export const findServices = (db: Db, asked: Question) => {
  const parts = partsOf(asked)
  const { query } = asked
  const ways = sql`
    ${query === undefined ? sql`` : sql`${understand(query)},`}
    types as materialized (${typesOf(asked, query)}),
    places as materialized (${placesOf(asked, query)}),
    ${query === undefined ? walked(parts) : matched(asked, parts, plainWalks(parts))}`
  return read(db, parts, ways)
}

/** For words that nothing has all of: the services that have most of them. */
export const findCloseServices = (db: Db, asked: Question & { query: string }) => {
  const parts = partsOf(asked)
  const ways = sql`
    ${understandServices(asked.query)},
    types as materialized (${typesOf(asked, asked.query)}),
    places as materialized (${placesOf(asked)}),
    ${approach(sql`e.service_type_id in (select id from types) and ${isHere(parts)}`)},
    ${matched(asked, parts, [[parts.hasPlace, isPlain]])}`
  return read(db, parts, ways, unofferedOfAsked)
}

/** The services that the words name, where nobody offers them yet: slugs. */
const unofferedOfAsked = sql`array(select t.slug from service_types t where t.id in (select id from asked_types)
  and not exists (select from search_entries e where e.service_type_id = t.id) order by t.sort_order)`

/** Above each limit one: it stands in the text, so that the plan is made for it. Few, for each text takes one of the names that there are. */
const sizes = [13, 25, 51, 101]

const partsOf = ({ sort, after, city, state, country, limit, now }: Question) => ({
  order: orderSql(sort, after),
  hasPlace: Boolean(city ?? state ?? country),
  most: sql.lit(sizes.find((size) => size > limit)),
  now,
})

/** The ways to a page, and the page in the shape of the wire. */
const read = async (db: Db, parts: Parts, ways: Piece, unoffered: Piece = sql`array[]::text[]`) => {
  const { rows } = await sql<{ services: Found[]; total: number; unoffered: string[] }>`
    with ${ways}
    select (select least(count(*), ${sql.lit(COUNT_CAP)})::int from counted) as total,
      coalesce((select json_agg(r) from (${shown(parts)}) r), '[]') as services,
      ${unoffered} as unoffered`.execute(db)
  return rows[0]!
}

interface Parts {
  order: ReturnType<typeof orderSql>
  /** The visitor chose a place by a filter. */
  hasPlace: boolean
  most: Piece
  now: Date
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
  ${ofAll ? always : sql`e.service_type_id = t.id`} and ${inPlaces ? sql`e.city_id = p.id and e.reach >= p.reach and ${isFirstEntry}` : sql`e.reach = 3`}`

/** The first of each, read from the index of this order. */
const walk = ({ order, most }: Parts, inPlaces: boolean, gate = always, words = always, ofAll = false) => {
  const rows = sql`select ${columns}, 0 as score from search_entries e
    where ${within(inPlaces, ofAll)} and ${order.walk.after} and ${words} order by ${order.walk.by} limit ${most}`
  return per(inPlaces, rows, gate, ofAll)
}

const count = (inPlaces: boolean, gate = always) => sql`
  ${per(inPlaces, sql`select 1 from search_entries e where ${within(inPlaces)} limit ${capped}`, gate)} limit ${capped}`

const walked = (parts: Parts) => sql`counted as (${count(parts.hasPlace)}), page as (${walk(parts, parts.hasPlace)})`

const isPlain = sql`(select is_plain from question)`
const isHere = ({ hasPlace }: Parts) =>
  hasPlace ? sql`exists (select from places p where p.id = e.city_id and e.reach >= p.reach)` : sql`e.reach = 3`

type PlainWalk = [inPlaces: boolean, gate: Piece]
const plainWalks = ({ hasPlace }: Parts): PlainWalk[] => {
  if (hasPlace) return [[true, isPlain]]
  return [
    [false, sql`${isPlain} and not ${isCityTyped}`],
    [true, sql`${isPlain} and ${isCityTyped}`],
  ]
}

/** Typed words: a filter in disguise (plain), few matches to sort, or so many that the order's own index is read. */
const matched = ({ sort, category, service_type }: SearchInput, parts: Parts, plain: PlainWalk[]) => {
  const { order, hasPlace, most } = parts
  const isMuch = sql`(select n > ${sql.lit(COUNT_CAP)} from many)`
  const isSaid = sql`e.words @@ (select loose from question)`
  // The place stands among the words, so that both are one look into one index.
  const isSaidHere = hasPlace
    ? sql`e.words @@ ((select loose from question) && (select string_agg('''@' || id || '''', '|')::tsquery from places))`
    : isSaid
  const score = sql`(ts_rank('{0.1, 0.3, 0.6, 1}', e.words, (select close from question)) * 1000)::int`
  // The index of the best over all services exists for relevance; a chosen service has its own.
  const ofAll = sort === "relevance" && category === undefined && service_type === undefined
  const pages = [
    ...plain.map(([inPlaces, gate]) => walk(parts, inPlaces, gate)),
    // Not by the word index, which knows no order: very many share the words, so the page is soon full.
    walk(parts, hasPlace, isMuch, sql`coalesce(${isSaid}, false)`, ofAll),
  ]
  // Offset 0: the matches are read first, and only then asked one by one whether their service stands before.
  return sql`
  hits as materialized (
    select ${columns}, e.score from (
      select ${columns}, e.reach, ${sort === "relevance" ? score : sql`0`} as score from search_entries e
      where ${isSaidHere} and not ${isPlain} and e.service_type_id in (select id from types) and ${isHere(parts)} offset 0
    ) e where ${hasPlace ? isFirstEntry : always} limit ${capped}
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

const shown = ({ order, most, now }: Parts) => sql`
  select e.service_id as id, coalesce(case when p.city_id = c.id then p.locality end, c.name) as place, s.description, p.headline,
    e.price_per_hour::text as price, t.name as category, t.slug as service_type, p.business_name, p.id as provider_id,
    a.full_name as provider_name, c.name as city, h.name as home_city, p.locality, e.rating, e.review_count,
    e.is_verified and e.verified_until > ${now}::timestamptz as is_verified, s.duration_minutes as duration, p.work_experience,
    ${coverProject} as cover_project,
    ${order.keys} as keys
  from (select * from page e order by ${order.whole.by} limit ${most}) e
  join professional_services s on s.id = e.service_id
  join service_types t on t.id = e.service_type_id
  join professionals p on p.id = e.professional_id
  join accounts a on a.id = p.account_id
  join cities c on c.id = e.city_id
  join cities h on h.id = p.city_id
  order by ${order.whole.by}`
