// The interpretations of a question that come one after the other on one list: those of who has all that was asked for, of these
// first who offers the very work; then, where they are few, who does what is rare in the wish, and who is near.

import type { InterpretedQuery } from "../query/interpret.server.ts"
import { EXACT, type Interpretation, NEAR, OFFERED, RARE, without } from "../query/interpretations.server.ts"
import type { FoundPage, FoundService, PageLimits } from "../search.queries.server.ts"
import { type CursorPosition, type Strategy, stalePage } from "./order.server.ts"

export interface PageRequest extends Omit<PageLimits, "after"> {
  from: CursorPosition | undefined
  /** Not all who are found will be shown: whatever number is found, those of the next tier follow them. */
  isSifted?: boolean
}

/** Of an interpretation that more fit than are scored. */
export interface Selectivity {
  /** How many fit; the cap where they are more than are counted. */
  fit: number
  /** Of how many entries, about; undefined where nobody has words, for the order's own index is the way then. */
  of?: number
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
const ENOUGH = 6

/** What few people offer is rare, wherever is searched; else it is what fewer offer than are near, by so many times. */
const RARE_ANYWHERE = 3

/** Who offers the very work comes first in the order of relevance alone: by price all of the exact ones are one list. */
const tiersBy = (sort: PageRequest["sort"]) =>
  sort === "relevance" ? [OFFERED, EXACT, ...RARE, NEAR] : [EXACT, ...RARE, NEAR]

/** A page of one interpretation, from a row in it; by the places of those that are left out, and its own. */
type FindPage = (interpretation: Interpretation, path: number[], from: PageRequest["from"]) => Promise<StrategyPage>
/** How many fit, as far as a search has found it out. */
type FitOf = (path: number[]) => number | undefined

export const findInTiers = async (
  question: InterpretedQuery,
  asked: PageRequest,
  findPage: FindPage,
  fitOf: FitOf,
): Promise<TieredPage> => {
  const tiers = tiersBy(asked.sort)
  const { from } = asked
  const begins = from ? tiers.indexOf(from.interpretation) : 0
  if (begins < 0) throw stalePage()
  const rows: RankedService[] = []
  const above: { at: number; interpretation: Interpretation; fit: number }[] = []
  const sumOf = (ats: readonly number[]) => above.reduce((sum, { at, fit }) => sum + (ats.includes(at) ? fit : 0), 0)
  for (const [tier, at] of tiers.entries()) {
    const isEnough = sumOf(tiers) >= ENOUGH && !(asked.isSifted && rows.length <= asked.limit)
    if (!isExact(at) && isEnough && begins < tier) break
    if (RARE.includes(at) && (sumOf(RARE) > 0 || !(await showsRareTier(question, findPage, fitOf)))) continue
    const path = [...above.map((one) => one.at), at]
    const interpretation = question.interpretations[at]
    // Of who stands apart only the order hangs; who has begun to offer the work is at least among the exact ones.
    if (!interpretation || (isApart(at) && isLeftOut(at, fitOf(path)))) continue
    const rest = without(
      interpretation,
      above.map((one) => one.interpretation),
    )
    const found = await findPage(rest, path, tier === begins ? from : undefined)
    if (isLeftOut(at, found.total)) continue
    above.push({ at, interpretation, fit: found.total })
    if (tier >= begins)
      rows.push(...found.rows.map((row) => ({ ...row, strategy: { interpretation: at, isScored: found.isScored } })))
  }
  const exactTotal = sumOf([OFFERED, EXACT])
  return { rows: rows.slice(0, asked.limit + 1), total: sumOf(tiers), exactTotal, isClose: exactTotal === 0 }
}

const isExact = (at: number) => at === OFFERED || at === EXACT
const isApart = (at: number) => at === OFFERED || RARE.includes(at)

/** Where many offer the work, nothing is gained by setting them apart. */
const isLeftOut = (at: number, fit: number | undefined) =>
  fit === 0 || (at === OFFERED && fit !== undefined && fit >= ENOUGH)

const showsRareTier = async ({ interpretations, rarest }: InterpretedQuery, findPage: FindPage, fitOf: FitOf) => {
  if (rarest === undefined || rarest <= RARE_ANYWHERE) return rarest !== undefined
  const near = interpretations[NEAR]
  if (!near) return false
  return rarest * RARE_ANYWHERE <= (fitOf([NEAR]) ?? (await findPage(near, [NEAR], undefined)).total)
}
