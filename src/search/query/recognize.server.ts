// What typed words mean: what each of them may be, and which services, places and professions they name. A word is looked up
// in the vocabulary: as it stands, by its sound, by another name of the same thing (rasoi, किचन), without what Marathi adds to
// it, as a beginning (the last word, while typing), and, when nothing of that is there, by trigrams. What is written as two
// words may be one (teak line, swayampak ghar), and what is written as one may be two (jainkitchen).
import type { Db } from "../../platform/database/database.server.ts"
import { findSimilarWords, findWords, soundOf, type Vocabulary, wordsIn } from "./vocabulary.server.ts"

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
/** A locality that the words name, and which of them do. */
export interface NamedLocality {
  id: number
  city_id: number
  /** Of these words. */
  positions: number[]
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

/** Said around what is meant, in English, Marathi and Hindi. Dropped unless nothing else was typed. */
export const fillers: ReadonlySet<string> = new Set([
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
])

/** How many words count. More would be a story, not a search. */
const MAX_WORDS = 12
/** How many words a typed beginning stands for. */
const MAX_ENDS = 40
/** How many words are taken together. */
const MAX_PHRASE = 4

/** What Marathi adds to a noun (of, for, in, to, from …), as it sounds; the vowel before it may be part of either. */
const suffixes = "(chya|chi|che|cha|sati|made|madil|madye|var|la|ni|ne|t)$"
const suffixPatterns = [new RegExp(suffixes), new RegExp(`[aiuoe]?${suffixes}`)]

interface TypedWord {
  word: string
  sound: string
  isLast: boolean
}
/** Words that follow each other, taken together. */
interface Phrase {
  positions: number[]
  /** Undefined where other names of its words are taken together. */
  word?: string
  sound: string
}
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

const typedWords = (words: readonly string[], vocabulary: Vocabulary) => {
  const all = words.flatMap((word, at): TypedWord[] => {
    const parts = splitWord(word, vocabulary)
    return parts
      ? parts.map((part) => ({ word: part, sound: soundOf(part), isLast: false }))
      : [{ word, sound: soundOf(word), isLast: at === words.length - 1 }]
  })
  const others = all.filter(({ word }) => !fillers.has(word))
  const typed = (others.length > 0 ? others : all).slice(0, MAX_WORDS)
  const beyond = others.slice(MAX_WORDS).filter(({ word }) => !typed.some((one) => one.word === word))
  return { typed, count: typed.length + new Set(beyond.map(({ word }) => word)).size }
}

/** What nobody knows as one word, as two that are known; those that are most alike in length. */
const splitWord = (word: string, vocabulary: Vocabulary): string[] | undefined => {
  const isKnown = [soundOf(word), ...(vocabulary.aliases.get(soundOf(word)) ?? [])].some(
    (sound) => vocabulary.wordsOfSound(sound).length > 0,
  )
  if (word.length <= 4 || fillers.has(word) || isKnown) return undefined
  return range(2, word.length)
    .filter((at) => (at >= 4 && at <= word.length - 4) || /[a-z]\d/.test(word.slice(at - 1, at + 1)))
    .toSorted((one, other) => Math.abs(word.length - 2 * one) - Math.abs(word.length - 2 * other))
    .map((at) => [word.slice(0, at), word.slice(at)])
    .find((parts) => parts.every(vocabulary.has))
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n)

/** Its own sound, and those of what else it is called. */
const soundsOf = ({ sound }: { sound: string }, { aliases }: Vocabulary) => [sound, ...(aliases.get(sound) ?? [])]

const phrasesOf = (typed: readonly TypedWord[], vocabulary: Vocabulary): Phrase[] =>
  typed.flatMap((first, at) => {
    const runs = range(at + 2, Math.min(at + MAX_PHRASE, typed.length) + 1).map((end): Phrase => {
      const words = typed.slice(at, end).map(({ word }) => word)
      const written = words.map((word) => (word === "rd" ? "road" : word))
      return { positions: range(at, end), word: words.join(""), sound: soundOf(written.join("")) }
    })
    const second = typed[at + 1]
    if (!second) return runs
    // By what each of two words is called besides: mulanchi kholi is the children's room.
    const pairs = soundsOf(first, vocabulary).flatMap((one) =>
      soundsOf(second, vocabulary).map((other): Phrase => ({ positions: [at, at + 1], sound: one + other })),
    )
    return [...runs, ...pairs]
  })

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

/** How it sounds without what Marathi has added. */
const stemsOf = ({ sound }: Pick<TypedWord, "sound">) =>
  suffixPatterns.map((suffix) => sound.replace(suffix, "")).filter((stem) => stem.length > 2 && stem !== sound)

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

/**
 * A locality is named in full, by words that follow each other: neither what a word may become while it is typed nor what it is
 * like is a place. Its words may be written as one, or one of them as several.
 */
const namedLocalities = (
  typed: readonly TypedWord[],
  phrases: readonly Phrase[],
  vocabulary: Vocabulary,
): NamedLocality[] => {
  const own = typed.flatMap((word, position) => {
    const isName = soundsOf(word, vocabulary).some((sound) => vocabulary.localities.has(sound))
    // Of Baner or in Baner, written as one word.
    return [word.sound, ...(isName ? [] : stemsOf(word))].map((sound) => ({ positions: [position], sound }))
  })
  const names = [...phrases, ...own]
  const named = names
    .flatMap(({ positions, sound }) =>
      soundsOf({ sound }, vocabulary)
        .flatMap((one) => vocabulary.localities.get(one) ?? [])
        .map(({ id, city_id }): NamedLocality => ({ id, city_id, positions })),
    )
    .toSorted((one, other) => other.positions.length - one.positions.length || one.id - other.id)
  return named.filter(({ id }, at) => named.findIndex((one) => one.id === id) === at)
}
