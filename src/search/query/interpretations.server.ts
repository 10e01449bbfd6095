// The interpretations of a parsed query: who offers the very work first, then who has all its words, who does what is rare in
// it, who is near, and what comes closest. Each is a scope and a tsquery; those that find nobody are passed over.

import { allOf, allTerms, anyOf, anyOfInOffer, anyWord } from "../engine/inline.server.ts"
import { type Area, classMarkers, isNowhere, type Limits, type Scope, workMarkers } from "../engine/scope.server.ts"
import { MAX_SCORED } from "../engine/score.server.ts"
import { inLocality, type LocalityMatch, nearLocality } from "./locality-match.server.ts"
import type { Money } from "./money.rules.ts"
import type { RecognizedTerm, SearchTerms } from "./recognize.server.ts"

/** As far as it leaves out who stands before. */
export type Exclusion = Pick<Interpretation, "match"> & Pick<Limits, "maxPrice"> & Pick<Scope, "types">

/** One way to take a question. */
export interface Interpretation {
  scope: Scope
  /** A tsquery; undefined: the scope alone is asked for. */
  match: string | undefined
  /** Who fits one of these too stands before, and is left out. */
  except?: Exclusion[]
  /** Everybody who fits has a word that few have. */
  isEstimatedFew: boolean
}
/** A question in its parts. */
export interface ParsedQuery {
  terms: SearchTerms
  /** The words that name the locality. */
  localityTerms: RecognizedTerm[]
  /** The others, without a city that is not searched in. */
  otherTerms: RecognizedTerm[]
  /** Of these, the ones that name neither a service nor a city. */
  distinctive: RecognizedTerm[]
  /** Every word is one that somebody has, or names the place. */
  isAllKnown: boolean
  /** Ids of the services that are meant, or that the work is a matter for; empty where nothing says it. */
  professions: number[]
  locality: LocalityMatch | undefined
  money: Money
  scope: Scope
  /** Ids of the cities that the words name, of those that the filters leave. */
  cities: number[]
}

/**
 * Indexes of the interpretations: exact; relaxed (who is near); exact, but the words stand in the offer itself; matches of
 * the query's rare words. Where few match, these tiers follow one another on the page (tiers.server.ts).
 */
export const EXACT = 0
export const NEAR = 1
export const OFFERED = 2
export const RARE = [3, 4, 5, 6]
/** From here on they are close. */
export const CLOSE = 7

type Maybe = Interpretation | undefined

/** @param rare of the distinctive words, those that few have: by them who does the work is known */
export const interpretationsOf = (
  parsed: ParsedQuery,
  rare: RecognizedTerm[],
): [exact: Maybe, near: Maybe, offered: Maybe, ...rare: [Maybe, Maybe, Maybe, Maybe], ...close: Maybe[]] => {
  const exact = exactInterpretation(parsed)
  return [
    exact,
    nearInterpretation(parsed),
    offeredInterpretation(parsed, exact),
    ...rareInterpretations(parsed, rare),
    ...closeInterpretations(parsed).map((one) => (isSame(one, exact) ? undefined : one)),
  ]
}

/** All that is asked for. Undefined where a word is nobody's. */
const exactInterpretation = (parsed: ParsedQuery) => {
  const { terms, locality, money, scope, otherTerms, distinctive, professions } = parsed
  if (!parsed.isAllKnown) return undefined
  const markers = [...(locality ? [inLocality(locality)] : []), ...(money.class ? [classMarkers[money.class]] : [])]
  const limits = { ...scope.limits, maxPrice: lowest(scope.limits.maxPrice, money.atMost) }
  if (distinctive.length > 0) {
    // Who is not of the profession may come after those of it who are near.
    const types = locality ? narrowTypes(scope.types, professions) : scope.types
    return interpretationOf({ ...scope, types, limits }, allOf([allTerms(otherTerms), ...markers]), otherTerms)
  }
  const types = narrowTypes(scope.types, terms.services)
  return interpretationOf({ types, area: areaOf(parsed), limits }, markers.length > 0 ? allOf(markers) : undefined)
}

/**
 * Of those who have all the words, the ones who say them of what they offer, or show such a work. Only where it is said which
 * work is wanted: who is called so is not less so for having it in a text.
 */
const offeredInterpretation = (
  { terms, locality, distinctive }: ParsedQuery,
  exact: Interpretation | undefined,
): Interpretation | undefined =>
  exact?.match !== undefined && !locality && terms.favoured.length > 0 && distinctive.length > 0
    ? { ...exact, match: allOf([exact.match, allOffered(distinctive)]) }
    : undefined

const allOffered = (words: RecognizedTerm[]) => allOf(words.map(offeredTerm))
export const offeredTerm = ({ any_of, works }: RecognizedTerm) =>
  works.length > 0 ? `(${anyOfInOffer(any_of)}|${anyOf(workMarkers(works))})` : anyOfInOffer(any_of)

/**
 * Who does the work, wherever they are: a query's rare words say more about what is meant than common ones, or the place.
 * First all words, then only the rare ones; each first in the offer, then anywhere in the entry.
 */
