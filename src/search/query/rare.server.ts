// Words of a query that occur in few entries: "jain" in "jain kitchen in Baner". Counted once for each query that has a place
// or several content words; names of people are not counted.
import type { Db } from "../../platform/database/database.server.ts"
import { anyWord } from "../engine/inline.server.ts"
import { isNowhere } from "../engine/scope.server.ts"
import { MAX_SCORED } from "../engine/score.server.ts"
import { countTerms } from "../search.queries.server.ts"
import { offeredTerm, type ParsedQuery, rareScope } from "./interpretations.server.ts"
import type { RecognizedTerm } from "./recognize.server.ts"

export interface RareTerms {
  /** By which the work is known, the rarest first; empty where none is rarer than the others. */
  words: RecognizedTerm[]
  /** How many have the rarest. */
  least: number | undefined
}
const nothingRare: RareTerms = { words: [], least: undefined }

/** A word is rarer than another that so many times as many have. */
const RARER = 2

export const findRareTerms = async (db: Db, parsed: ParsedQuery, now: Date): Promise<RareTerms> => {
  const { terms, locality, distinctive } = parsed
  const scope = rareScope(parsed)
  // Beside a word that nobody knows one is enough.
  const least = locality || !parsed.isAllKnown ? 1 : 2
  const isWorthCounting = distinctive.length >= least && (locality !== undefined || terms.favoured.length > 0)
  if (!isWorthCounting || isNowhere(scope)) return nothingRare
  const counts = await countTerms(
    db,
    distinctive.map((word) => (word.is_special ? offeredTerm(word) : anyWord([word]))),
    scope,
    now,
  )
  return rarestOf(distinctive.map((word, at) => ({ word, count: counts[at]! })))
}

/** Up to where the next word is so much more common than the last; what nobody has says nothing. */
export const rarestOf = (counted: { word: RecognizedTerm; count: number }[]): RareTerms => {
  const known = counted.filter(({ count }) => count > 0).toSorted((one, other) => one.count - other.count)
  const least = known[0]?.count
  if (least === undefined || least >= MAX_SCORED) return nothingRare
  const steps = known.slice(1).map(({ count }, at) => count / known[at]!.count)
  const widest = Math.max(...steps)
  const until = widest >= RARER ? steps.indexOf(widest) + 1 : known.length
  return { words: known.slice(0, until).map(({ word }) => word), least }
}
