// What somebody of the desk types into the search of a list, as a condition: each word stands somewhere in the row.
import { type RawBuilder, sql } from "kysely"

/** More words than these say nothing new. */
const MAX_WORDS = 12

/** @param text all of it, where a row is looked for */
export const hasEachWord = (text: RawBuilder<unknown>, q: string | undefined) => {
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  if (words.length === 0) return sql<boolean>`true`
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)
  return sql<boolean>`${text} ilike all(${patterns}::text[])`
}
