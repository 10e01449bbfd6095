// What typed words mean: what each of them may be, and which services, places and professions they name. A word is looked up
// in the vocabulary: as it stands, by its sound, by another name of the same thing (rasoi, किचन), without what Marathi adds to
// it, as a beginning (the last word, while typing), and, when nothing of that is there, by trigrams.
import type { Db } from "../../platform/database/database.server.ts"
import { fillers } from "./fillers.ts"
import { type NamedLocality, namedLocalities } from "./named-localities.ts"
import { type Phrase, phrasesOf, stemsOf, type TypedWord, typedWords } from "./typed-words.ts"
import { findSimilarWords, findWords, type Vocabulary, wordsIn } from "./vocabulary.server.ts"

/** A typed word that is known. */
export interface RecognizedTerm {
  /** Among the typed words, from 0. */
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
  estimate: number | undefined
}
interface NamedCity {
  id: number
  name: string
}
export interface SearchTerms {
  /** How many words were typed, those too that were too many to be looked up. */
  typed: number
  recognized: RecognizedTerm[]
  /** Ids of the services that most of the words name. */
  services: number[]
  /** Slugs of those among them that nobody offers. */
  unoffered: string[]
  /** The cities that any of the words name, wherever is searched. */
  namedCities: NamedCity[]
  /** Ids of the services whose profession most of the words are a matter for. */
  favoured: number[]
  /** Those of most words first. */
  localities: NamedLocality[]
}
export const noTerms: SearchTerms = {
  typed: 0,
  recognized: [],
  services: [],
  unoffered: [],
  namedCities: [],
  favoured: [],
  localities: [],
}

/** How many words a typed beginning stands for. */
const MAX_ENDS = 40

/** A word of the vocabulary that a typed one may be. */
interface Meaning {
  word: string
  isClose: boolean
  /** Several typed words are written as this one. */
  isJoined: boolean
}

export const recognizeTerms = async (db: Db, query: string, vocabulary: Vocabulary): Promise<SearchTerms> => {
  const words = await wordsIn(db, query)
  const unknown = words.filter((word) => !fillers.has(word) && !vocabulary.has(word))
  if (unknown.length > 0) vocabulary.add(await findWords(db, unknown))
  const { typed, count } = typedWords(words, vocabulary)
  const phrases = phrasesOf(typed, vocabulary)
  const known = meaningsOf(typed, phrases, vocabulary)
  const meanings = await withSimilarWords(db, typed, known, vocabulary)
  const recognized = meanings.flatMap((some, position) =>
    some.length > 0 ? [toTerm(position, typed[position]!.word, some, vocabulary)] : [],
  )
  const services = mostNamed(
    recognized.map(({ is_service, close }) =>
      is_service ? close.flatMap((word) => vocabulary.services.get(word) ?? []) : [],
    ),
  )
  const impliedServices = typed.map(({ sound }, position) => {
    const sounds = new Set([
      sound,
      ...meanings[position]!.flatMap((one) => (one.isClose ? (vocabulary.soundOfWord(one.word) ?? []) : [])),
    ])
    return [...sounds].flatMap((one) => vocabulary.purposes.get(one) ?? []).map((purpose) => purpose.service_type_id)
  })
  return {
    typed: count,
    recognized,
    services,
    unoffered: vocabulary.unoffered.filter(({ id }) => services.includes(id)).map(({ slug }) => slug),
    namedCities: recognized
      .flatMap(({ is_city, close }) => (is_city ? close.flatMap((word) => vocabulary.cities.get(word) ?? []) : []))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en") || one.id - other.id),
    favoured: mostNamed(impliedServices),
    localities: namedLocalities(typed, phrases, vocabulary),
  }
}

