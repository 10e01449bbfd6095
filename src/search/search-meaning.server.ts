// What typed words mean. Each word is looked up in the vocabulary: as it stands, by its sound, by another name of the same
// thing (rasoi, किचन), as a beginning (the last word, while typing), and, when nothing of that is there, by trigrams. Words
// that all name services or cities ("vastu pune", "ghar sajavat") need no text search at all: they become filters, and the
// sorted indexes answer. When nothing has all the words, the nearest are asked for: all that are known, all but one, any.
import { type RawBuilder, sql } from "kysely"

/** Said around what is meant, in English, Marathi and Hindi. Dropped unless nothing else was typed. */
const fillers = [
  ..."a an and at best book by cheap find for from good i in is list me my near nearby need of on or please the to top".split(
    " ",
  ),
  ..."under below upto around some any want we with within aani ani aur chya cha chi che la madhe madhye mein men me ka ki ke ko liye lie sathi javal".split(
    " ",
  ),
  ..."pahije hava chahie chahiye mujhe mala hai aahe".split(" "),
  // Kinds of kitchens and ceilings that everybody means and nobody writes.
  ..."modular false".split(" "),
]

/** How many words count. More would be a story, not a search. */
const MOST_WORDS = 8

/** CTEs: typed; meant, a row for each word that a typed one may be; grasped, a row for each typed word that is known. */
const grasp = (query: string) => sql`
  said as materialized (
    select word, place, word = any(${fillers}) as is_filler, place = max(place) over () as is_last
    from words_in(${query}) with ordinality as w (word, place)
    -- A tsquery takes no empty word.
    where word <> ''
  ), typed as materialized (
    select word, sound_of(word) as sound, place, is_last from said
    where not is_filler or (select bool_and(is_filler) from said) order by place limit ${sql.lit(MOST_WORDS)}
  ), found as materialized (
    select t.place, t.word as typed, m.word, m.word = t.word as is_exact
    from typed t cross join lateral (
      select w.word from search_words w where w.word = t.word
      union select w.word from search_words w where w.sound = t.sound
      union select w.word from search_aliases a join search_words w on w.sound = a.meant_sound where a.sound = t.sound
      union (select w.word from search_words w
        where t.is_last and length(t.word) > 1 and w.word > t.word and w.word < t.word || chr(1114111)
        order by w.word limit 40)
    ) m
  ), meant as materialized (
    select place, word, is_exact or not bool_or(is_exact) over (partition by place) as is_close from found
    union all
    select t.place, m.word, true from typed t cross join lateral (
      select n.word from (
        select w.word, similarity(w.word, t.word) as likeness, max(similarity(w.word, t.word)) over () as best
        from search_words w
        where length(t.word) > 3 and w.word % t.word and similarity(w.word, t.word) > 0.33
          and (length(t.word) > 9 or abs(length(w.sound) - length(t.sound)) < 2)
      ) n where likeness > best * 0.8 order by likeness desc, n.word limit 3
    ) m
    where not exists (select from found f where f.place = t.place)
  ), grasped as materialized (
    select m.place, string_agg('''' || m.word || '''', '|') as any_of,
      bool_and(exists (select from search_synonyms y where y.word = m.word)) filter (where m.is_close) as is_service,
      bool_and(exists (select from cities c where lower(c.name) = m.word)) filter (where m.is_close) as is_city
    from meant m group by m.place
  )`

const close = sql`(select string_agg('''' || word || '''', '|')::tsquery from meant where is_close) as close`

/** The services that most of the words name. */
const askedTypes = (condition: RawBuilder<unknown>) => sql`
  asked_types as materialized (
    select id from (
      select y.service_type_id as id, count(distinct m.place) as words, max(count(distinct m.place)) over () as most
      from meant m join grasped g using (place) join search_synonyms y using (word)
      where m.is_close and g.is_service group by 1
    ) named where words = most and ${condition}
  )`

/** CTEs: question (is_plain, loose, close), asked_types, asked_cities. */
export const understand = (query: string) => sql`
  ${grasp(query)}, question as materialized (
    select coalesce(bool_and(is_service or is_city), false) and count(*) = (select count(*) from typed) as is_plain,
      case when count(*) = (select count(*) from typed) then string_agg('(' || any_of || ')', '&')::tsquery end as loose,
      ${close}
    from grasped
  ), ${askedTypes(sql`(select is_plain from question)`)}, asked_cities as materialized (
    select c.id from meant m join grasped g using (place) join cities c on lower(c.name) = m.word
    where m.is_close and g.is_city and (select is_plain from question)
  )`

/** CTE asked_types, for a search of what comes nearest: words that name a service are a filter there. */
export const understandServices = (query: string) => sql`${grasp(query)}, ${askedTypes(sql`true`)}`

/**
 * CTE question for what comes nearest, after `understandServices`: all the other words that are known, all but one, any;
 * and when nobody has any of them, the named services alone. `isThere` tells whether an entry e is where and what was
 * asked for: an attempt that finds nobody there is none.
 */
export const approach = (isThere: RawBuilder<unknown>) => {
  // One at a time: looking up words that many share is what costs.
  const ifThere = (attempt: number) => sql`
    (select a.loose from attempts a where a.attempt = ${sql.lit(attempt)}
      and exists (select from search_entries e where e.words @@ a.loose and ${isThere}))`
  return sql`
  telling as materialized (
    select place, any_of from grasped where is_service is not true
  ), attempts (attempt, loose) as materialized (
    select 1, string_agg('(' || any_of || ')', '&')::tsquery from telling
    union all
    select 2, string_agg('(' || others || ')', '|')::tsquery from (
      select string_agg('(' || o.any_of || ')', '&') as others
      from telling t join telling o on o.place <> t.place group by t.place
    ) without_one
    union all
    select 3, string_agg(any_of, '|')::tsquery from telling
  ), nearest as materialized (
    select coalesce(${sql.join([1, 2, 3].map(ifThere))}) as loose
  ), question as materialized (
    select loose is null and exists (select from asked_types) as is_plain, loose, ${close} from nearest
  )`
}
