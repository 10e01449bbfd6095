// In which order results stand, and how a cursor names a place in it. Every order ends with the service's id, so it is
// total; all keys of one order run the same way, so that "after this place" is one comparison the index answers.
import { type RawBuilder, sql } from "kysely"
import { invalid } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import type { Sort } from "./search.rules.ts"
import { searchAnswerWords } from "./search-answer.words.ts"

type Value = boolean | number | string
interface Key {
  /** On the alias e; the expressions are those of the indexes in 0007_search.sql. */
  column: RawBuilder<unknown>
  type: "boolean" | "integer" | "numeric" | "text"
}
interface Order {
  isDown: boolean
  keys: Key[]
}

const verified: Key = { column: sql`e.is_verified`, type: "boolean" }
const score: Key = { column: sql`e.score`, type: "integer" }
const standing: Key = { column: sql`e.standing`, type: "numeric" }
const rating: Key = { column: sql`coalesce(e.rating, 0)`, type: "numeric" }
const reviews: Key = { column: sql`e.review_count`, type: "integer" }
const cheap: Key = { column: sql`coalesce(e.price_per_hour, 1e10)`, type: "numeric" }
const dear: Key = { column: sql`coalesce(e.price_per_hour, -1)`, type: "numeric" }
const id: Key = { column: sql`e.service_id`, type: "text" }

const orders: Record<Sort, Order> = {
  relevance: { isDown: true, keys: [verified, score, standing, id] },
  rating: { isDown: true, keys: [rating, reviews, id] },
  price_asc: { isDown: false, keys: [cheap, id] },
  price_desc: { isDown: true, keys: [dear, id] },
}

const holds: Record<Key["type"], (value: unknown) => value is Value> = {
  boolean: (value): value is Value => typeof value === "boolean",
  integer: (value): value is Value => Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  numeric: (value): value is Value => typeof value === "number" && Math.abs(value) <= 1e11,
  text: (value): value is Value => typeof value === "string" && /^[\w-]{1,64}$/.test(value),
}

/** A page begins after these values of its order's keys. Pages of close matches go on among close matches. */
export interface From {
  isClose: boolean
  values: Value[]
}

export const toCursor = (sort: Sort, { isClose, values }: From) =>
  Buffer.from(JSON.stringify([sort, isClose, ...values])).toString("base64url")

/** @throws invalid, for a cursor that is not ours or of another sort */
export const readCursor = (sort: Sort, cursor: string | undefined): From | undefined => {
  if (cursor === undefined) return undefined
  const [made, isClose, ...values] = parse(cursor)
  const { keys } = orders[sort]
  const isWhole = values.length === keys.length && keys.every((key, at) => holds[key.type](values[at]))
  if (made !== sort || typeof isClose !== "boolean" || !isWhole) {
    throw invalid({ cursor: say(searchAnswerWords, (t) => t.stalePage) })
  }
  return { isClose, values: values as Value[] }
}

const parse = (cursor: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/**
 * The SQL of an order. `whole` is for matches that were scored; `walk` reads an index, where no score exists
 * (all have 0), and leaves it out so that the index's order serves.
 */
export const orderSql = (sort: Sort, from: Value[] | undefined) => {
  const { keys, isDown } = orders[sort]
  const direction = isDown ? sql`desc` : sql`asc`
  const places = keys.map((key, at) => ({ ...key, value: from?.[at] }))
  const part = (list: typeof places) => ({
    by: sql.join(list.map(({ column }) => sql`${column} ${direction}`)),
    after: from
      ? sql`(${sql.join(list.map(({ column }) => column))}) ${isDown ? sql`<` : sql`>`}
          (${sql.join(list.map(({ value, type }) => sql`${value}::${sql.raw(type)}`))})`
      : sql`true`,
  })
  return {
    whole: part(places),
    walk: part(places.filter(({ column }) => column !== score.column)),
    keys: sql`jsonb_build_array(${sql.join(keys.map(({ column }) => column))})`,
  }
}
