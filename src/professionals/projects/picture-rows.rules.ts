/** How the pictures of a project stand in rows that are full: two in a row, at the end of an odd number three. */
import { pairsOf } from "./project.rules.ts"
import type { ProjectPicture } from "./project.schema.ts"

export interface Pair {
  before: ProjectPicture | undefined
  picture: ProjectPicture
}

/** Of how many in its row it is one. */
export type InRow = 1 | 2 | 3

export interface Placed extends Pair {
  inRow: InRow
}

/** The first stands by itself, a photograph as on the project's cards, where there is one. */
export const arranged = (pictures: readonly ProjectPicture[]): { cover: Pair | undefined; others: Placed[] } => {
  const pairs = pairsOf(pictures)
  const at = Math.max(
    0,
    pairs.findIndex(({ picture }) => picture.role === "photo"),
  )
  return { cover: pairs[at], others: inRows(pairs.filter((_, place) => place !== at)) }
}

/** What is compared has a row for itself. */
const inRows = (pairs: readonly Pair[]): Placed[] => {
  const end = pairs.findIndex(({ before }) => before)
  if (end === -1) return run(pairs)
  return [...run(pairs.slice(0, end)), { ...pairs[end]!, inRow: 1 }, ...inRows(pairs.slice(end + 1))]
}

const run = (pairs: readonly Pair[]): Placed[] => {
  if (pairs.length === 1) return [{ ...pairs[0]!, inRow: 1 }]
  const threes = pairs.length % 2 === 1 ? pairs.length - 3 : pairs.length
  return pairs.map((pair, at) => ({ ...pair, inRow: at >= threes ? 3 : 2 }))
}