/** What each typed word may be; nothing for a word that nobody knows. */
const meaningsOf = (typed: readonly TypedWord[], phrases: readonly Phrase[], vocabulary: Vocabulary): Meaning[][] =>
  typed.map((one, position) => {
    const known = knownWords(one, vocabulary)
    const candidates = known.size > 0 ? known : wordsOfStems(one, vocabulary)
    const isExact = candidates.has(one.word)
    const joined = phrases
      .filter(({ positions }) => positions.includes(position))
      .flatMap(({ word, sound }): Meaning[] => [
        ...(word !== undefined && vocabulary.has(word) ? [{ word, isClose: true, isJoined: true }] : []),
        ...wordsOfAliases(sound, vocabulary).map((alias) => ({ word: alias, isClose: true, isJoined: false })),
      ])
    return [
      ...[...candidates].map((word) => ({ word, isClose: !isExact || word === one.word, isJoined: false })),
      ...joined,
    ]
  })

const knownWords = ({ word, sound, isLast }: TypedWord, vocabulary: Vocabulary) =>
  new Set([
    ...[word, `${word}s`, word.replace(/(?<=...)s$/, "")].filter(vocabulary.has),
    ...vocabulary.wordsOfSound(sound),
    ...wordsOfAliases(sound, vocabulary),
    ...(isLast && word.length > 1 ? vocabulary.startingWith(word, MAX_ENDS) : []),
  ])

const wordsOfStems = (typed: TypedWord, vocabulary: Vocabulary) =>
  new Set(stemsOf(typed).flatMap((stem) => [...vocabulary.wordsOfSound(stem), ...wordsOfAliases(stem, vocabulary)]))

/** What has another name that sounds so. */
const wordsOfAliases = (sound: string, vocabulary: Vocabulary) =>
  (vocabulary.aliases.get(sound) ?? []).flatMap((meant) => vocabulary.wordsOfSound(meant))

const withSimilarWords = async (db: Db, typed: readonly TypedWord[], meanings: Meaning[][], vocabulary: Vocabulary) => {
  const unknown = typed.filter(({ word }, position) => meanings[position]!.length === 0 && word.length > 3)
  if (unknown.length === 0) return meanings
  const words = unknown.map(({ word }) => word)
  const similar = await findSimilarWords(db, words)
  vocabulary.add(similar.flat())
  return meanings.map((known, position) =>
    known.length > 0
      ? known
      : (similar[unknown.indexOf(typed[position]!)] ?? []).map(([word]) => ({ word, isClose: true, isJoined: false })),
  )
}

const toTerm = (position: number, typed: string, meanings: Meaning[], vocabulary: Vocabulary): RecognizedTerm => {
  const close = meanings.filter(({ isClose }) => isClose)
  // A name of somebody that joins two words may read like a service; that does not make it another service.
  const own = close.filter(({ isJoined }) => !isJoined)
  const sounds = new Set(close.flatMap(({ word }) => vocabulary.soundOfWord(word) ?? []))
  const purposes = [...sounds].flatMap((sound) => vocabulary.purposes.get(sound) ?? [])
  const anyOf = wordsOf(meanings)
  return {
    position,
    typed,
    any_of: anyOf,
    close: wordsOf(close),
    is_service: own.length > 0 && own.every(({ word }) => vocabulary.services.has(word)),
    is_city: own.length > 0 && own.every(({ word }) => vocabulary.cities.has(word)),
    works: [...new Set([...sounds].flatMap((sound) => vocabulary.works.get(sound) ?? []))].sort(),
    is_purpose: purposes.length > 0,
    is_special: purposes.some(({ is_special }) => is_special),
    estimate: vocabulary.estimateOf(anyOf),
  }
}
const wordsOf = (meanings: Meaning[]) => [...new Set(meanings.map(({ word }) => word))].sort()

/** @param named ids, by each word: those that most of the words name */
const mostNamed = (named: number[][]) => {
  const counts = new Map<number, number>()
  for (const ids of named) for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts.keys()].filter((id) => counts.get(id) === most).toSorted((one, other) => one - other)
}
