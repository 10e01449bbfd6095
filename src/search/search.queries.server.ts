// The statement that finds a page, with its conditions as literals, in one of two ways: all matches are read from the word
// index and sorted, or an index in the order of the list is read until the page is full, where needed for each service type
// and city. Matches are counted up to a cap, and no rows are skipped by an offset.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { AnswerTime } from "../professionals/answer-time/answer-time.rules.ts"
import { type Binding, bindAsSubquery, idList, inlineAs } from "./engine/inline.server.ts"
import { type OrderSql, orderSql } from "./engine/order.server.ts"
import {
  areaCondition,
  citiesOf,
  cityCondition,
  firstEntryCondition,
  indexConditions,
  indexMatch,
  limitConditions,
  type Scope,
  type Sql,
  scopedMatch,
} from "./engine/scope.server.ts"
import { MAX_SCORED, matchCondition, type Ranking, scoreBy } from "./engine/score.server.ts"
import type { Exclusion, Interpretation } from "./query/interpretations.server.ts"
import { COUNT_CAP, type Sort } from "./search.rules.ts"

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
  /** Packages and rates, as JSON; null: there are none. */
  prices: string | null
  answer_time: AnswerTime | null
  /** Of the order, as JSON. */
  keys: string
}
export interface FoundPage {
  rows: FoundService[]
  total: number
}
export interface PageQuery {
  sort: Sort
  /** The page begins after these values of the order's keys. */
  after: (boolean | number | string)[] | undefined
  limit: number
  now: Date
}

const columns = sql`e.service_id, e.is_verified, e.rating, e.standing, e.review_count, e.price_per_hour`
const cardColumns = sql`e.card, e.category, e.place, e.locality_id, e.verified_until, e.keeps_hours, e.prices, e.answer_time`

interface SortedRequest extends PageQuery {
  /** No more than this many are looked for; a total of as many says that there may be more. */
  cap: number
  /** Undefined: nothing is scored. */
  ranking: Ranking | undefined
  /** As far as anybody knows, those who fit are few. */
  isFew: boolean
}

/**
 * All who fit, sorted. Where they are known to be few the word index is the way, whatever the words are, and planning, half
 * of the work, is done once for all. Further pages are rare, and planned for themselves.
 */
export const findSorted = async (db: Db, interpretation: Interpretation & { match: string }, query: SortedRequest) => {
  const { sort, after, limit, now, cap, ranking, isFew } = query
  const binding = isFew && !after ? bindAsSubquery : inlineAs
  const order = orderSql(sort, ranking !== undefined, after)
  const score = ranking && sort === "relevance" ? scoreBy(ranking, binding) : sql`0`
  const hits = sql`select e.ctid as row_tid, ${columns}, ${score} as score from search_entries e
    where ${matchConditions(interpretation, now, binding)} limit ${sql.lit(cap)}`
  // The cards are fetched for the page only.
  const page = sql`select ${resultColumns("r", now, binding)}, ${order.keys} as keys
    from (select * from hits e ${where(order.after)} order by ${order.by} limit ${binding(String(limit + 1), "int")}) e
    join search_entries r on r.ctid = e.row_tid order by ${order.by}`
  return read(db, sql`with hits as materialized (${hits})`, sql`(select count(*) from hits)`, page)
}

