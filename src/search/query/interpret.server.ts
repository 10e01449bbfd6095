// A question, understood: the interpretations in which somebody may be found, the exact one first, then what comes nearest. Words
// that all name services or cities ("vastu pune", "ghar sajavat") need no text search at all: they become filters, and the
// sorted indexes answer. Kept for a minute, for most people ask alike; a word that is new by then is known a minute later.

import { type Localities, listLocalities } from "../../locations/locality.server.ts"
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { allTerms, anyOf } from "../engine/inline.server.ts"
import { type Filters, type Limits, levelOf } from "../engine/scope.server.ts"
import type { Ranking } from "../engine/score.server.ts"
import type { SearchInput } from "../search.contract.ts"
import { type Interpretation, interpretationsOf, type ParsedQuery } from "./interpretations.server.ts"
import { matchLocality } from "./locality-match.server.ts"
import { type Money, readMoney } from "./money.rules.ts"
import { readNames, type SearchNames } from "./names.server.ts"
import { findRareTerms, type RareTerms } from "./rare.server.ts"
import { noTerms, type SearchTerms } from "./recognize.server.ts"

export interface InterpretedQuery {
  money: Money
  /** How many have the rarest of the words by which the work is known; undefined: no word is rare. */
  rarestCount: number | undefined
  /** Those of the tiers, then the close ones. The place in the list is the interpretation's name in a cursor. */
  interpretations: (Interpretation | undefined)[]
  ranking: Ranking
  /** Slugs of the services that the words name and nobody offers. */
  unoffered: string[]
  /** The locality from which distances are said. */
  locality: string | null
  /** A locality was chosen that is none of ours. */
  isUnknownLocality: boolean
  /** A city that the words name and the filters leave out. */
  otherCity: string | null
  /** The city that is searched in, where no service is open in it. */
  closedCity: string | null
}

const cacheOf = cachePerDb<InterpretedQuery>({ maxEntries: 4_000, seconds: 60 })

export const interpretQuery = (db: Db, input: SearchInput, now: Date): Promise<InterpretedQuery> => {
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
  return cacheOf(db)(key, async () => {
    const named = await readNames(db, words, filters)
    const namesLocality = named.filterLocalities !== null || named.terms?.localities.length
    const localities: Localities = namesLocality ? await listLocalities(db) : new Map()
    const parsed = parseQuery({ filters, limits, money, localities, named })
    return toInterpretedQuery(parsed, named, await findRareTerms(db, parsed, now))
  })
}

interface QueryParts {
  filters: Filters
  limits: Limits
  money: Money
  localities: Localities
  named: SearchNames
}

const toInterpretedQuery = (parsed: ParsedQuery, named: SearchNames, rare: RareTerms): InterpretedQuery => {
  const { terms, locality, professions, distinctive, money } = parsed
  // Signs alone are no words, and a place that nobody knows is nowhere.
  const isForNobody = (named.terms !== null && terms.typed === 0) || locality?.ids.length === 0
  const close = [...new Set(terms.recognized.flatMap(({ close }) => close))]
  return {
    interpretations: isForNobody ? [] : interpretationsOf(parsed, rare.words),
    rarestCount: rare.least,
    ranking: {
      close: close.length > 0 && !locality ? anyOf(close) : undefined,
      professions,
      namesWork: terms.favoured.length > 0,
      contentWords: distinctive.length > 0 ? allTerms(distinctive) : undefined,
      km: locality?.km,
      price: money.class,
      atMost: money.atMost,
    },
    money,
    unoffered: terms.unoffered,
    locality: locality?.name ?? null,
    isUnknownLocality: named.filterLocalities?.length === 0,
    otherCity: isOtherCity(named) ? terms.namedCities[0]!.name : null,
    closedCity: named.closed_city,
  }
}

const parseQuery = ({ filters, limits, money, localities, named }: QueryParts): ParsedQuery => {
  const { types, area_ids, typed_cities, filterLocalities } = named
  const terms = named.terms ?? noTerms
  const level = levelOf(filters)
  const searched = typed_cities.length > 0 ? typed_cities : level === "city" ? (area_ids ?? []) : []
  const locality = matchLocality(terms, filterLocalities, localities, searched)
  const localityTerms = terms.recognized.filter(({ position }) => locality?.positions.includes(position))
  const otherTerms = terms.recognized.filter(
    (word) => !localityTerms.includes(word) && !(isOtherCity(named) && word.is_city),
  )
  const known = new Set([...terms.recognized.map(({ position }) => position), ...(locality?.positions ?? [])])
  return {
    terms,
    localityTerms,
    otherTerms,
    distinctive: otherTerms.filter((word) => !word.is_service && !word.is_city),
    isAllKnown: known.size === terms.typed,
    professions: professionsFor(terms),
    locality,
    money,
    scope: { types: types ?? undefined, area: level && { level, ids: area_ids ?? [] }, limits },
    cities: typed_cities,
  }
}

/** A city is typed that the chosen place leaves out. */
const isOtherCity = ({ terms, area_ids, typed_cities }: SearchNames) =>
  area_ids !== null && terms !== null && terms.namedCities.length > 0 && typed_cities.length === 0

/** The services that are named, of these the ones that the work is a matter for; else the ones it is a matter for. */
const professionsFor = ({ services, favoured }: SearchTerms) => {
  const both = services.filter((id) => favoured.includes(id))
  if (both.length > 0) return both
  return services.length > 0 ? services : favoured
}
