/** The pictures of a project after two windows have changed them: nothing that either has added or written is lost. */
import type { PlacedPicture } from "../project.schema.ts"

/**
 * @param base as both windows saw them
 * @param theirs as they stand on the server by now
 */
export const mergePictures = (
  base: readonly PlacedPicture[],
  mine: readonly PlacedPicture[],
  theirs: readonly PlacedPicture[],
): PlacedPicture[] => {
  const [was, here, there] = [byFile(base), byFile(mine), byFile(theirs)]
  // The file of one that was removed there is gone, and whoever removed one here meant it.
  const isWanted = ({ file_id }: PlacedPicture) => !was.has(file_id) || (here.has(file_id) && there.has(file_id))
  const [frame, other] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs]
  const order = insertInOrder(idsOf(frame.filter(isWanted)), idsOf(other.filter(isWanted)))
  return order.map((id) => {
    const own = here.get(id)
    const isOwn = own && !(there.has(id) && isSamePicture(own, was.get(id)))
    return isOwn ? own : there.get(id)!
  })
}

/** Those that only the others have stand behind the one that they follow there. */
const insertInOrder = (ids: readonly string[], others: readonly string[]) => {
  const order = [...ids]
  for (const [at, id] of others.entries()) {
    if (order.includes(id)) continue
    const before = others.slice(0, at).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

export const isSamePicture = (one: PlacedPicture, other: PlacedPicture | undefined) =>
  other !== undefined &&
  one.file_id === other.file_id &&
  one.role === other.role &&
  one.caption === other.caption &&
  one.alt === other.alt

/** Of those that both have. */
const isSameOrder = (one: readonly PlacedPicture[], other: readonly PlacedPicture[]) => {
  const [ids, otherIds] = [idsOf(one), idsOf(other)]
  const common = (of: string[], within: string[]) => of.filter((id) => within.includes(id)).join()
  return common(ids, otherIds) === common(otherIds, ids)
}

const byFile = (pictures: readonly PlacedPicture[]) => new Map(pictures.map((one) => [one.file_id, one]))
const idsOf = (pictures: readonly PlacedPicture[]) => pictures.map(({ file_id }) => file_id)
