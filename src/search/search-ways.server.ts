// Which way leads to a page at the least cost. Few who fit are scored and sorted; where many fit, and where no words are
// left, nothing is scored: ranking them would cost more than it tells. Then who fits is sorted where they are rare among
// all entries, else the order's own index is read, in which the next that fits is never far.
import type { Db } from "../platform/database/database.server.ts"
import { COUNT_CAP } from "./count-cap.ts"
import {
  countEntries,
  type Found,
  type FoundPage,
  findAmongFew,
  findInOrder,
  type Wanted,
} from "./search.queries.server.ts"
import { type From, stalePage, type Way } from "./search-order.server.ts"
import type { Question, Ranking } from "./search-question.server.ts"
import { type Crowd, EXACT, NEAR, type Reading } from "./search-readings.server.ts"

const MOST_SCORED = 500

/** So few exact answers that those who are near follow them. */
const FEW = 6

export interface Asked extends Omit<Wanted, "after"> {
  from: From | undefined
  /** Not all who are found will be shown: whatever number is exact, those who are near follow them. */
  isSifted?: boolean
}

/** How many fit, and of them a page and one row more where there are more. */
interface FoundBy extends FoundPage {
  isScored: boolean
  /** As far as it is known by now. */
  crowd: Crowd | undefined
}
/** Who was found, and the way to go on from there. */
export type FoundOn = Found & { way: Way }
export interface FoundAll {
  rows: FoundOn[]
  total: number
  /** Of the total, those who fit exactly. */
  exactTotal: number
  /** Nobody fits exactly. */
  isClose: boolean
}

/** By the first reading that finds somebody; later pages keep to the one that did, and to its way. */
export const find = async (db: Db, { readings, ranking }: Question, asked: Asked): Promise<FoundAll> => {
  const { from } = asked
  // A word may have become the name of a service since: there is nothing to score any more.
  const begun = from && readings[from.reading]
  if (from && (!begun || (from.isScored && begun.words === undefined))) throw stalePage()
  const by = async (one: Reading, place: From | undefined) => {
    // Exact ones have all the words: nobody is asked again.
    const rankedBy = one === readings[EXACT] ? { ...ranking, telling: undefined } : ranking
    const found = await findBy(db, one, { ...asked, from: place, ranking: rankedBy })
    // What a search has found out is kept with the question, for as long.
    one.crowd ??= found.crowd
    return found
  }
  for (const [reading, one] of readings.entries()) {
    if (!one || (from && from.reading !== reading)) continue
    const found = await by(one, from)
    if (found.total === 0) continue
    const rows = onWay(found, reading)
    const { total } = found
    const [exact, near] = [readings[EXACT], readings[NEAR]]
    if (reading === EXACT && near && (total < FEW || (asked.isSifted && rows.length <= asked.limit))) {
      // The near ones come after the exact ones; a page that ends among these goes on with the first of those.
      const after = await by(near, undefined)
      const joined = [...rows, ...onWay(after, NEAR)].slice(0, asked.limit + 1)
      return { rows: joined, total: total + after.total, exactTotal: total, isClose: false }
    }
    if (reading === NEAR && from && exact) {
      const before = await by(exact, undefined)
      const exactTotal = before.total
      if (exactTotal > 0) return { rows, total: exactTotal + total, exactTotal, isClose: false }
    }
    const isClose = reading > EXACT
    return { rows, total, exactTotal: isClose ? 0 : total, isClose }
  }
  return { rows: [], total: 0, exactTotal: 0, isClose: false }
}

const onWay = ({ rows, isScored }: FoundBy, reading: number): FoundOn[] =>
  rows.map((row) => ({ ...row, way: { reading, isScored } }))

const findBy = async (
  db: Db,
  reading: Reading,
  { from, ranking, ...asked }: Asked & { ranking: Ranking },
): Promise<FoundBy> => {
  const wanted = { ...asked, after: from?.values }
  const { words, crowd: known } = reading
  if (words === undefined) return inOrder(db, reading, wanted)
  if (from ? from.isScored : !known) {
    // Who has begun among the scored goes on among them, though they may be more by now.
    const most = from ? COUNT_CAP : MOST_SCORED + 1
    const found = await findAmongFew(db, { ...reading, words }, { ...wanted, most, ranking })
    reading.isFew = found.total <= MOST_SCORED
    if (from || found.total < most) return { ...found, isScored: true, crowd: known }
  }
  if (known && !isRare(known, wanted.limit)) return inOrder(db, reading, wanted)
  const found = await findAmongFew(db, { ...reading, words }, { ...wanted, most: COUNT_CAP, ranking: undefined })
  const crowd = known ?? { fit: found.total, of: await countEntries(db) }
  if (found.total < COUNT_CAP) return { ...found, isScored: false, crowd }
  return inOrder(db, { ...reading, crowd }, wanted)
}

const inOrder = async (db: Db, reading: Reading, wanted: Wanted): Promise<FoundBy> => {
  const found = await findInOrder(db, reading, wanted)
  const crowd = reading.crowd ?? (found.total > MOST_SCORED ? { fit: found.total, of: 0 } : undefined)
  return { ...found, isScored: false, crowd }
}

/** That sorting them touches fewer entries than reading an index for as many as a page holds. */
const isRare = ({ fit, of }: Crowd, limit: number) => fit < COUNT_CAP && fit < (limit * of) / fit
