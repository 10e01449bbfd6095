// Lists the interpretations of a question after each other: first who has all that was asked for, beginning with those who
// offer the very work; then, where these are few, who does what is rare in the question, and who is near.
import type { InterpretedQuery } from "../query/interpret.server.ts"
import { EXACT, excluding, type Interpretation, NEAR, OFFERED, RARE } from "../query/interpretations.server.ts"
import type { FoundPage, FoundService, PageQuery } from "../search.queries.server.ts"
import { type CursorPosition, type ResultOrigin, stalePage } from "./order.server.ts"

export interface PageRequest extends Omit<PageQuery, "after"> {
  from: CursorPosition | undefined
  /** Not all who are found will be shown: whatever number is found, those of the next tier follow them. */
  isFilteredLater?: boolean
}

/** Of an interpretation that more fit than are scored. */
export interface Selectivity {
  /** How many fit; the cap where they are more than are counted. */
  matches: number
  /** Of how many entries, about; undefined where nobody has words, for the order's own index is the way then. */
  entries?: number
}

/** How many fit, and of them a page and one row more where there are more. */
export interface InterpretationPage extends FoundPage {
  isScored: boolean
  /** As far as it is known by now. */
  selectivity: Selectivity | undefined
}
/** Who was found, and the way to go on from there. */
export type RankedService = FoundService & { origin: ResultOrigin }
export interface RankedPage {
  rows: RankedService[]
  total: number
  /** Of the total, those who fit exactly. */
  exactTotal: number
  /** Nobody fits exactly. */
  isClose: boolean
}

/** So few answers that those of the next tier follow them. */
const MIN_RESULTS = 6

/** What at most so many people offer is rare. */
const RARE_OFFERS = 3
/** What more people offer is rare where so many times as many are near. */
const RARE_RATIO = 3

/** OFFERED comes first only by relevance; sorted otherwise, all exact matches are one list. */
const tiersBy = (sort: PageRequest["sort"]) =>
  sort === "relevance" ? [OFFERED, EXACT, ...RARE, NEAR] : [EXACT, ...RARE, NEAR]

/**
 * A page of one interpretation, from a row in it.
 * @param indexes of the interpretations before it, which are excluded, and its own
 */
type FindPage = (
  interpretation: Interpretation,
  indexes: number[],
  from: PageRequest["from"],
) => Promise<InterpretationPage>
/** How many fit, as far as a search has found it out. */
type KnownMatches = (indexes: number[]) => number | undefined

export const findInTiers = async (
  question: InterpretedQuery,
  request: PageRequest,
  findPage: FindPage,
  knownMatches: KnownMatches,
): Promise<RankedPage> => {
  const tiers = tiersBy(request.sort)
  const { from } = request
  const begins = from ? tiers.indexOf(from.interpretation) : 0
  if (begins < 0) throw stalePage()
  const rows: RankedService[] = []
  const earlier: { at: number; interpretation: Interpretation; matches: number }[] = []
  const sumOf = (ats: readonly number[]) =>
    earlier.reduce((sum, { at, matches }) => sum + (ats.includes(at) ? matches : 0), 0)
  for (const [tier, at] of tiers.entries()) {
    const isEnough = sumOf(tiers) >= MIN_RESULTS && !(request.isFilteredLater && rows.length <= request.limit)
    if (!isExact(at) && isEnough && begins < tier) break
    if (RARE.includes(at) && (sumOf(RARE) > 0 || !(await showsRareTier(question, findPage, knownMatches)))) continue
    const indexes = [...earlier.map((one) => one.at), at]
    const interpretation = question.interpretations[at]
    // An optional tier only moves its rows up: without it they are in the exact tier.
    if (!interpretation || (isOptional(at) && isPassedOver(at, knownMatches(indexes)))) continue
    const rest = excluding(
      interpretation,
      earlier.map((one) => one.interpretation),
    )
    const found = await findPage(rest, indexes, tier === begins ? from : undefined)
    if (isPassedOver(at, found.total)) continue
    earlier.push({ at, interpretation, matches: found.total })
    if (tier >= begins)
      rows.push(...found.rows.map((row) => ({ ...row, origin: { interpretation: at, isScored: found.isScored } })))
  }
  const exactTotal = sumOf([OFFERED, EXACT])
  return { rows: rows.slice(0, request.limit + 1), total: sumOf(tiers), exactTotal, isClose: exactTotal === 0 }
}

const isExact = (at: number) => at === OFFERED || at === EXACT
const isOptional = (at: number) => at === OFFERED || RARE.includes(at)

/** Where many offer the work, nothing is gained by setting them apart. */
const isPassedOver = (at: number, matches: number | undefined) =>
  matches === 0 || (at === OFFERED && matches !== undefined && matches >= MIN_RESULTS)

const showsRareTier = async (
  { interpretations, rarestCount }: InterpretedQuery,
  findPage: FindPage,
  knownMatches: KnownMatches,
) => {
  if (rarestCount === undefined || rarestCount <= RARE_OFFERS) return rarestCount !== undefined
  const near = interpretations[NEAR]
  if (!near) return false
  return rarestCount * RARE_RATIO <= (knownMatches([NEAR]) ?? (await findPage(near, [NEAR], undefined)).total)
}
