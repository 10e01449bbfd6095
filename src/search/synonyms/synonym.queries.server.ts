// The SQL of the words that stand for others. Words are kept in Latin letters, as the search cuts them, and count by their sound.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { SHOWN_SYNONYMS } from "./synonym.rules.ts"
import type { Synonym } from "./synonym.schema.ts"

export const listSynonymsLike = async (db: Db, patterns: readonly string[]) => {
  const { rows } = await sql<Synonym & { total: number }>`
    select word, means, count(*) over ()::int as total from search_aliases
    where word || ' ' || means like all(${patterns}::text[]) order by means, word limit ${SHOWN_SYNONYMS}`.execute(db)
  return rows
}

export interface SynonymState {
  /** As the search cuts them; null where it sees more or less than one word. */
  word: string | null
  means: string | null
  is_there: boolean
  /** They sound alike: the search takes one for the other anyway. */
  sounds_alike: boolean
  /** The search has the word that is meant, or a locality is called so. */
  is_known: boolean
  /** For what the meant word itself stands; null: for nothing, as it should. */
  leads_on_to: string | null
  total: number
}

/** One change at a time, so that no two together make a circle. */
export const lockSynonyms = (db: Db) => takeAdvisoryLock(db, "synonyms", "all")

export const findSynonymState = async (db: Db, { word, means }: Synonym) => {
  const { rows } = await sql<SynonymState>`
    with cut as materialized (
      select (select min(w) from words_in(${word}) w having count(*) = 1) as word,
        (select min(w) from words_in(${means}) w having count(*) = 1) as means
    )
    select c.word, c.means,
      exists (select from search_aliases a where a.word = c.word and a.means = c.means) as is_there,
      coalesce(sound_of(c.word) = sound_of(c.means), false) as sounds_alike,
      exists (select from search_words w where w.sound = sound_of(c.means))
        or exists (select from localities l where l.whole_sound = sound_of(c.means)) as is_known,
      (select min(a.means) from search_aliases a where a.sound = sound_of(c.means)) as leads_on_to,
      (select count(*) from search_aliases)::int as total
    from cut c`.execute(db)
  return rows[0]!
}

export const insertSynonym = (db: Db, { word, means }: Synonym) =>
  db.insertInto("search_aliases").values({ word, means }).execute()

/** False: it was gone already. */
export const removeSynonym = async (db: Db, { word, means }: Synonym) => {
  const { numDeletedRows } = await db
    .deleteFrom("search_aliases")
    .where("word", "=", word)
    .where("means", "=", means)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const listServiceNames = async (db: Db, ids: readonly number[]) => {
  const { rows } = await sql<{ plural_name: string }>`
    select plural_name from service_types where id = any(${ids}::int[]) order by sort_order, id`.execute(db)
  return rows.map(({ plural_name }) => plural_name)
}
