// What words can mean, in the process: the words that can be found, each with its sound, and the lists that say which services,
// works, cities and localities words name. Read whole once a minute. A typed word that is not there yet is looked up in the
// database, so that whoever has just joined is found by their name at once.
import { sql } from "kysely"
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { soundOf } from "./sound.ts"

export interface NamedPlace {
  id: number
  city_id: number
}
interface City {
  id: number
  name: string
  /** Some service is open in it. */
  is_open: boolean
}
interface Purpose {
  service_type_id: number
  is_special: boolean
}
type Word = [word: string, sound: string]

/** A row for each pair of what can be typed and what it means. */
interface Rows {
  words: Word[]
  aliases: [sound: string, meantSound: string][]
  services: [word: string, typeId: number][]
  purposes: [sound: string, purpose: Purpose][]
  works: [sound: string, work: string][]
  localities: [sound: string, locality: NamedPlace][]
  cities: City[]
  /** Services that nobody offers, in their order. */
  unoffered: { id: number; slug: string }[]
  /** How common words are, as PostgreSQL knows it of the index; null before it has looked. */
  common_words: string[] | null
  shares: number[] | null
  entries: number
}

export class Vocabulary {
  readonly aliases: ReadonlyMap<string, string[]>
  /** Ids of the services that a word names. */
  readonly services: ReadonlyMap<string, number[]>
  readonly purposes: ReadonlyMap<string, Purpose[]>
  readonly works: ReadonlyMap<string, string[]>
  readonly localities: ReadonlyMap<string, NamedPlace[]>
  /** By their names in small letters. */
  readonly cities: ReadonlyMap<string, City[]>
  readonly cityById: ReadonlyMap<number, City>
  readonly unoffered: Rows["unoffered"]
  /** How many entries have one of these words, about; undefined: there are no statistics yet. */
  readonly estimateOf: (words: readonly string[]) => number | undefined
  readonly #sounds = new Map<string, string>()
  readonly #bySound = new Map<string, string[]>()
  #sorted: string[] | undefined

  constructor(rows: Rows) {
    this.aliases = grouped(rows.aliases)
    this.services = grouped(rows.services)
    this.purposes = grouped(rows.purposes)
    this.works = grouped(rows.works)
    this.localities = grouped(rows.localities)
    this.cities = grouped(rows.cities.map((city) => [city.name.toLowerCase(), city]))
    this.cityById = new Map(rows.cities.map((city) => [city.id, city]))
    this.unoffered = rows.unoffered
    this.estimateOf = estimatesOf(rows)
    this.add(rows.words)
  }

  has = (word: string) => this.#sounds.has(word)
  wordsOfSound = (sound: string): readonly string[] => this.#bySound.get(sound) ?? []
  soundOfWord = (word: string) => this.#sounds.get(word)

