// The locality part of a question: the localities that were chosen or named, how far others are from them, and which words say that
// an entry is there.
import { kmBetween } from "../../locations/distance.rules.ts"
import type { Localities } from "../../locations/locality.server.ts"
import { allTerms, anyOf } from "../engine/inline.server.ts"
import { homeMarkers, projectMarkers } from "../engine/scope.server.ts"
import type { NamedLocality } from "./named-localities.ts"
import { NEAR_KM } from "./near.rules.ts"
import type { RecognizedTerm, SearchTerms } from "./recognize.server.ts"

export interface LocalityMatch {
  ids: number[]
  /** Of the one locality; null where they are several, for nobody would know from which of them a distance is. */
  name: string | null
  /** The positions of the words that named them. */
  positions: number[]
  /** How far each locality of their cities is from the nearest of them, in kilometres. */
  km: ReadonlyMap<number, number>
}

/**
 * @param chosen ids by the filter; null where it is not set
 * @param cities in which is searched; empty: anywhere
 */
export const matchLocality = (
  { localities: named }: SearchTerms,
  chosen: number[] | null,
  known: Localities,
  cities: readonly number[],
): LocalityMatch | undefined => {
  const meant = longestNames(named.filter(({ city_id }) => cities.length === 0 || cities.includes(city_id)))
  const ids = chosen ?? meant.map(({ id }) => id)
  if (chosen === null && ids.length === 0) return undefined
  const positions = meant.filter(({ id }) => ids.includes(id)).flatMap(({ positions }) => positions)
  return {
    ids,
    name: ids.length === 1 ? (known.get(ids[0]!)?.name ?? null) : null,
    positions,
    km: distancesTo(ids, known),
  }
}

/** Of Viman Nagar and a Nagar the longer name is meant: they stand in that order. */
const longestNames = (named: NamedLocality[]) => {
  const meant: NamedLocality[] = []
  for (const one of named) {
    const isPartOfLonger = one.positions.every((at) => meant.some(({ positions }) => positions.includes(at)))
    if (!isPartOfLonger) meant.push(one)
  }
  return meant
}

const distancesTo = (ids: number[], known: Localities): LocalityMatch["km"] => {
  const meant = ids.flatMap((id) => known.get(id) ?? [])
  const distances = [...known].flatMap(([id, one]) => {
    const to = meant.filter(({ city_id }) => city_id === one.city_id).map((centre) => kmBetween(one, centre))
    return to.length > 0 ? [[id, Math.min(...to)] as const] : []
  })
  return new Map(distances)
}

/** A tsquery: who works from there or has works there. That a text names the place makes nobody work there. */
export const inLocality = ({ ids }: LocalityMatch) => anyOf([...homeMarkers(ids), ...projectMarkers(ids)])

/** A tsquery: who works from near there, or has works there; and who names the place, where nobody knows where they work. */
export const nearLocality = ({ ids, km }: LocalityMatch, local: RecognizedTerm[]) => {
  const close = [...km].flatMap(([id, far]) => (far <= NEAR_KM ? [id] : []))
  const near = anyOf([...homeMarkers([...new Set([...ids, ...close])]), ...projectMarkers(ids)])
  return local.length > 0 ? `(${near}|(${allTerms(local)}&'~'))` : near
}
