// Which way leads to a page at the least cost. Few who fit are scored and sorted; where many fit, and where no words are
// left, nothing is scored: ranking them would cost more than it tells. Then who fits is sorted where they are rare among
// all entries, else the order's own index is read, in which the next that fits is never far.
import type { Db } from "../../platform/database/database.server.ts"
import { CLOSE, EXACT, type Interpretation, OFFERED, type Selectivity } from "../query/interpretations.server.ts"
import type { Question } from "../query/question.server.ts"
import { countEntries, findAmongFew, findInOrder, MAX_SCORED, type PageLimits } from "../search.queries.server.ts"
import { COUNT_CAP } from "../search.rules.ts"
import { type From, stalePage } from "./order.server.ts"
import type { Ranking } from "./score.server.ts"
import { findInTiers, type PageRequest, type StrategyPage, type TieredPage } from "./tiers.server.ts"

/** In tiers; where nobody is in them, by the first close interpretation that finds somebody. Later pages keep to theirs, and to its way. */
export const find = async (db: Db, question: Question, asked: PageRequest): Promise<TieredPage> => {
  const { interpretations, ranking } = question
  const { from } = asked
  // A word may have become the name of a service since: there is nothing to score any more.
  const begun = from && interpretations[from.interpretation]
  if (from && (!begun || (from.isScored && begun.words === undefined))) throw stalePage()
  const look = async (one: Interpretation, at: number, place: From | undefined) => {
    // Exact ones have all the words: nobody is asked again.
    const rankedBy = at === EXACT || at === OFFERED ? { ...ranking, distinctive: undefined } : ranking
    const found = await findBy(db, one, { ...asked, from: place, ranking: rankedBy })
    // What a search has found out is kept with the question, for as long.
    one.selectivity ??= found.selectivity
    return found
  }
  if (!from || from.interpretation < CLOSE) {
    const found = await findInTiers(question, asked, look)
    if (from || found.total > 0) return found
  }
  for (const [at, one] of interpretations.entries()) {
    if (at < CLOSE || !one || (from && from.interpretation !== at)) continue
    const { rows, total, isScored } = await look(one, at, from)
    if (total === 0) continue
    return {
      rows: rows.map((row) => ({ ...row, strategy: { interpretation: at, isScored } })),
      total,
      exactTotal: 0,
      isClose: true,
    }
  }
  return { rows: [], total: 0, exactTotal: 0, isClose: false }
}

const findBy = async (
  db: Db,
  interpretation: Interpretation,
  { from, ranking, ...asked }: PageRequest & { ranking: Ranking },
): Promise<StrategyPage> => {
  const wanted = { ...asked, after: from?.values }
  const { words, selectivity: known } = interpretation
  if (words === undefined) return inOrder(db, interpretation, wanted)
  if (from ? from.isScored : !known) {
    // Who has begun among the scored goes on among them, though they may be more by now.
    const most = from ? COUNT_CAP : MAX_SCORED + 1
    const found = await findAmongFew(db, { ...interpretation, words }, { ...wanted, most, ranking })
    interpretation.isFew = found.total <= MAX_SCORED
    if (from || found.total < most) return { ...found, isScored: true, selectivity: known }
  }
  if (known && !isSelective(known, wanted.limit)) return inOrder(db, interpretation, wanted)
  const found = await findAmongFew(db, { ...interpretation, words }, { ...wanted, most: COUNT_CAP, ranking: undefined })
  const selectivity = known ?? { fit: found.total, of: await countEntries(db) }
  if (found.total < COUNT_CAP) return { ...found, isScored: false, selectivity }
  return inOrder(db, { ...interpretation, selectivity }, wanted)
}

const inOrder = async (db: Db, interpretation: Interpretation, wanted: PageLimits): Promise<StrategyPage> => {
  const found = await findInOrder(db, interpretation, wanted)
  const selectivity = interpretation.selectivity ?? (found.total > MAX_SCORED ? { fit: found.total, of: 0 } : undefined)
  return { ...found, isScored: false, selectivity }
}

/** That sorting them touches fewer entries than scanning an index for as many as a page holds. */
const isSelective = ({ fit, of }: Selectivity, limit: number) => fit < COUNT_CAP && fit < (limit * of) / fit