/** How many within the scope have each of these words, up to so many as would be scored. */
export const countTerms = async (db: Db, words: string[], scope: Scope, now: Date): Promise<number[]> => {
  const counts = words.map(
    (word) => sql`(select count(*)::int from (
      select from search_entries e where ${matchConditions({ match: word, scope }, now, inlineAs)} limit ${sql.lit(MAX_SCORED)}
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
export const findInOrder = (db: Db, interpretation: Interpretation, query: PageQuery, known: number | undefined) => {
  const { sort, after, limit, now } = query
  const order = orderSql(sort, false, after)
  const scan = interpretation.match === undefined ? scanByTypeAndCity : scanByWords
  const page = sql`select ${resultColumns("e", now)}, ${order.keys} as keys
    from (${scan({ interpretation, sort, order, now, limit: limit + 1 })}) e order by ${order.by}`
  return read(db, sql``, known === undefined ? count(interpretation, now) : sql.lit(known), page)
}

/** One row at least, so that the total is told also where the page is empty. */
const read = async (db: Db, ctes: Sql, total: Sql, page: Sql): Promise<FoundPage> => {
  const { rows } = await sql<(FoundService | Record<keyof FoundService, null>) & { total: number }>`
    ${ctes} select ${total} as total, p.* from (values (1)) one left join (${page}) p on true`.execute(db)
  return { rows: rows.filter((row) => row.card !== null), total: rows[0]!.total }
}

/** A check that has ended since the entry was written counts no more. */
const resultColumns = (row: "e" | "r", now: Date, binding: Binding = inlineAs) => {
  const columns = ["service_id", "card", "category", "place", "locality_id", "keeps_hours", "prices", "answer_time"]
  return sql`${sql.raw(columns.map((name) => `${row}.${name}`).join(", "))},
    ${sql.raw(`${row}.is_verified and ${row}.verified_until`)} > ${binding(now.toISOString(), "timestamptz")} as is_verified`
}

const allConditions = (...conditions: (Sql | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
const where = (...conditions: (Sql | undefined)[]) =>
  conditions.some((one) => one !== undefined) ? sql`where ${allConditions(...conditions)}` : sql``

/** By the word index alone. */
const matchConditions = (
  interpretation: Pick<Interpretation, "scope" | "except"> & { match: string },
  now: Date,
  binding: Binding,
) =>
  allConditions(
    matchCondition(scopedMatch(interpretation.match, interpretation.scope), binding),
    interpretation.scope.area ? firstEntryCondition(interpretation.scope.area) : areaCondition(undefined, "e"),
    ...limitAndExclusionConditions(interpretation, now, binding),
  )

/** What no index of words or places answers. */
const limitAndExclusionConditions = (
  { scope, except }: Pick<Interpretation, "scope" | "except">,
  now: Date,
  binding?: Binding,
): Sql[] => {
  return [
    ...limitConditions(scope.limits, now, binding),
    ...(except ?? []).flatMap((one) => exclusionCondition(one, now, binding)),
  ]
}

const exclusionCondition = ({ match, types, maxPrice }: Exclusion, now: Date, binding?: Binding): Sql[] => {
  const conditions = [
    ...(match === undefined ? [] : [matchCondition(match, binding)]),
    ...(types ? [sql`e.service_type_id in (${idList(types)})`] : []),
    ...limitConditions({ maxPrice }, now, binding),
  ]
  return conditions.length > 0 ? [sql`(${allConditions(...conditions)}) is not true`] : []
}

const count = (interpretation: Interpretation, now: Date) => {
  const { types, area } = interpretation.scope
  const isOfTypes = types && sql`e.service_type_id in (${idList(types)})`
  return sql`(select count(*) from (
    select from search_entries e where ${allConditions(isOfTypes, areaCondition(area, "e"), firstEntryCondition(area), ...limitAndExclusionConditions(interpretation, now))}
    limit ${sql.lit(COUNT_CAP)}
  ) counted)`
}

interface Scan {
  interpretation: Interpretation
  sort: Sort
  order: OrderSql
  now: Date
  limit: number
}

/** Who has the words, by an index in this order: which one serves best is the planner's choice. */
const scanByWords = ({ interpretation, order, now, limit }: Scan) => {
  const { match, scope } = interpretation
  const matches = match === undefined ? undefined : matchCondition(indexMatch(match, scope))
  return indexScan(
    [
      ...indexConditions(scope),
      matches,
      firstEntryCondition(scope.area),
      ...limitAndExclusionConditions(interpretation, now),
    ],
    order,
    limit,
  )
}

/** Without words: reads the index for each service type and city and merges them. By relevance one index has all types. */
const scanByTypeAndCity = ({ interpretation, sort, order, now, limit }: Scan) => {
  const { types, area } = interpretation.scope
  const cities = citiesOf(area)
  const isPerType = types ? types.length > 1 : sort !== "relevance"
  const limits = limitAndExclusionConditions(interpretation, now)
  if (!cities && !isPerType) return indexScan([...indexConditions(interpretation.scope), ...limits], order, limit)
  const here = cities && area ? cityCondition(area) : areaCondition(area, "e")
  const type = isPerType ? sql`e.service_type_id = t.id` : types && sql`e.service_type_id = ${idList(types)}`
  const parts = [...(isPerType ? [offeredTypes(types)] : []), ...(cities ? [cities] : [])]
  return sql`select e.* from ${sql.join(parts, sql` cross join `)}
    cross join lateral (${indexScan([type, here, firstEntryCondition(area), ...limits], order, limit)}) e
    order by ${order.by} limit ${sql.lit(limit)}`
}

const indexScan = (conditions: (Sql | undefined)[], order: OrderSql, limit: number) => sql`
  select ${cardColumns}, ${columns} from search_entries e ${where(...conditions, order.after)}
  order by ${order.by} limit ${sql.lit(limit)}`

/** A type that nobody offers is left out: a walk for it might read a whole index to find nobody. */
const offeredTypes = (types: number[] | undefined) => sql`(select t.id from service_types t
  where exists (select from search_entries o where o.service_type_id = t.id)${types ? sql` and t.id in (${idList(types)})` : sql``}) t`