  /** The first words, in their order, that begin so and go on. */
  startingWith(beginning: string, limit: number) {
    this.#sorted ??= [...this.#sounds.keys()].sort()
    const words: string[] = []
    for (let at = firstAfter(this.#sorted, beginning); words.length < limit; at++) {
      if (!this.#sorted[at]?.startsWith(beginning)) break
      words.push(this.#sorted[at]!)
    }
    return words
  }

  /** Rows that the database has got since. */
  add(words: readonly Word[]) {
    const added = words.filter(([word]) => !this.has(word))
    for (const [word, sound] of added) {
      this.#sounds.set(word, sound)
      const alike = this.#bySound.get(sound)
      if (alike) alike.push(word)
      else this.#bySound.set(sound, [word])
    }
    if (added.length > 0) this.#sorted = undefined
  }
}

const grouped = <T>(pairs: readonly [string, T][]) => {
  const groups = new Map<string, T[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** The place of the first word after this one. */
const firstAfter = (sorted: readonly string[], word: string) => {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle]! > word) to = middle
    else from = middle + 1
  }
  return from
}

const estimatesOf = ({ common_words, shares, entries }: Rows): Vocabulary["estimateOf"] => {
  if (!common_words || !shares) return () => undefined
  const share = new Map(common_words.map((word, at) => [word, shares[at]!]))
  // After those of the words stand the least share, the greatest, and that of no words at all.
  const least = shares[common_words.length] ?? 1
  return (words) => entries * words.reduce((sum, word) => sum + (share.get(word) ?? least), 0)
}

const cacheOf = cachePerDb<Vocabulary>({ maxEntries: 1, seconds: 60 })

export const readVocabulary = (db: Db): Promise<Vocabulary> =>
  cacheOf(db)("all", async () => new Vocabulary(await readRows(db)))

const readRows = async (db: Db) => {
  const pairs = (of: string) => sql.raw(`(select coalesce(json_agg(json_build_array(${of}), '[]')`)
  const { rows } = await sql<Rows>`select
    ${pairs("word, sound) order by word")} from search_words) as words,
    ${pairs("sound, meant_sound)")} from search_aliases) as aliases,
    ${pairs("word, service_type_id) order by word, service_type_id")} from search_synonyms) as services,
    ${pairs("sound, json_build_object('service_type_id', service_type_id, 'is_special', is_special))")} from search_purposes) as purposes,
    ${pairs("sound, work) order by work")} from search_works where work not in ('home', 'house')) as works,
    ${pairs("whole_sound, json_build_object('id', id, 'city_id', city_id))")} from localities) as localities,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name,
      'is_open', exists (select from service_type_cities o where o.city_id = c.id))), '[]') from cities c) as cities,
    (select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug) order by t.sort_order), '[]') from service_types t
      where not exists (select from search_entries e where e.service_type_id = t.id)) as unoffered,
    most_common_elems::text::text[] as common_words, most_common_elem_freqs::float8[] as shares, greatest(c.reltuples, 0) as entries
    from pg_class c left join pg_stats s on s.tablename = c.relname and s.schemaname = c.relnamespace::regnamespace::text
      and s.attname = 'words'
    where c.oid = 'search_entries'::regclass`.execute(db)
  return rows[0]!
}

/** Typed text, cut into words: by the database where it is more than small Latin letters, or says the size of a home. */
export const wordsIn = async (db: Db, text: string): Promise<string[]> => {
  if (!/[^a-z ]|\bb ?h ?k\b|bkh|\brk\b|\bbed/.test(text)) {
    return text.split(" ").filter((word) => word !== "" && word.length <= 40)
  }
  // A tsquery takes no empty word.
  const { rows } = await sql<{ word: string }>`
    select word from words_in(${text}) with ordinality as w (word, position) where word <> '' order by position`.execute(
    db,
  )
  return rows.map(({ word }) => word)
}

/** Rows of words that are these or sound like them. */
export const findWords = async (db: Db, words: readonly string[]): Promise<Word[]> => {
  const { rows } = await sql<{ word: string; sound: string }>`
    select word, sound from search_words where word = any(${words}) or sound = any(${words.map(soundOf)})`.execute(db)
  return rows.map(({ word, sound }) => [word, sound])
}

/** Rows of the words that are spelt most like each of these, by trigrams. */
export const findSimilarWords = async (db: Db, words: readonly string[]): Promise<Word[][]> => {
  const { rows } = await sql<{ at: number; word: string; sound: string }>`
    select t.at::int - 1 as at, m.word, m.sound
    from unnest(${words}::text[], ${words.map(soundOf)}::text[]) with ordinality as t (word, sound, at)
    cross join lateral (
      select n.word, n.sound from (
        select w.word, w.sound, similarity(w.word, t.word) as likeness, max(similarity(w.word, t.word)) over () as best
        from search_words w
        where w.word % t.word and similarity(w.word, t.word) > 0.33
          and (length(t.word) > 9 or abs(length(w.sound) - length(t.sound)) < 2)
      ) n where likeness > best * 0.8 order by likeness desc, n.word limit 3
    ) m`.execute(db)
  return words.map((_, place) => rows.filter(({ at }) => at === place).map(({ word, sound }): Word => [word, sound]))
}
