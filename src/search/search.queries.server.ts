// Who is found, in a small statement that holds what was asked as literals. Either all who fit are gathered from the word
// index and sorted, or the order's own index is read until the page is full: the first page's worth per service type and
// city, where an index holds only that. Nothing is counted past the cap, nothing skipped.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { COUNT_CAP } from "./count-cap.ts"
import { type Binding, bind, inline, listed, tsquery } from "./engine/inline.server.ts"
import { type OrderSql, orderSql } from "./engine/order.server.ts"
import {
  citiesOf,
  classMarkers,
  isFirstEntry,
  isOfCity,
  isOfOne,
  isWithin,
  isWithinLimits,
  type Scope,
  type Sql,
  termsBound,
  termsInline,
} from "./engine/scope.server.ts"
import type { Before, Interpretation } from "./query/interpretations.server.ts"
import type { Money } from "./query/money.rules.ts"
import type { Where } from "./query/where.server.ts"
import type { Sort } from "./search.rules.ts"

/** By what is ranked, beside the check. */
export interface Ranking {
  /** A tsquery; undefined: no words are left to rank by, or where somebody is counts instead. */
  close: string | undefined
  /** A tsquery: who has all of these words comes before those who are only near. */
  distinctive: string | undefined
  /** The words say which work it is: that somebody is called so says no more than that they write it. */
  isOfWork: boolean
  /** Ids of the services that come first: what is asked for is a matter of their profession. */
  favoured: number[]
  /** How far each locality is from those that were named, in kilometres. */
  km: Where["km"] | undefined
  price: Money["class"]
  /** Rupees an hour: who costs no more comes before those who are only near. */
  atMost: number | undefined
}

export interface FoundService {
  service_id: string
  /** Or has at least begun to say when one can come. */
  keeps_hours: boolean
  /** Of the name, which is worded in the reader's language. */
  category: string
  /** As near as the asked city allows: the locality in the home city, else the city. */
  place: string
  /** Of the catalogue, where the home city was asked for and the locality is known. */
  locality_id: number | null
  is_verified: boolean
  /** The rest of the answer, as JSON. */
  card: string
  /** Of the order, as JSON. */
  keys: string
}
export interface FoundPage {
  rows: FoundService[]
  total: number
}
export interface PageLimits {
  sort: Sort
  /** The page begins after these values of the order's keys. */
  after: (boolean | number | string)[] | undefined
  limit: number
  now: Date
}

/** Where more fit, nothing is scored. */
export const MAX_SCORED = 500

const columns = sql`e.service_id, e.is_verified, e.rating, e.standing, e.review_count, e.price_per_hour`
const shown = sql`e.card, e.category, e.place, e.locality_id, e.verified_until, e.keeps_hours`

interface Gathering extends PageLimits {
  /** No more than this many are looked for; a total of as many says that there may be more. */
  most: number
  /** Undefined: nothing is scored. */
  ranking: Ranking | undefined
}

/**
 * All who fit, sorted. That they are few is known after the first time: then the word index is the way, whatever the words
 * are, and planning, a third of the work, is done once for all. Further pages are rare, and planned for themselves.
 */
export const findAmongFew = async (db: Db, interpretation: Interpretation & { words: string }, wanted: Gathering) => {
  const { sort, after, limit, now, most, ranking } = wanted
  const put = interpretation.isFew && !after ? bind : inline
  const order = orderSql(sort, ranking !== undefined, after)
  const score = ranking && sort === "relevance" ? scoreBy(ranking, put) : sql`0`
  const hits = sql`select e.ctid as spot, ${columns}, ${score} as score from search_entries e
    where ${fits(interpretation, now, put)} limit ${sql.lit(most)}`
  // The cards are fetched for the page only.
  const page = sql`select ${card("r", now, put)}, ${order.keys} as keys
    from (select * from hits e ${where(order.after)} order by ${order.by} limit ${put(String(limit + 1))}::int) e
    join search_entries r on r.ctid = e.spot order by ${order.by}`
  return read(db, sql`with hits as materialized (${hits})`, sql`(select count(*) from hits)`, page)
}

/**
 * What an entry's fit is worth, in points, by their weight: whose profession it is; then who is near, three kilometres being
 * about as much as having all the words, or, without a place, what the words say; then what it costs. Why: decision 29.
 */
const POINTS = { profession: 4000, words: 1000, perKilometre: 125, allTerms: 400, affordable: 600 }

