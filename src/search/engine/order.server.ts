// In which order results stand, and how a cursor names a place in it. Every order ends with the service's id, so it is
// total; all keys of one order run the same way, so that "after this place" is one comparison the index answers.
import { type RawBuilder, sql } from "kysely"
import { isId } from "../../platform/id.rules.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import type { Sort } from "../search.rules.ts"
import { searchAnswerTexts } from "../texts.ts"
import { inline } from "./inline.server.ts"

type Value = boolean | number | string
interface Key {
  /** SQL on the alias e; the expressions are those of the indexes in 0007_search.sql and 0020_finished_cards.sql. */
  column: string
  type: "boolean" | "integer" | "numeric" | "text"
}
interface Order {
  isDescending: boolean
  keys: Key[]
}

const verified: Key = { column: "e.is_verified", type: "boolean" }
const score: Key = { column: "e.score", type: "integer" }
const standing: Key = { column: "e.standing", type: "numeric" }
const rating: Key = { column: "coalesce(e.rating, 0)", type: "numeric" }
const reviews: Key = { column: "e.review_count", type: "integer" }
const cheap: Key = { column: "coalesce(e.price_per_hour, 1e10)", type: "numeric" }
const dear: Key = { column: "coalesce(e.price_per_hour, -1)", type: "numeric" }
const id: Key = { column: "e.service_id", type: "text" }

const orders: Record<Sort, Order> = {
  relevance: { isDescending: true, keys: [verified, score, standing, id] },
  rating: { isDescending: true, keys: [rating, reviews, id] },
  price_asc: { isDescending: false, keys: [cheap, id] },
  price_desc: { isDescending: true, keys: [dear, id] },
}

/** Where many fit nothing is scored, and an index knows no score. */
const keysOf = (sort: Sort, isScored: boolean) => orders[sort].keys.filter((key) => isScored || key !== score)

const isOfType: Record<Key["type"], (value: unknown) => value is Value> = {
  boolean: (value): value is Value => typeof value === "boolean",
  integer: (value): value is Value => Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  numeric: (value): value is Value => typeof value === "number" && Math.abs(value) <= 1e11,
  text: isId,
}

/** By which interpretation a row was found, and how; further pages keep to it, however many fit by then. */
export interface ResultOrigin {
  /** Which interpretation of the question found somebody: 0 is the exact one, then the tiers; close from `CLOSE` on (decision 41). */
  interpretation: number
  /** So few fit that how well they do was looked at. */
  isScored: boolean
}
/** A page begins after these values of its order's keys. */
export interface CursorPosition extends ResultOrigin {
  values: Value[]
  /** How many stand on the pages before. */
  before: number
}

/** @param keys the keys of the last row, as JSON */
export const toCursor = (sort: Sort, { interpretation, isScored }: ResultOrigin, before: number, keys: string) =>
  Buffer.from(`["${sort}",${interpretation},${isScored},${before},${keys.slice(1)}`).toString("base64url")

export const stalePage = () => invalid({ cursor: localize(searchAnswerTexts, (t) => t.stalePage) })

/** @throws invalid, for a cursor that is not ours or of another sort */
export const readCursor = (sort: Sort, cursor: string | undefined): CursorPosition | undefined => {
  if (cursor === undefined) return undefined
  const [made, interpretation, isScored, before, ...values] = parse(cursor)
  const isWay = isCount(interpretation) && isCount(before) && typeof isScored === "boolean"
  if (made !== sort || !isWay || !hasTypesOf(keysOf(sort, isScored), values)) throw stalePage()
  return { interpretation, isScored, before, values }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const hasTypesOf = (keys: Key[], values: unknown[]): values is Value[] =>
  values.length === keys.length && keys.every((key, at) => isOfType[key.type](values[at]))

const parse = (cursor: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

export interface OrderSql {
  by: RawBuilder<unknown>
  /** Undefined on the first page. */
  after: RawBuilder<unknown> | undefined
  /** The keys of a row, as the text of a JSON array. */
  keys: RawBuilder<unknown>
}

export const orderSql = (sort: Sort, isScored: boolean, from: Value[] | undefined): OrderSql => {
  const keys = keysOf(sort, isScored)
  const { isDescending: isDown } = orders[sort]
  const columns = keys.map(({ column }) => column).join(", ")
  const direction = isDown ? "desc" : "asc"
  const values = from && sql.join(keys.map(({ type }, at) => sql`${inline(String(from[at]))}::${sql.raw(type)}`))
  return {
    by: sql.raw(keys.map(({ column }) => `${column} ${direction}`).join(", ")),
    after: values && sql`(${sql.raw(columns)}) ${sql.raw(isDown ? "<" : ">")} (${values})`,
    keys: sql.raw(`jsonb_build_array(${columns})::text`),
  }
}
