import type { PlacedPicture } from "../project.schema.ts"

/**
 * One that was sent again stands before the first that was chosen after it; all others go to the end.
 * @param places by file, as they were chosen in this window
 */
export const insertAsChosen = (
  pictures: readonly PlacedPicture[],
  arrived: PlacedPicture,
  places: ReadonlyMap<string, number>,
) => {
  const place = places.get(arrived.file_id) ?? Number.POSITIVE_INFINITY
  const next = pictures.findIndex(({ file_id }) => (places.get(file_id) ?? -1) > place)
  return pictures.toSpliced(next < 0 ? pictures.length : next, 0, arrived)
}
