// How many entries have a word, by the statistics that PostgreSQL keeps of the index. By that a search for a word that few
// have takes the word index at once, by a statement that is planned already.
import { sql } from "kysely"
import { cacheByOwner } from "../../platform/cache.server.ts"
import type { Db } from "../../platform/database/database.server.ts"

/** How many entries have one of these words, about; undefined: there are no statistics yet. */
export type EstimateOf = (words: readonly string[]) => number | undefined

const cacheOf = cacheByOwner<EstimateOf>({ maxEntries: 1, seconds: 600 })

export const readEstimates = (db: Db): Promise<EstimateOf> =>
  cacheOf(db)("words", async () => {
    const { words, shares, entries } = await readStatistics(db)
    if (!words || !shares) return () => undefined
    const share = new Map(words.map((word, at) => [word, shares[at]!]))
    // After those of the words stand the least share, the greatest, and that of no words at all.
    const least = shares[words.length] ?? 1
    return (asked) => entries * asked.reduce((sum, word) => sum + (share.get(word) ?? least), 0)
  })

interface Statistics {
  words: string[] | null
  shares: number[] | null
  entries: number
}
const readStatistics = async (db: Db) => {
  const { rows } = await sql<Statistics>`
    select most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as shares, greatest(c.reltuples, 0) as entries
    from pg_class c left join pg_stats s on s.tablename = c.relname and s.schemaname = c.relnamespace::regnamespace::text
      and s.attname = 'words'
    where c.oid = 'search_entries'::regclass`.execute(db)
  return rows[0]!
}
