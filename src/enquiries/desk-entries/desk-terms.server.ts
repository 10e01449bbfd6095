// What somebody of the desk types into the search of a list, as a condition: each word stands somewhere in the row.
import { type RawBuilder, sql } from "kysely"
import { likePatterns } from "../../platform/search-terms.ts"

/** @param text all of it, where a row is looked for */
export const hasEachWord = (text: RawBuilder<unknown>, q: string | undefined) => {
  const patterns = likePatterns(q ?? "")
  if (patterns.length === 0) return sql<boolean>`true`
  return sql<boolean>`folded(${text}) like all(array(select folded(pattern) from unnest(${patterns}::text[]) as p (pattern)))`
}
