// What each typed word may be, as CTEs of the statement that understands a question. It is looked up in the vocabulary: as it
// stands, by its sound, by another name of the same thing (rasoi, किचन), without what Marathi adds to it, as a beginning (the
// last word, while typing), and, when nothing of that is there, by trigrams. What is written as two words may be one (teak
// line, swayampak ghar), and what is written as one may be two (jainkitchen).
import { type RawBuilder, sql } from "kysely"

/** Said around what is meant, in English, Marathi and Hindi. Dropped unless nothing else was typed. */
const fillers = [
  ..."a an and at best book by find for from good i in is list me my near nearby need of on or please the to top".split(
    " ",
  ),
  ..."under below upto around some any want we with within aani ani aur chya cha chi che la madhe madhye mein men me ka ki ke ko liye lie sathi javal".split(
    " ",
  ),
  ..."pahije hava chahie chahiye mujhe mala hai aahe wala wale wali pas paas javalil".split(" "),
  ..."there who can could make makes do does get looking someone somebody anyone have has will would should our your very".split(
    " ",
  ),
  ..."do we se raha rahi rahe hain hota hoti karna karne karo karun karayche karaycha karaychi ye yeh kahi koi kuch".split(
    " ",
  ),
  // Kinds of kitchens and ceilings that everybody means and nobody writes; what says little of a house.
  ..."modular false small big new simple nice".split(" "),
]

/** In the statement's text, which stays the same: as a parameter it would be written and read for each question. */
export const isFiller = sql.raw(`word in ('${fillers.join("', '")}')`)

/** How many words count. More would be a story, not a search. */
const MAX_WORDS = 12

/** What Marathi adds to a noun (of, for, in, to, from …), as it sounds; the vowel before it may be part of either. */
const endings = "chya|chi|che|cha|sati|made|madil|madye|var|la|ni|ne|t"

/** Words of the vocabulary by another name: the sound of what was typed. */
const wordsOfAlias = (sound: RawBuilder<unknown>) => sql`
  select w.word from search_aliases a join search_words w on w.sound = a.meant_sound where a.sound = ${sound}`
const wordsOfSound = (sound: RawBuilder<unknown>) => sql`select w.word from search_words w where w.sound = ${sound}`
const sameWord = (word: RawBuilder<unknown>) => sql`select w.word from search_words w where w.word = ${word}`
/** Looked up for each row: an exists would be made a join, which reads the whole vocabulary for a word or two. */
const isNone = (words: RawBuilder<unknown>) => sql`(${words} limit 1) is null`

