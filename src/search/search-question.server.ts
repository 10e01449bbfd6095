// A question, understood: the readings in which somebody may be found, the exact one first, then what comes nearest. Words
// that all name services or cities ("vastu pune", "ghar sajavat") need no text search at all: they become filters, and the
// sorted indexes answer. Kept for a minute, for most people ask alike; a word that is new by then is known a minute later.
import type { Db } from "../platform/database/database.server.ts"
import { keepingFor } from "../platform/keeping.server.ts"
import type { SearchInput } from "./search.contract.ts"
import { allOf, anyOf } from "./search-literals.server.ts"
import { type Named, type Said, understand } from "./search-meaning.server.ts"
import { type Area, type Filters, isNowhere, levelOf, type Scope } from "./search-scope.server.ts"

export interface Crowd {
  /** How many fit; the cap where they are more than are counted. */
  fit: number
  /** Of how many entries, about. */
  of: number
}
/** One way to take a question. */
export interface Reading {
  scope: Scope
  /** A tsquery; undefined: the scope alone is asked for. */
  words: string | undefined
  /** Learned by searching: that more fit than are scored. Kept as the rest is, and not counted anew each time. */
  crowd: Crowd | undefined
}
export interface Question {
  /** The exact one, then the close ones. The place in the list is the reading's name in a cursor. */
  readings: (Reading | undefined)[]
  /** A tsquery by which is ranked. */
  close: string
  /** Ids of the services that the words name. */
  services: number[]
}

const keepingOf = keepingFor<Question>({ most: 4_000, seconds: 60 })

export const readQuestion = (
  db: Db,
  { query, category, service_type, city, state, country }: SearchInput,
): Promise<Question> => {
  const filters = { category, service_type, city, state, country }
  const words = query?.toLowerCase().replace(/\s+/g, " ")
  const key = JSON.stringify([words, category, service_type, city, state, country]).toLowerCase()
  return keepingOf(db)(key, async () => questionOf(filters, await readWords(db, words, filters)))
}

/** What a search has found out is kept with the question, for as long. */
export const keepCrowd = ({ readings }: Question, reading: number, crowd: Crowd | undefined) => {
  const one = readings[reading]
  if (one) one.crowd ??= crowd
}

const readWords = async (db: Db, words: string | undefined, filters: Filters) => {
  const isAll = words === undefined && Object.values(filters).every((filter) => filter === undefined)
  return isAll ? all : understand(db, words, filters)
}
const all = { said: null, types: null, places: null, typed_cities: [] }

const questionOf = (filters: Filters, { said, ...named }: Named & { said: Said | null }): Question => {
  const level = levelOf(filters)
  const area = level && { level, ids: named.places ?? [] }
  const scope = { types: named.types ?? undefined, area }
  if (said === null) return { readings: [readingOf(scope)], close: "", services: [] }
  const exact = exactly(said, scope, named.typed_cities)
  return {
    readings: [exact, ...nearest(said, scope).map((one) => (isSame(one, exact) ? undefined : one))],
    close: anyOf([...new Set(said.grasped.flatMap(({ close }) => close))]),
    services: said.services,
  }
}

/** All the words. Undefined where one of them is nobody's. */
const exactly = ({ typed, grasped, services, names_city }: Said, scope: Scope, cities: number[]) => {
  if (grasped.length < typed || typed === 0) return undefined
  if (grasped.some((word) => !word.is_service && !word.is_city)) return readingOf(scope, allWords(grasped))
  const area: Area | undefined = names_city ? { level: "city", ids: cities } : scope.area
  return readingOf({ types: narrowed(scope.types, services), area })
}

/**
 * What comes nearest. Words that name a service are a filter; of the others all that are known, all but one, any. When
 * nobody has any of them, the named services alone.
 */
const nearest = ({ grasped, services }: Said, { types, area }: Scope) => {
  const scope = { types: narrowed(types, services), area }
  const telling = grasped.filter((word) => !word.is_service)
  const allButOne = telling.map((word) => `(${allWords(telling.filter((other) => other !== word))})`)
  return [
    telling.length > 0 ? readingOf(scope, allWords(telling)) : undefined,
    telling.length > 1 ? readingOf(scope, allButOne.join("|")) : undefined,
    telling.length > 2 ? readingOf(scope, anyOf(telling.flatMap((word) => word.any_of))) : undefined,
    services.length > 0 ? readingOf(scope) : undefined,
  ]
}

const allWords = (words: { any_of: string[] }[]) => allOf(words.map(({ any_of }) => anyOf(any_of)))

const narrowed = (types: number[] | undefined, services: number[]) => {
  if (services.length === 0) return types
  return types === undefined ? services : services.filter((id) => types.includes(id))
}

const readingOf = (scope: Scope, words?: string): Reading | undefined =>
  isNowhere(scope) ? undefined : { scope, words, crowd: undefined }

const isSame = (one: Reading | undefined, other: Reading | undefined) => JSON.stringify(one) === JSON.stringify(other)
