// Which kinds of work and which cities words name. A work is named in full, as a locality is: neither what a word may
// become while it is typed nor what it is like is one. Other names of the same thing and sounds count as in a search.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { AskedWork } from "../professionals/cost/work.rules.ts"

interface Named {
  works: AskedWork[]
  cities: string[]
}

export const readNamed = async (db: Db, words: string): Promise<Named> => {
  const { rows } = await sql<Named>`
    with typed as materialized (select word, sound_of(word) as sound from words_in(${words}) as w (word)),
    told as materialized (
      select word, sound from typed
      union select a.means, a.meant_sound from typed t join search_aliases a on a.sound = t.sound
    )
    select array(select distinct w.work from told t join search_works w using (sound)) as works,
      array(select c.name from cities c where lower(c.name) in (select word from told) order by c.name) as cities`.execute(
    db,
  )
  return rows[0]!
}