/** Where nearness has no more points, in kilometres. */
const FAR = 16

/** Between these rupees an hour, what is cheap has up to 300 points and what is dear up to 312. */
const cheapness = sql`(300 - least(coalesce(e.price_per_hour, 3000), 3000) / 10)::int`
const dearness = sql`(least(coalesce(e.price_per_hour, 0), 5000) / 16)::int`

const scoreBy = ({ close, distinctive, isOfWork, favoured, km, price, atMost }: Ranking, put: Binding): Sql => {
  const weights = sql.raw(isOfWork ? "'{0.1, 0.3, 0.6, 0.3}'" : "'{0.1, 0.3, 0.6, 1}'")
  const isOfProfession = sql`e.service_type_id in (${listed(favoured)})`
  const rank = close === undefined ? sql`0` : sql`ts_rank(${weights}, e.words, ${tsquery(close, put)})`
  const points = [
    ...(close === undefined ? [] : [sql`(${rank} * ${sql.lit(POINTS.words)})::int`]),
    ...(favoured.length === 0 ? [] : [given(isOfProfession, POINTS.profession)]),
    ...(km ? [nearness(km, put)] : []),
    ...(km && distinctive ? [given(has(distinctive, put), POINTS.allTerms)] : []),
    ...(atMost === undefined
      ? []
      : [given(sql`e.price_per_hour <= ${put(String(atMost))}::numeric`, POINTS.affordable)]),
    ...(price === undefined ? [] : [given(has(classMarkers[price]), POINTS.affordable)]),
    ...(price === "low" ? [cheapness] : []),
    ...(price === "high" || price === "luxury" ? [dearness] : []),
  ]
  return points.length > 0 ? sql`(${sql.join(points, sql` + `)})` : sql`0`
}

const given = (condition: Sql, points: number) => sql`case when ${condition} then ${sql.lit(points)} else 0 end`

/** Looked up by the locality's id: of a hundred cases each row would try half. */
const nearness = (km: ReadonlyMap<number, number>, put: Binding) => {
  const points = new Map([...km].map(([id, far]) => [id, Math.max(0, Math.round(POINTS.perKilometre * (FAR - far)))]))
  const [first, last] = [Math.min(...points.keys()), Math.max(...points.keys())]
  const all = Array.from({ length: last - first + 1 }, (_, at) => points.get(first + at) ?? 0)
  return points.size > 0 ? sql`coalesce((${put(`[${first}:${last}]={${all}}`)}::int[])[e.locality_id], 0)` : sql`0`
}

