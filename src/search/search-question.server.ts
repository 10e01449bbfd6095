// A question, understood: the readings in which somebody may be found, the exact one first, then what comes nearest. Words
// that all name services or cities ("vastu pune", "ghar sajavat") need no text search at all: they become filters, and the
// sorted indexes answer. Kept for a minute, for most people ask alike; a word that is new by then is known a minute later.
import { kmBetween } from "../locations/distance.rules.ts"
import { type Localities, listLocalities } from "../locations/locality.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { keepingFor } from "../platform/keeping.server.ts"
import type { SearchInput } from "./search.contract.ts"
import { allOf, anyOf } from "./search-literals.server.ts"
import { type Grasped, type Located, type Named, type Said, understand } from "./search-meaning.server.ts"
import {
  type Area,
  type Filters,
  fromLocality,
  isNowhere,
  type Limits,
  levelOf,
  type Scope,
  workedIn,
} from "./search-scope.server.ts"
import { type Money, readMoney } from "./wish-money.rules.ts"

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
  /** Who fits this too stands before, and is left out. */
  except?: Pick<Reading, "words"> & Pick<Limits, "maxPrice"> & Pick<Scope, "types">
  /** Learned by searching: that more fit than are scored. Kept as the rest is, and not counted anew each time. */
  crowd: Crowd | undefined
}
/** By what is ranked, beside the check. */
export interface Ranking {
  /** A tsquery; undefined: no words are left to rank by, or where somebody is counts instead. */
  close: string | undefined
  /** A tsquery: who has all of these words comes before those who are only near. */
  telling: string | undefined
  /** The words say which work it is: that somebody is called so says no more than that they write it. */
  isOfWork: boolean
  /** Ids of the services that come first: what is asked for is a matter of their profession. */
  favoured: number[]
  /** How far each locality is from those that were named, in kilometres. */
  km: Map<number, number> | undefined
  price: Money["class"]
  /** Rupees an hour: who costs no more comes before those who are only near. */
  atMost: number | undefined
}
export interface Question {
  /** The exact one, the near one, then the close ones. The place in the list is the reading's name in a cursor. */
  readings: (Reading | undefined)[]
  ranking: Ranking
  /** Ids of the services that the words name. */
  services: number[]
  /** The locality from which distances are said. */
  locality: string | null
  /** A city that the words name and the filters leave out. */
  otherCity: string | null
}

/** The reading of who is near: who cannot stand among few exact answers comes after them. */
export const NEAR = 1

/** So far from a named locality somebody is near, in kilometres. */
const NEAR_KM = 10

const keepingOf = keepingFor<Question>({ most: 4_000, seconds: 60 })

