// What typed words mean. Each word is looked up in the vocabulary: as it stands, by its sound, by another name of the same
// thing (rasoi, किचन), as a beginning (the last word, while typing), and, when nothing of that is there, by trigrams. It is
// one statement, the same text for whatever is typed, so it is planned once; its answer says nothing about who is found.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { type Filters, filtersSql, levelOf } from "./search-scope.server.ts"

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
  // Kinds of kitchens and ceilings that everybody means and nobody writes; what says little of a house.
  ..."modular false small big new simple nice".split(" "),
]

/** In the statement's text, which stays the same: as a parameter it would be written and read for each question. */
export const isFiller = sql.raw(`word in ('${fillers.join("', '")}')`)

/** How many words count. More would be a story, not a search. */
const MOST_WORDS = 12

/** The services that most of the words name. */
const namedServices = sql`array(select id from (
  select y.service_type_id as id, count(distinct m.place) as words, max(count(distinct m.place)) over () as most
  from meant m join grasped g using (place) join search_synonyms y using (word)
  where m.is_close and g.is_service group by 1
) named where words = most order by id)`

/** CTEs: typed; meant, a row for each word that a typed one may be; grasped, a row for each typed word that is known. */
const grasp = (query: string) => sql`
  said as materialized (
    select word, place, ${isFiller} as is_filler, place = max(place) over () as is_last
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
    select m.place, min(t.word) as typed, json_agg(m.word order by m.word) as any_of,
      json_agg(m.word order by m.word) filter (where m.is_close) as close,
      bool_and(exists (select from search_synonyms y where y.word = m.word)) filter (where m.is_close) as is_service,
      bool_and(exists (select from cities c where lower(c.name) = m.word)) filter (where m.is_close) as is_city
    from meant m join typed t using (place) group by m.place
  ), heard as materialized (
    select place, sound from typed
    union select m.place, w.sound from meant m join search_words w using (word) where m.is_close
  ), together as materialized (
    select array_agg(n.place order by n.place) as places,
      sound_of(string_agg(case n.word when 'rd' then 'road' else n.word end, '' order by n.place)) as sound
    from typed t cross join generate_series(1, 3) more
    join typed n on n.place between t.place and t.place + more
    group by t.place, more having count(*) = more + 1
    union all select array[place], sound from typed
  ), told (places, sound) as materialized (
    -- A place is named in full, by words that follow each other: neither what a word may become while it is typed nor what
    -- it is like is a place. Its words may be written as one, or one of them as several.
    select places, sound from together
    union all select places, a.meant_sound from together join search_aliases a using (sound)
  ), located as materialized (
    select distinct on (l.id) l.id, l.city_id, told.places
    from localities l join told on told.sound = l.whole_sound order by l.id, cardinality(told.places) desc
  ), named_services as materialized (
    select ${namedServices} as ids
  ), named_cities as materialized (
    select c.id, c.name from meant m join grasped g using (place) join cities c on lower(c.name) = m.word
    where m.is_close and g.is_city
  )`

/** Whose profession most of the words are a matter for. */
const favouredServices = sql`array(select id from (
  select y.service_type_id as id, count(distinct h.place) as words, max(count(distinct h.place)) over () as most
  from heard h join search_purposes y using (sound) group by 1
) favoured where words = most order by id)`

/** A typed word that is known. */
export interface Grasped {
  place: number
  typed: string
  /** Every word that it may be. */
  any_of: string[]
  /** Those that come nearest, by which is ranked. */
  close: string[]
  is_service: boolean
  is_city: boolean
}
export interface Said {
  /** How many words were typed, those too that were too many to be looked up. */
  typed: number
  grasped: Grasped[]
  /** Ids of the services that most of the words name. */
  services: number[]
  /** Slugs of those among them that nobody offers. */
  unoffered: string[]
  /** The names of the cities that any of the words name, wherever is searched. */
  cities: string[]
  /** Ids of the services whose profession most of the words are a matter for. */
  favoured: number[]
  localities: Located[]
}
export const nothingSaid: Said = {
  typed: 0,
  grasped: [],
  services: [],
  unoffered: [],
  cities: [],
  favoured: [],
  localities: [],
}

/** A locality that the words name, and which of them do. */
export interface Located {
  id: number
  city_id: number
  places: number[]
}
export interface Named {
  /** Null where no words were typed. */
  said: Said | null
  /** Ids, as the filters name them; null where none was chosen. */
  types: number[] | null
  places: number[] | null
  /** Ids of the cities that the words name, where the filters leave them. */
  typed_cities: number[]
  /** Ids of the locality that was chosen, of that name in each city; null: none was. */
  chosen: number[] | null
  /** The city that is searched in, where no service is open in it. */
  closed_city: string | null
}

export const understand = async (db: Db, query: string | undefined, filters: Filters): Promise<Named> => {
  const typed = query === undefined ? sql`null::int` : sql`select id from named_cities`
  const said = query === undefined ? sql`null` : whatIsSaid
  const { rows } = await sql<Named>`
    with ${query === undefined ? sql`` : sql`${grasp(query)},`} named as materialized (select ${filtersSql(filters, typed)})
    select ${said} as said, named.*, ${closedCity(filters)} as closed_city from named`.execute(db)
  return rows[0]!
}

const whatIsSaid = sql`json_build_object(
  'typed', (select count(*) from typed)
    + (select count(distinct word) from said where not is_filler and word not in (select word from typed)),
  'grasped', (select coalesce(json_agg(g order by place), '[]') from grasped g),
  'services', (select ids from named_services),
  'unoffered', (select coalesce(json_agg(t.slug order by t.sort_order), '[]') from service_types t
    where t.id = any((select ids from named_services)::int[])
      and not exists (select from search_entries e where e.service_type_id = t.id)),
  'favoured', ${favouredServices},
  'localities', (select coalesce(json_agg(l order by cardinality(l.places) desc, l.id), '[]') from located l),
  'cities', (select coalesce(json_agg(distinct name), '[]') from named_cities))`

/** The cities that words name, else the one that was chosen; of one name there may be several. */
const closedCity = (filters: Filters) => sql`(select min(c.name) from cities c
  where c.id = any(case when named.typed_cities <> '{}' then named.typed_cities else ${levelOf(filters) === "city" ? sql`named.places` : sql`null`} end)
  having bool_and(not exists (select from service_type_cities o where o.city_id = c.id)))`