/** CTEs: typed; meanings, a row for each word that a typed one may be; recognized, a row for each typed word that is known. */
export const recognize = (query: string) => sql`
  input_words as materialized (
    select word, sound_of(word) as sound, position, ${isFiller} as is_filler, position = max(position) over () as is_last
    from words_in(${query}) with ordinality as w (word, position)
    -- A tsquery takes no empty word.
    where word <> ''
  ), unknown as materialized (
    select word, position from input_words where length(word) > 4
      and ${isNone(wordsOfSound(sql`input_words.sound`))} and ${isNone(wordsOfAlias(sql`input_words.sound`))}
  ), splits as materialized (
    select u.position, h.first, h.second from unknown u cross join lateral (
      select left(u.word, n) as first, substr(u.word, n + 1) as second from generate_series(2, length(u.word) - 1) n
      where (n between 4 and length(u.word) - 4 or substr(u.word, n, 2) ~ '[a-z]\\d')
        and not ${isNone(sameWord(sql`left(u.word, n)`))} and not ${isNone(sameWord(sql`substr(u.word, n + 1)`))}
      order by abs(length(u.word) - 2 * n) limit 1
    ) h
  ), split_words as materialized (
    select s.word, s.sound, s.position, 0 as part, s.is_filler, s.is_last from input_words s where s.position not in (select position from splits)
    union all
    select w.word, sound_of(w.word), a.position, w.part, false, false
    from splits a cross join lateral (values (a.first, 1), (a.second, 2)) as w (word, part)
  ), typed as materialized (
    select word, sound, is_last, row_number() over (order by position, part)::int as position from split_words
    where not is_filler or (select bool_and(is_filler) from split_words) order by position limit ${sql.lit(MAX_WORDS)}
  ), called as materialized (
    select position, sound from typed union select t.position, a.meant_sound from typed t join search_aliases a using (sound)
  ), together as materialized (
    select array_agg(n.position order by n.position) as positions, string_agg(n.word, '' order by n.position) as word,
      sound_of(string_agg(case n.word when 'rd' then 'road' else n.word end, '' order by n.position)) as sound
    from typed t cross join generate_series(1, 3) more
    join typed n on n.position between t.position and t.position + more
    group by t.position, more having count(*) = more + 1
    -- By what each of two words is called besides: mulanchi kholi is the children's room.
    union select array[c.position, n.position], null, c.sound || n.sound from called c join called n on n.position = c.position + 1
  ), joined as materialized (
    select unnest(j.positions) as position, m.word, m.is_phrase from together j cross join lateral (
      select w.word, false as is_phrase from search_words w where w.word = j.word
      union all select c.word, true from (${wordsOfAlias(sql`j.sound`)}) c
    ) m
  ), known as materialized (
    select t.position, m.word, m.word = t.word as is_exact
    from typed t cross join lateral (
      select w.word from search_words w where w.word in (t.word, t.word || 's', regexp_replace(t.word, '(?<=...)s$', ''))
      union ${wordsOfSound(sql`t.sound`)}
      union ${wordsOfAlias(sql`t.sound`)}
      union (select w.word from search_words w
        where t.is_last and length(t.word) > 1 and w.word > t.word and w.word < t.word || chr(1114111)
        order by w.word limit 40)
    ) m
  ), candidates as materialized (
    select position, word, is_exact from known
    union all
    select t.position, m.word, false from typed t
    cross join lateral (select distinct regexp_replace(t.sound, e.ending, '') as sound
      from (values ('(${sql.raw(endings)})$'), ('[aiuoe]?(${sql.raw(endings)})$')) as e (ending)
      where length(regexp_replace(t.sound, e.ending, '')) > 2 and t.sound ~ e.ending) stem
    cross join lateral (${wordsOfSound(sql`stem.sound`)} union ${wordsOfAlias(sql`stem.sound`)}) m
    where not exists (select from known k where k.position = t.position)
  ), likely as materialized (
    select position, word, is_exact or not bool_or(is_exact) over (partition by position) as is_close, false as is_joined from candidates
    union all
    select j.position, j.word, true, not j.is_phrase from joined j
    union all
    select t.position, m.word, true, false from typed t cross join lateral (
      select n.word from (
        select w.word, similarity(w.word, t.word) as likeness, max(similarity(w.word, t.word)) over () as best
        from search_words w
        where length(t.word) > 3 and w.word % t.word and similarity(w.word, t.word) > 0.33
          and (length(t.word) > 9 or abs(length(w.sound) - length(t.sound)) < 2)
      ) n where likeness > best * 0.8 order by likeness desc, n.word limit 3
    ) m
    where not exists (select from candidates f where f.position = t.position) and not exists (select from joined j where j.position = t.position)
  ), meanings as materialized (
    select position, word, is_close, is_joined, case when is_close then (select w.sound from search_words w where w.word = likely.word) end as sound
    from likely
  ), recognized as materialized (
    select m.position, min(t.word) as typed, json_agg(distinct m.word) as any_of,
      json_agg(distinct m.word) filter (where m.is_close) as close,
      -- Somebody may be called by a service, written as one word; that makes it no other one.
      coalesce(bool_and(exists (select from search_synonyms y where y.word = m.word)) filter (where m.is_close and not m.is_joined), false) as is_service,
      bool_and(exists (select from cities c where lower(c.name) = m.word)) filter (where m.is_close and not m.is_joined) as is_city,
      coalesce(json_agg(distinct k.work) filter (where k.work not in ('home', 'house')), '[]') as works,
      coalesce(bool_or(exists (select from search_purposes p where p.sound = m.sound)), false) as is_purpose,
      coalesce(bool_or(exists (select from search_purposes p where p.sound = m.sound and p.is_special)), false) as is_special
    from meanings m join typed t using (position)
    left join search_works k on k.sound = m.sound
    group by m.position
  )`
