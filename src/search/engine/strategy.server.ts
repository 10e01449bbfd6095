// Which way leads to a page at the least cost. Few who fit are scored and sorted; where many fit, and where no words are
// left, nothing is scored: ranking them would cost more than it tells. Then who fits is sorted where they are rare among
// all entries, else the order's own index is read, in which the next that fits is never far.
import type { Db } from "../../platform/database/database.server.ts"
import type { InterpretedQuery } from "../query/interpret.server.ts"
import { CLOSE, EXACT, type Interpretation, OFFERED } from "../query/interpretations.server.ts"
import { countEntries, findInOrder, findSorted, type PageQuery } from "../search.queries.server.ts"
import { COUNT_CAP } from "../search.rules.ts"
import { type CursorPosition, stalePage } from "./order.server.ts"
import { MAX_SCORED, type Ranking } from "./score.server.ts"
import {
  findInTiers,
  type InterpretationPage,
  type PageRequest,
  type RankedPage,
  type Selectivity,
} from "./tiers.server.ts"

/** What a search has found out about an interpretation: the next one need not find it out again. */
interface Finding {
  /** How many fit, on a first page. */
  matches?: number
  /** Undefined: no more than are scored, or nobody knows yet. */
  selectivity?: Selectivity | undefined
}
/** By the indexes of interpretations: of those before it, which are excluded, and its own. */
export type Findings = ReadonlyMap<string, Finding>

/**
 * In tiers; where nobody is in them, by the first close interpretation that finds somebody. Later pages keep to theirs, and to
 * its way. Returns all findings, those that were known before included.
 */
export const find = async (
  db: Db,
  question: InterpretedQuery,
  request: PageRequest,
  known: Findings,
): Promise<RankedPage & { findings: Findings }> => {
  const { interpretations, ranking } = question
  const { from } = request
  // A word may have become the name of a service since: there is nothing to score any more.
  const started = from && interpretations[from.interpretation]
  if (from && (!started || (from.isScored && started.match === undefined))) throw stalePage()
  const findings = new Map(known)
  const findPage = async (one: Interpretation, indexes: number[], page: CursorPosition | undefined) => {
    const at = indexes.at(-1)
    // Exact matches contain all words, so they get no points for that.
    const rankedBy: Ranking = at === EXACT || at === OFFERED ? { ...ranking, contentWords: undefined } : ranking
    const finding = findings.get(indexes.join()) ?? {}
    const found = await findPageOf(db, one, { ...request, from: page, ranking: rankedBy }, finding)
    findings.set(indexes.join(), { matches: page ? finding.matches : found.total, selectivity: found.selectivity })
    return found
  }
  if (!from || from.interpretation < CLOSE) {
    const knownMatches = (indexes: number[]) => findings.get(indexes.join())?.matches
    const found = await findInTiers(question, request, findPage, knownMatches)
    if (from || found.total > 0) return { ...found, findings }
  }
  for (const [at, one] of interpretations.entries()) {
    if (at < CLOSE || !one || (from && from.interpretation !== at)) continue
    const { rows, total, isScored } = await findPage(one, [at], from)
    if (total === 0) continue
    const ranked = rows.map((row) => ({ ...row, origin: { interpretation: at, isScored } }))
    return { rows: ranked, total, exactTotal: 0, isClose: true, findings }
  }
  return { rows: [], total: 0, exactTotal: 0, isClose: false, findings }
}

const findPageOf = async (
  db: Db,
  interpretation: Interpretation,
  { from, ranking, ...request }: PageRequest & { ranking: Ranking },
  { matches, selectivity: known }: Finding,
): Promise<InterpretationPage> => {
  const query = { ...request, after: from?.values }
  const { match } = interpretation
  if (match === undefined) return inOrder(db, interpretation, query, known)
  if (from ? from.isScored : !known) {
    // Who has begun among the scored goes on among them, though they may be more by now.
    const cap = from ? COUNT_CAP : MAX_SCORED + 1
    const isFew = matches === undefined ? interpretation.isEstimatedFew : matches <= MAX_SCORED
    const found = await findSorted(db, { ...interpretation, match }, { ...query, cap, ranking, isFew })
    if (from || found.total < cap) return { ...found, isScored: true, selectivity: known }
  }
  if (known && !isSelective(known, query.limit)) return inOrder(db, interpretation, query, known)
  const all = { ...query, cap: COUNT_CAP, ranking: undefined, isFew: false }
  const found = await findSorted(db, { ...interpretation, match }, all)
  const selectivity = known ?? { matches: found.total, entries: await countEntries(db) }
  if (found.total < COUNT_CAP) return { ...found, isScored: false, selectivity }
  return inOrder(db, interpretation, query, selectivity)
}

const inOrder = async (
  db: Db,
  interpretation: Interpretation,
  query: PageQuery,
  known: Selectivity | undefined,
): Promise<InterpretationPage> => {
  const found = await findInOrder(db, interpretation, query, known?.matches)
  const selectivity = known ?? (found.total > MAX_SCORED ? { matches: found.total } : undefined)
  return { ...found, isScored: false, selectivity }
}

/** That sorting them touches fewer entries than scanning an index for as many as a page holds. */
const isSelective = ({ matches, entries }: Selectivity, limit: number) =>
  entries !== undefined && matches < COUNT_CAP && matches < (limit * entries) / matches