export const readQuestion = (db: Db, input: SearchInput): Promise<Question> => {
  const { category, service_type, city, state, country, locality } = input
  const filters = { category, service_type, city, state, country, locality }
  const limits = {
    maxPrice: input.max_price,
    minRating: input.min_rating,
    isVerified: input.verified,
    keepsHours: input.free === undefined ? undefined : true,
  }
  const { money, rest } = readMoney(input.query?.toLowerCase().replace(/\s+/g, " ") ?? "")
  const words = rest || undefined
  const key = JSON.stringify([words, filters, limits, money]).toLowerCase()
  return keepingOf(db)(key, async () => {
    const understood = await readWords(db, words, filters)
    const namesLocality = understood.chosen !== null || understood.said?.localities.length
    const localities: Localities = namesLocality ? await listLocalities(db) : new Map()
    return questionOf({ filters, limits, money, localities, ...understood })
  })
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
const all = { said: null, types: null, places: null, typed_cities: [], chosen: null }

type Understood = Named & {
  said: Said | null
  filters: Filters
  limits: Limits
  money: Money
  localities: Localities
}

const nothingSaid: Said = { typed: 0, grasped: [], services: [], cities: [], favoured: [], localities: [] }

const questionOf = ({ filters, limits, money, localities, ...named }: Understood): Question => {
  const level = levelOf(filters)
  const area = level && { level, ids: named.places ?? [] }
  const scope: Scope = { types: named.types ?? undefined, area, limits }
  const said = named.said ?? nothingSaid
  const isOtherCity = area !== undefined && said.cities.length > 0 && named.typed_cities.length === 0
  const where = whereIn(said, named.chosen, localities)
  const parts = partsOf(said, where, isOtherCity)
  const wish = { said, parts, where, money, scope, cities: isOtherCity ? [] : named.typed_cities }
  const telling = parts.rest.filter(isTelling)
  // Signs alone are no words.
  const isSaid = said === nothingSaid || said.typed > 0
  const close = [...new Set(said.grasped.flatMap(({ close }) => close))]
  return {
    readings: isSaid && where?.ids.length !== 0 ? readingsOf(wish, localities) : [],
    ranking: {
      close: close.length > 0 && !where ? anyOf(close) : undefined,
      favoured: professionsFor(said),
      isOfWork: said.favoured.length > 0,
      telling: telling.length > 0 ? allWords(telling) : undefined,
      km: where && kmTo(where.ids, localities),
      price: money.class,
      atMost: money.atMost,
    },
    services: said.services,
    locality: where?.name ?? null,
    otherCity: isOtherCity ? said.cities[0]! : null,
  }
}

const readingsOf = (wish: Wish, localities: Localities) => {
  const exact = exactly(wish)
  const close = wish.said === nothingSaid ? [] : nearest(wish)
  return [exact, nearby(wish, exact, localities), ...close.map((one) => (isSame(one, exact) ? undefined : one))]
}

/** The localities that were chosen or named: their ids, the name of one, and the words that named them. */
interface Where {
  ids: number[]
  name: string | null
  places: number[]
}

const whereIn = ({ localities: named }: Said, chosen: number[] | null, localities: Localities): Where | undefined => {
  // Of Viman Nagar and a Nagar the longer name is meant: they stand in that order.
  const meant: Located[] = []
  for (const one of named) {
    const isPartOfLonger = one.places.every((place) => meant.some(({ places }) => places.includes(place)))
    if (!isPartOfLonger) meant.push(one)
  }
  const ids = chosen ?? meant.map(({ id }) => id)
  if (chosen === null && ids.length === 0) return undefined
  const places = meant.filter(({ id }) => ids.includes(id)).flatMap(({ places }) => places)
  // Of several nobody would know from which of them a distance is.
  return { ids, name: ids.length === 1 ? (localities.get(ids[0]!)?.name ?? null) : null, places }
}

/** The words of a question, by what they do in it. */
interface Parts {
  /** Those that name a locality, a city that is not searched in, or nothing of that. */
  local: Grasped[]
  rest: Grasped[]
  isAllKnown: boolean
}

const partsOf = ({ typed, grasped }: Said, where: Where | undefined, isOtherCity: boolean): Parts => {
  const isLocal = ({ place }: Grasped) => where?.places.includes(place) ?? false
  return {
    local: grasped.filter(isLocal),
    rest: grasped.filter((word) => !isLocal(word) && !(isOtherCity && word.is_city)),
    isAllKnown: grasped.length === typed,
  }
}

interface Wish {
  said: Said
  parts: Parts
  where: Where | undefined
  money: Money
  scope: Scope
  cities: number[]
}

/** All that is asked for. Undefined where a word is nobody's. */
const exactly = (wish: Wish) => {
  const { said, where, money, scope } = wish
  const { local, rest, isAllKnown } = wish.parts
  if (!isAllKnown) return undefined
  const signs = [...(where ? [there(where, local)] : []), ...(money.class ? [classSigns[money.class]] : [])]
  const limits = { ...scope.limits, maxPrice: least(scope.limits.maxPrice, money.atMost) }
  if (rest.some(isTelling)) {
    // Who is not of the profession may come after those of it who are near.
    const types = where ? narrowed(scope.types, professionsFor(said)) : scope.types
    return readingOf({ ...scope, types, limits }, allOf([allWords(rest), ...signs]))
  }
  const types = narrowed(scope.types, said.services)
  return readingOf({ types, area: areaOf(wish), limits }, signs.length > 0 ? allOf(signs) : undefined)
}

const isTelling = (word: Grasped) => !word.is_service && !word.is_city

/** The cities that are named, of those that the filters leave; else what the filters name. */
const areaOf = ({ parts: { rest }, scope, cities }: Wish): Area | undefined =>
  rest.some((word) => word.is_city) ? { level: "city", ids: cities } : scope.area

/** Who works from there or has works there, or says so where that is not known. */
const there = ({ ids }: Where, local: Grasped[]) => {
  const known = anyOf([...fromLocality(ids), ...workedIn(ids)])
  return local.length > 0 ? `(${known}|(${allWords(local)}&'~'))` : known
}

/** Classes of price stand among an entry's words: standard, premium, luxury. */
const classSigns = { low: "'$1'", high: "('$2'|'$3')", luxury: "'$3'" }

const least = (...limits: (number | undefined)[]) => {
  const set = limits.filter((limit) => limit !== undefined)
  return set.length > 0 ? Math.min(...set) : undefined
}

/**
 * What is let go where few have all of it: that it is right there, or as cheap, and of the words those that only say which
 * work it is, where the profession for it is known; who has them comes first all the same. Undefined where nothing of that
 * was asked for: who has other words is not near, but somebody else.
 */
const nearby = (wish: Wish, exact: Reading | undefined, localities: Localities): Reading | undefined => {
  const { said, where, money, scope } = wish
  const telling = wish.parts.rest.filter(isTelling)
  const professions = professionsFor(said)
  const isOfWork = wish.parts.isAllKnown && telling.length > 1 && said.favoured.length > 0
  if (!where && !money.class && money.atMost === undefined && !isOfWork) return undefined
  const within = { ...scope, area: areaOf(wish) }
  const ofProfession = { ...within, types: narrowed(scope.types, professions) }
  const reading = where
    ? nearPlace({ where, wish, telling, ofProfession, within, localities })
    : readingOf(ofProfession, telling.length > 0 ? (isOfWork ? anyWord(telling) : allWords(telling)) : undefined)
  return reading && exact
    ? { ...reading, except: { words: exact.words, types: exact.scope.types, maxPrice: exact.scope.limits.maxPrice } }
    : reading
}

interface NearPlace {
  where: Where
  wish: Wish
  telling: Grasped[]
  ofProfession: Scope
  within: Scope
  localities: Localities
}

/** Those of the profession who are near, or have works there; others do the work there, or anywhere where none is known. */
const nearPlace = ({ where, wish, telling, ofProfession, within, localities }: NearPlace) => {
  const { said, parts, scope } = wish
  const near = anyOf([...fromLocality(around(where, localities)), ...workedIn(where.ids)])
  const professions = professionsFor(said)
  if (telling.length === 0) return readingOf(ofProfession, near)
  if (professions.length === 0) return readingOf(within, allWords(telling))
  if (said.services.length > 0) return readingOf(ofProfession, near)
  const types = anyOf(professions.map((id) => `#${id}`))
  const others = allOf([allWords(telling), there(where, parts.local)])
  return readingOf({ ...within, types: scope.types }, `((${types}&${near})|(${others}))`)
}

/** The services that are named, of these the ones that the work is a matter for; else the ones it is a matter for. */
const professionsFor = ({ services, favoured }: Said) => {
  const both = services.filter((id) => favoured.includes(id))
  if (both.length > 0) return both
  return services.length > 0 ? services : favoured
}

const around = ({ ids }: Where, localities: Localities) => [
  ...new Set([...ids, ...[...kmTo(ids, localities)].flatMap(([id, km]) => (km <= NEAR_KM ? [id] : []))]),
]

/** To the nearest of these localities, from each of their city. */
const kmTo = (ids: number[], localities: Localities) => {
  const meant = ids.flatMap((id) => localities.get(id) ?? [])
  const distances = [...localities].flatMap(([id, one]) => {
    const to = meant.filter(({ city_id }) => city_id === one.city_id).map((centre) => kmBetween(one, centre))
    return to.length > 0 ? [[id, Math.min(...to)] as const] : []
  })
  return new Map(distances)
}

/**
 * What comes nearest. Words that name a service are a filter; of the others all that are known, all but one, any. When
 * nobody has any of them, the named services alone.
 */
const nearest = ({ said: { services }, parts: { local, rest }, scope: { types, ...scope } }: Wish) => {
  const within = { ...scope, types: narrowed(types, services) }
  const telling = [...rest, ...local]
    .filter((word) => !word.is_service)
    .toSorted((one, other) => one.place - other.place)
  const allButOne = telling.map((word) => `(${allWords(telling.filter((other) => other !== word))})`)
  return [
    telling.length > 0 ? readingOf(within, allWords(telling)) : undefined,
    telling.length > 1 ? readingOf(within, allButOne.join("|")) : undefined,
    telling.length > 2 ? readingOf(within, anyWord(telling)) : undefined,
    services.length > 0 ? readingOf(within) : undefined,
  ]
}

const anyWord = (words: { any_of: string[] }[]) => anyOf(words.flatMap((word) => word.any_of))
const allWords = (words: { any_of: string[] }[]) => allOf(words.map(({ any_of }) => anyOf(any_of)))

const narrowed = (types: number[] | undefined, services: number[]) => {
  if (services.length === 0) return types
  return types === undefined ? services : services.filter((id) => types.includes(id))
}

const readingOf = (scope: Scope, words?: string): Reading | undefined =>
  isNowhere(scope) ? undefined : { scope, words, crowd: undefined }

const isSame = (one: Reading | undefined, other: Reading | undefined) => JSON.stringify(one) === JSON.stringify(other)
