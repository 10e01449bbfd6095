// Which kinds of work and which cities words name. A work is named in full, as a locality is: neither what a word may
// become while it is typed nor what it is like is one. Other names of the same thing and sounds count as in a search.
import { sql } from "kysely"
import { homeFirst, isOpenCity } from "../../locations/open-city.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { KnownWork } from "../../professionals/cost/cost.rules.ts"
import { fillers } from "../query/fillers.ts"

interface NamedWork {
  works: KnownWork[]
  cities: string[]
  /** Meant by who names none; null: nothing is open anywhere. */
  main_city: string | null
  /** Something else is asked for: a home loan is no home, a kitchen garden no kitchen. */
  is_of_more: boolean
}

/** In the statement's text, which stays the same: as a parameter it would be written and read for each question. */
const isFiller = sql.raw(`word in ('${[...fillers].join("', '")}')`)

/** What is said of a work without making it another one. */
const ofAnyWork = sql.raw(
  `word in ('${"interior interiors design designs designing designer modular new full complete whole renovation remodel remodelling redesign makeover work works cost costs price prices rate rates kharch furniture banana banane banvaycha karaycha".split(" ").join("', '")}')`,
)

export const readNamed = async (db: Db, words: string): Promise<NamedWork> => {
  const { rows } = await sql<NamedWork>`
    with typed as materialized (select word, sound_of(word) as sound from words_in(${words}) as w (word)),
    told as materialized (
      select word, sound from typed
      union select a.means, a.meant_sound from typed t join search_aliases a on a.sound = t.sound
    )
    select array(select distinct w.work from told t join search_works w using (sound)) as works,
      array(select c.name from cities c where lower(c.name) in (select word from told) order by c.name) as cities,
      (select c.name from cities c where ${isOpenCity} order by ${homeFirst} limit 1) as main_city,
      exists (select from typed t where not (${isFiller} or ${ofAnyWork})
        and not exists (select from search_works w where w.sound = t.sound)
        and not exists (select from search_aliases a join search_works w on w.sound = a.meant_sound where a.sound = t.sound)
        and not exists (select from search_aliases a join localities l on l.whole_sound = a.meant_sound where a.sound = t.sound)
        and not exists (select from localities l where t.sound = l.whole_sound or t.sound = any(l.sounds) and l.sounds <@ array(select sound from typed))
        and not exists (select from cities c where lower(c.name) = t.word)
        and not exists (select from search_aliases a join cities c on lower(c.name) = a.means where a.sound = t.sound)
        and not exists (select from search_synonyms y join service_type_cities o using (service_type_id) where y.word = t.word)
      ) as is_of_more`.execute(db)
  return rows[0]!
}