/** How many within the scope have each of these words, up to so many as would be scored. */
export const countTerms = async (db: Db, words: string[], scope: Scope, now: Date): Promise<number[]> => {
  const counts = words.map(
    (word) => sql`(select count(*)::int from (
      select from search_entries e where ${fits({ words: word, scope, selectivity: undefined }, now, inline)} limit ${sql.lit(MAX_SCORED)}
    ) fit)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]!.counts
}

/** How many entries there are, as the planner takes it. */
export const countEntries = async (db: Db) => {
  const { rows } = await sql<{ entries: number }>`
    select reltuples::int as entries from pg_class where oid = 'search_entries'::regclass`.execute(db)
  return rows[0]!.entries
}

/** The first in the order's own index. How many fit is counted unless it is known, as it is of words. */
export const findInOrder = (db: Db, interpretation: Interpretation, { sort, after, limit, now }: PageLimits) => {
  const order = orderSql(sort, false, after)
  const walk = interpretation.words === undefined ? walkParts : walkFor
  const page = sql`select ${card("e", now)}, ${order.keys} as keys
    from (${walk({ interpretation, sort, order, now, most: limit + 1 })}) e order by ${order.by}`
  return read(
    db,
    sql``,
    interpretation.selectivity === undefined ? count(interpretation, now) : sql.lit(interpretation.selectivity.fit),
    page,
  )
}

/** One row at least, so that the total is told also where the page is empty. */
const read = async (db: Db, ctes: Sql, total: Sql, page: Sql): Promise<FoundPage> => {
  const { rows } = await sql<(FoundService | Record<keyof FoundService, null>) & { total: number }>`
    ${ctes} select ${total} as total, p.* from (values (1)) one left join (${page}) p on true`.execute(db)
  return { rows: rows.filter((row) => row.card !== null), total: rows[0]!.total }
}

const card = (row: "e" | "r", now: Date, put: Binding = inline) => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql`${column("service_id")}, ${column("card")}, ${column("category")}, ${column("place")}, ${column("locality_id")}, ${badge(row, now, put)}, ${column("keeps_hours")}`
}

/** A check that has ended since the entry was written counts no more. */
const badge = (row: "e" | "r", now: Date, put: Binding) =>
  sql`${sql.ref(`${row}.is_verified`)} and ${sql.ref(`${row}.verified_until`)} > ${put(now.toISOString())}::timestamptz as is_verified`

const both = (...conditions: (Sql | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
const where = (...conditions: (Sql | undefined)[]) =>
  conditions.some((one) => one !== undefined) ? sql`where ${both(...conditions)}` : sql``

const has = (words: string, put?: Binding) => sql`e.words @@ ${tsquery(words, put)}`

/** By the word index alone. */
const fits = (interpretation: Interpretation & { words: string }, now: Date, put: Binding) =>
  both(
    has(termsInline(interpretation.words, interpretation.scope), put),
    interpretation.scope.area ? isFirstEntry(interpretation.scope.area) : isWithin(undefined, "e"),
    ...further(interpretation, now, put),
  )

/** What no index of words or places answers. */
const further = ({ scope, except }: Interpretation, now: Date, put?: Binding): Sql[] => {
  return [...isWithinLimits(scope.limits, now, put), ...(except ?? []).flatMap((one) => isNot(one, now, put))]
}

const isNot = ({ words, types, maxPrice }: Before, now: Date, put?: Binding): Sql[] => {
  const conditions = [
    ...(words === undefined ? [] : [has(words, put)]),
    ...(types ? [sql`e.service_type_id in (${listed(types)})`] : []),
    ...isWithinLimits({ maxPrice }, now, put),
  ]
  return conditions.length > 0 ? [sql`(${both(...conditions)}) is not true`] : []
}

const count = (interpretation: Interpretation, now: Date) => {
  const { types, area } = interpretation.scope
  const isOfTypes = types && sql`e.service_type_id in (${listed(types)})`
  return sql`(select count(*) from (
    select from search_entries e where ${both(isOfTypes, isWithin(area, "e"), isFirstEntry(area), ...further(interpretation, now))}
    limit ${sql.lit(COUNT_CAP)}
  ) counted)`
}

interface Walk {
  interpretation: Interpretation
  sort: Sort
  order: OrderSql
  now: Date
  most: number
}

/** Who has the words, in an index of this order: which one serves best is the planner's choice. */
const walkFor = ({ interpretation, order, now, most }: Walk) => {
  const { words, scope } = interpretation
  const isNamed = words === undefined ? undefined : has(termsBound(words, scope))
  return walk([...isOfOne(scope), isNamed, isFirstEntry(scope.area), ...further(interpretation, now)], order, most)
}

/** Without words, the first of each service and city. For relevance the best of all services stand in an index, too. */
const walkParts = ({ interpretation, sort, order, now, most }: Walk) => {
  const { types, area } = interpretation.scope
  const cities = citiesOf(area)
  const isPerType = types ? types.length > 1 : sort !== "relevance"
  const limits = further(interpretation, now)
  if (!cities && !isPerType) return walk([...isOfOne(interpretation.scope), ...limits], order, most)
  const here = cities && area ? isOfCity(area) : isWithin(area, "e")
  const type = isPerType ? sql`e.service_type_id = t.id` : types && sql`e.service_type_id = ${listed(types)}`
  const parts = [...(isPerType ? [offered(types)] : []), ...(cities ? [cities] : [])]
  return sql`select e.* from ${sql.join(parts, sql` cross join `)}
    cross join lateral (${walk([type, here, isFirstEntry(area), ...limits], order, most)}) e
    order by ${order.by} limit ${sql.lit(most)}`
}

const walk = (conditions: (Sql | undefined)[], order: OrderSql, most: number) => sql`
  select ${shown}, ${columns} from search_entries e ${where(...conditions, order.after)}
  order by ${order.by} limit ${sql.lit(most)}`

/** A type that nobody offers is left out: a walk for it might read a whole index to find nobody. */
const offered = (types: number[] | undefined) => sql`(select t.id from service_types t
  where exists (select from search_entries o where o.service_type_id = t.id)${types ? sql` and t.id in (${listed(types)})` : sql``}) t`
