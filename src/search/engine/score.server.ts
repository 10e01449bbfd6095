// How well an entry fits what was asked, in points.
import { sql } from "kysely"
import type { LocalityMatch } from "../query/locality-match.server.ts"
import type { Money } from "../query/money.rules.ts"
import { type Binding, idList, tsquery } from "./inline.server.ts"
import { classMarkers, type Sql } from "./scope.server.ts"

/** Where more fit, nothing is scored. */
export const MAX_SCORED = 500

/** By what is ranked, beside the check. */
export interface Ranking {
  /** A tsquery; undefined: no words are left to rank by, or where somebody is counts instead. */
  close: string | undefined
  /** A tsquery: who has all of these words comes before those who are only near. */
  contentWords: string | undefined
  /** The words say which work it is: that somebody is called so says no more than that they write it. */
  namesWork: boolean
  /** Ids of the services that come first: what is asked for is a matter of their profession. */
  professions: number[]
  /** How far each locality is from those that were named, in kilometres. */
  km: LocalityMatch["km"] | undefined
  price: Money["class"]
  /** Rupees an hour: who costs no more comes before those who are only near. */
  atMost: number | undefined
}

export const matchCondition = (words: string, binding?: Binding) => sql`e.words @@ ${tsquery(words, binding)}`

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

export const scoreBy = (
  { close, contentWords, namesWork, professions, km, price, atMost }: Ranking,
  binding: Binding,
): Sql => {
  const weights = sql.raw(namesWork ? "'{0.1, 0.3, 0.6, 0.3}'" : "'{0.1, 0.3, 0.6, 1}'")
  const isOfProfession = sql`e.service_type_id in (${idList(professions)})`
  const rank = close === undefined ? sql`0` : sql`ts_rank(${weights}, e.words, ${tsquery(close, binding)})`
  const points = [
    ...(close === undefined ? [] : [sql`(${rank} * ${sql.lit(POINTS.words)})::int`]),
    ...(professions.length === 0 ? [] : [pointsIf(isOfProfession, POINTS.profession)]),
    ...(km ? [nearness(km, binding)] : []),
    ...(km && contentWords ? [pointsIf(matchCondition(contentWords, binding), POINTS.allTerms)] : []),
    ...(atMost === undefined
      ? []
      : [pointsIf(sql`e.price_per_hour <= ${binding(String(atMost), "numeric")}`, POINTS.affordable)]),
    ...(price === undefined ? [] : [pointsIf(matchCondition(classMarkers[price]), POINTS.affordable)]),
    ...(price === "low" ? [cheapness] : []),
    ...(price === "high" || price === "luxury" ? [dearness] : []),
  ]
  return points.length > 0 ? sql`(${sql.join(points, sql` + `)})` : sql`0`
}

const pointsIf = (condition: Sql, points: number) => sql`case when ${condition} then ${sql.lit(points)} else 0 end`

/** Looked up by the locality's id: of a hundred cases each row would try half. */
const nearness = (km: ReadonlyMap<number, number>, binding: Binding) => {
  const points = new Map([...km].map(([id, far]) => [id, Math.max(0, Math.round(POINTS.perKilometre * (FAR - far)))]))
  const [first, last] = [Math.min(...points.keys()), Math.max(...points.keys())]
  const all = Array.from({ length: last - first + 1 }, (_, at) => points.get(first + at) ?? 0)
  return points.size > 0
    ? sql`coalesce((${binding(`[${first}:${last}]={${all}}`, "int[]")})[e.locality_id], 0)`
    : sql`0`
}
