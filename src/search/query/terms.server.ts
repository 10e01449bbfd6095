// What typed words mean: what each of them may be, and which services, places and professions they name. It is one statement,
// the same text for whatever is typed, so it is planned once; its answer says nothing about who is found.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { type Filters, filtersSql, levelOf } from "../engine/scope.server.ts"
import { recognize } from "./recognize.server.ts"

/** The services that most of the words name. */
const namedServices = sql`array(select id from (
  select y.service_type_id as id, count(distinct m.position) as words, max(count(distinct m.position)) over () as most
  from meanings m join recognized g using (position) join search_synonyms y using (word)
  where m.is_close and g.is_service group by 1
) named where words = most order by id)`

/** CTEs: what the words name together. */
const namedTogether = sql`
  sounds as materialized (
    select position, sound from typed
    union select position, sound from meanings where is_close
  ), place_names (positions, sound) as materialized (
    -- A place is named in full, by words that follow each other: neither what a word may become while it is typed nor what
    -- it is like is a place. Its words may be written as one, or one of them as several.
    select array[position], sound from called
    union all select positions, sound from together
    union all select positions, a.meant_sound from together join search_aliases a using (sound)
  ), located as materialized (
    select distinct on (l.id) l.id, l.city_id, place_names.positions
    from localities l join place_names on place_names.sound = l.whole_sound order by l.id, cardinality(place_names.positions) desc
  ), named_services as materialized (
    select ${namedServices} as ids
  ), named_cities as materialized (
    select c.id, c.name from meanings m join recognized g using (position) join cities c on lower(c.name) = m.word
    where m.is_close and g.is_city
  )`

/** Whose profession most of the words are a matter for. */
const favouredServices = sql`array(select id from (
  select y.service_type_id as id, count(distinct h.position) as words, max(count(distinct h.position)) over () as most
  from sounds h join search_purposes y using (sound) group by 1
) favoured where words = most order by id)`

/** A typed word that is known. */
export interface RecognizedTerm {
  /** Among the typed words, from 1. */
  position: number
  typed: string
  /** Every word that it may be. */
  any_of: string[]
  /** Those that come nearest, by which is ranked. */
  close: string[]
  is_service: boolean
  is_city: boolean
  /** The rooms and places that it names, as works are of them. */
  works: string[]
  /** A work that a profession does, whoever writes of it. */
  is_purpose: boolean
  /** A work that few of the profession offer. */
  is_special: boolean
  /** How many entries have it, about; undefined: nobody knows. */
  estimate?: number | undefined
}
export interface SearchTerms {
  /** How many words were typed, those too that were too many to be looked up. */
  typed: number
  recognized: RecognizedTerm[]
  /** Ids of the services that most of the words name. */
  services: number[]
  /** Slugs of those among them that nobody offers. */
  unoffered: string[]
  /** The names of the cities that any of the words name, wherever is searched. */
  cities: string[]
  /** Ids of the services whose profession most of the words are a matter for. */
  favoured: number[]
  localities: NamedLocality[]
}
export const noTerms: SearchTerms = {
  typed: 0,
  recognized: [],
  services: [],
  unoffered: [],
  cities: [],
  favoured: [],
  localities: [],
}

/** A locality that the words name, and which of them do. */
export interface NamedLocality {
  id: number
  city_id: number
  /** Of these words. */
  positions: number[]
}
export interface SearchNames {
  /** Null where no words were typed. */
  terms: SearchTerms | null
  /** Ids, as the filters name them; null where none was chosen. */
  types: number[] | null
  area_ids: number[] | null
  /** Ids of the cities that the words name, where the filters leave them. */
  typed_cities: number[]
  /** Ids of the locality that was chosen, of that name in each city; null: none was. */
  chosen: number[] | null
  /** The city that is searched in, where no service is open in it. */
  closed_city: string | null
}

export const recognizeNames = async (db: Db, query: string | undefined, filters: Filters): Promise<SearchNames> => {
  const typed = query === undefined ? sql`null::int` : sql`select id from named_cities`
  const terms = query === undefined ? sql`null` : termsAsJson
  const { rows } = await sql<SearchNames>`
    with ${query === undefined ? sql`` : sql`${recognize(query)}, ${namedTogether},`} named as materialized (select ${filtersSql(filters, typed)})
    select ${terms} as terms, named.*, ${closedCity(filters)} as closed_city from named`.execute(db)
  return rows[0]!
}

const termsAsJson = sql`json_build_object(
  'typed', (select count(*) from typed)
    + (select count(distinct word) from split_words where not is_filler and word not in (select word from typed)),
  'recognized', (select coalesce(json_agg(g order by position), '[]') from recognized g),
  'services', (select ids from named_services),
  'unoffered', (select coalesce(json_agg(t.slug order by t.sort_order), '[]') from service_types t
    where t.id = any((select ids from named_services)::int[])
      and not exists (select from search_entries e where e.service_type_id = t.id)),
  'favoured', ${favouredServices},
  'localities', (select coalesce(json_agg(l order by cardinality(l.positions) desc, l.id), '[]') from located l),
  'cities', (select coalesce(json_agg(distinct name), '[]') from named_cities))`

/** The cities that words name, else the one that was chosen; of one name there may be several. */
const closedCity = (filters: Filters) => sql`(select min(c.name) from cities c
  where c.id = any(case when named.typed_cities <> '{}' then named.typed_cities else ${levelOf(filters) === "city" ? sql`named.area_ids` : sql`null`} end)
  having bool_and(not exists (select from service_type_cities o where o.city_id = c.id)))`
