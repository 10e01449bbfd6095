// The interpretations of a question that come one after the other on one list: those of who has all that was asked for, of these
// first who offers the very work; then, where they are few, who does what is rare in the question, and who is near.

import type { InterpretedQuery } from "../query/interpret.server.ts"
import { EXACT, excluding, type Interpretation, NEAR, OFFERED, RARE } from "../query/interpretations.server.ts"
import type { FoundPage, FoundService, PageLimits } from "../search.queries.server.ts"
import { type CursorPosition, type Strategy, stalePage } from "./order.server.ts"

export interface PageRequest extends Omit<PageLimits, "after"> {
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
export interface StrategyPage extends FoundPage {
  isScored: boolean
  /** As far as it is known by now. */
  selectivity: Selectivity | undefined
}
/** Who was found, and the way to go on from there. */
export type RankedService = FoundService & { strategy: Strategy }
export interface TieredPage {
  rows: RankedService[]
  total: number
  /** Of the total, those who fit exactly. */
  exactTotal: number
  /** Nobody fits exactly. */
  isClose: boolean
}

/** So few answers that those of the next tier follow them. */
const MIN_RESULTS = 6

/** What few people offer is rare, wherever is searched; else it is what fewer offer than are near, by so many times. */
const RARE_ANYWHERE = 3

/** Who offers the very work comes first in the order of relevance alone: by price all of the exact ones are one list. */
const tiersBy = (sort: PageRequest["sort"]) =>
  sort === "relevance" ? [OFFERED, EXACT, ...RARE, NEAR] : [EXACT, ...RARE, NEAR]

/** A page of one interpretation, from a row in it; by the places of those that are left out, and its own. */
type FindPage = (interpretation: Interpretation, path: number[], from: PageRequest["from"]) => Promise<StrategyPage>
/** How many fit, as far as a search has found it out. */
type MatchesOf = (path: number[]) => number | undefined

export const findInTiers = async (
  question: InterpretedQuery,
  asked: PageRequest,
  findPage: FindPage,
  matchesOf: MatchesOf,
): Promise<TieredPage> => {
  const tiers = tiersBy(asked.sort)
  const { from } = asked
  const begins = from ? tiers.indexOf(from.interpretation) : 0
  if (begins < 0) throw stalePage()
  const rows: RankedService[] = []
  const earlier: { at: number; interpretation: Interpretation; matches: number }[] = []
  const sumOf = (ats: readonly number[]) =>
    earlier.reduce((sum, { at, matches }) => sum + (ats.includes(at) ? matches : 0), 0)
  for (const [tier, at] of tiers.entries()) {
    const isEnough = sumOf(tiers) >= MIN_RESULTS && !(asked.isFilteredLater && rows.length <= asked.limit)
    if (!isExact(at) && isEnough && begins < tier) break
    if (RARE.includes(at) && (sumOf(RARE) > 0 || !(await showsRareTier(question, findPage, matchesOf)))) continue
    const path = [...earlier.map((one) => one.at), at]
    const interpretation = question.interpretations[at]
    // Of who stands apart only the order hangs; who has begun to offer the work is at least among the exact ones.
    if (!interpretation || (isOptional(at) && isPassedOver(at, matchesOf(path)))) continue
    const rest = excluding(
      interpretation,
      earlier.map((one) => one.interpretation),
    )
    const found = await findPage(rest, path, tier === begins ? from : undefined)
    if (isPassedOver(at, found.total)) continue
    earlier.push({ at, interpretation, matches: found.total })
    if (tier >= begins)
      rows.push(...found.rows.map((row) => ({ ...row, strategy: { interpretation: at, isScored: found.isScored } })))
  }
  const exactTotal = sumOf([OFFERED, EXACT])
  return { rows: rows.slice(0, asked.limit + 1), total: sumOf(tiers), exactTotal, isClose: exactTotal === 0 }
}

const isExact = (at: number) => at === OFFERED || at === EXACT
const isOptional = (at: number) => at === OFFERED || RARE.includes(at)

/** Where many offer the work, nothing is gained by setting them apart. */
const isPassedOver = (at: number, matches: number | undefined) =>
  matches === 0 || (at === OFFERED && matches !== undefined && matches >= MIN_RESULTS)

const showsRareTier = async ({ interpretations, rarest }: InterpretedQuery, findPage: FindPage, fitOf: MatchesOf) => {
  if (rarest === undefined || rarest <= RARE_ANYWHERE) return rarest !== undefined
  const near = interpretations[NEAR]
  if (!near) return false
  return rarest * RARE_ANYWHERE <= (fitOf([NEAR]) ?? (await findPage(near, [NEAR], undefined)).total)
}