const rareInterpretations = (parsed: ParsedQuery, rare: RecognizedTerm[]): [Maybe, Maybe, Maybe, Maybe] => {
  const by = (words: RecognizedTerm[]): [Maybe, Maybe] => [
    // Who shows such a work need not have the word.
    interpretationOf(
      rareScope(parsed),
      allOffered(words),
      words.filter(({ works }) => works.length === 0),
    ),
    // That somebody writes of a sofa says nothing where all of them do sofas.
    rare.every((word) => word.is_purpose && !word.is_special)
      ? undefined
      : interpretationOf(rareScope(parsed), allTerms(words), words),
  ]
  const none = [undefined, undefined] as const
  if (rare.length === 0) return [...none, ...none]
  return [
    ...(parsed.locality || !parsed.isAllKnown ? by(parsed.distinctive) : none),
    ...(rare.length < parsed.distinctive.length ? by(rare) : none),
  ]
}

/** Who is named by their profession is asked for it. */
export const rareScope = (parsed: ParsedQuery): Scope => {
  const { types, ...scope } = scopeOf(parsed)
  return { ...scope, types: narrowTypes(types, parsed.terms.services) }
}

/** The cities that are named, of those that the filters leave; else what the filters name. */
const areaOf = ({ otherTerms, scope, cities }: ParsedQuery): Area | undefined =>
  otherTerms.some((word) => word.is_city) ? { level: "city", ids: cities } : scope.area

const lowest = (...limits: (number | undefined)[]) => {
  const set = limits.filter((limit) => limit !== undefined)
  return set.length > 0 ? Math.min(...set) : undefined
}

/**
 * What is let go where few have all of it: that it is right there, or as cheap, and of the words those that only say which
 * work it is, where the profession for it is known; who has them comes first all the same. Undefined where nothing of that
 * was asked for: who has other words is not near, but somebody else.
 */
const nearInterpretation = (parsed: ParsedQuery): Interpretation | undefined => {
  const { terms, locality, money, distinctive } = parsed
  const isOfWork = parsed.isAllKnown && distinctive.length > 1 && terms.favoured.length > 0
  if (!locality && !money.class && money.atMost === undefined && !isOfWork) return undefined
  const all = distinctive.length > 0 ? allTerms(distinctive) : undefined
  return locality
    ? nearLocalityInterpretation(parsed, locality)
    : interpretationOf(
        professionScope(parsed),
        isOfWork ? anyWord(distinctive) : all,
        isOfWork ? undefined : distinctive,
      )
}

/** The same without those who stand before. */
export const excluding = (interpretation: Interpretation, before: Interpretation[]): Interpretation =>
  before.length === 0
    ? interpretation
    : {
        ...interpretation,
        except: before.map(({ match, scope }) => ({ match, types: scope.types, maxPrice: scope.limits.maxPrice })),
      }

/** Those of the profession who are near, or have works there; others do the work there, or anywhere where none is known. */
const nearLocalityInterpretation = (parsed: ParsedQuery, locality: LocalityMatch) => {
  const { terms, distinctive, localityTerms, professions } = parsed
  const near = nearLocality(locality, localityTerms)
  if (distinctive.length === 0) return interpretationOf(professionScope(parsed), near)
  if (professions.length === 0) return interpretationOf(scopeOf(parsed), allTerms(distinctive), distinctive)
  if (terms.services.length > 0) return interpretationOf(professionScope(parsed), near)
  const types = anyOf(professions.map((id) => `#${id}`))
  const others = allOf([allTerms(distinctive), inLocality(locality)])
  return interpretationOf(scopeOf(parsed), `((${types}&${near})|(${others}))`)
}

const scopeOf = (parsed: ParsedQuery): Scope => ({ ...parsed.scope, area: areaOf(parsed) })
const professionScope = (parsed: ParsedQuery): Scope => ({
  ...scopeOf(parsed),
  types: narrowTypes(parsed.scope.types, parsed.professions),
})

/**
 * What comes closest. Words that name a service are a filter; of the others all that are known, all but one, any. When
 * nobody has any of them, the named services alone. Nothing where no words were typed.
 */
const closeInterpretations = ({
  terms: { typed, services },
  localityTerms,
  otherTerms,
  scope: { types, ...scope },
}: ParsedQuery) => {
  if (typed === 0) return []
  const within = { ...scope, types: narrowTypes(types, services) }
  const contentTerms = [...otherTerms, ...localityTerms]
    .filter((word) => !word.is_service)
    .toSorted((one, other) => one.position - other.position)
  const allButOne = contentTerms.map((word) => `(${allTerms(contentTerms.filter((other) => other !== word))})`)
  return [
    contentTerms.length > 0 ? interpretationOf(within, allTerms(contentTerms), contentTerms) : undefined,
    contentTerms.length > 1 ? interpretationOf(within, allButOne.join("|")) : undefined,
    contentTerms.length > 2 ? interpretationOf(within, anyWord(contentTerms)) : undefined,
    services.length > 0 ? interpretationOf(within) : undefined,
  ]
}

const narrowTypes = (types: number[] | undefined, services: number[]) => {
  if (services.length === 0) return types
  return types === undefined ? services : services.filter((id) => types.includes(id))
}

/** @param all each of which everybody has who fits */
const interpretationOf = (scope: Scope, match?: string, all: RecognizedTerm[] = []): Interpretation | undefined =>
  isNowhere(scope) ? undefined : { scope, match, isEstimatedFew: all.some(isEstimatedFew) }

const isEstimatedFew = ({ estimate }: RecognizedTerm) => estimate !== undefined && estimate <= MAX_SCORED

const isSame = (one: Interpretation | undefined, other: Interpretation | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)
