// What search keeps follows what professionals say, by triggers. Only the vocabulary does not forget by itself: a name that
// nobody else has stays a word one could be corrected to; and who was looked for by name stays among what was not found.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { allNamesOf, type PersonalData } from "../platform/personal-data.server.ts"

export const searchData: PersonalData = {
  eraseOrder: 1,
  exports: [],
  notExported: {
    search_entries: "Made of the profile, the services and the areas, which are exported.",
    search_words: "Every word that can be found, of nobody in particular.",
    search_synonyms: "What services are called.",
    search_aliases: "What words stand for each other.",
    search_purposes: "What a work is a matter of which profession for.",
    search_works: "Which kind of work a word names.",
    unanswered_searches: "What was searched without a result, of nobody in particular.",
    unanswered_search_hours: "How many searches had no result, of nobody in particular.",
  },
  /** Before the words are gone from where they were said. Nobody adds a word meanwhile that is taken for one of these. */
  erase: async (db, person) => {
    const { account_id, professional_id } = person
    await forgetUnansweredOf(db, [...allNamesOf(person, "full_name"), ...allNamesOf(person, "business_name")])
    if (!professional_id) return
    await sql`lock table search_words in share row exclusive mode`.execute(db)
    await sql`
      with said (line) as (
        select concat_ws(' ', a.full_name, p.business_name, p.headline, p.about, p.locality)
        from professionals p join accounts a on a.id = p.account_id where p.id = ${professional_id}
        union all select description from professional_services where professional_id = ${professional_id}
        union all select concat_ws(' ', title, description, locality) from portfolio_projects
          where professional_id = ${professional_id}
        union all select value from former_names
          where account_id = ${account_id} and kind in ('full_name', 'business_name')
      )
      delete from search_words w using (select distinct word from said cross join words_in(line) as s (word)) own
      where w.word = own.word
        and not exists (select from search_entries e where e.professional_id <> ${professional_id}
          and e.words @@ quote_literal(w.word)::tsquery)
        and not exists (select from search_synonyms y where y.word = w.word)
        and not exists (select from search_aliases y where w.word in (y.word, y.means))
        and not exists (select from search_purposes y where y.word = w.word)
        and not exists (select from localities l where w.sound = any(l.sounds))`.execute(db)
  },
}

/** A shorter name is a word like any other where more stands beside it. */
const SHORTEST_AMONG_OTHERS = 4

/** Whole words as the search reads them, so in any order, spelling and script. */
const forgetUnansweredOf = (db: Db, names: readonly string[]) =>
  sql`
    with own as (
      select array_agg(distinct word) as words, sum(length(word)) as letters
      from unnest(${names}::text[]) as n (name), words_in(n.name) as w (word) group by n.name
    ), kept as materialized (
      select term, array(select words_in(term)) as words from unanswered_searches group by term
    )
    delete from unanswered_searches u using kept k, own
    where u.term = k.term and k.words @> own.words
      and (own.letters >= ${SHORTEST_AMONG_OTHERS} or k.words <@ own.words)`.execute(db)
