/** The list with one of it at another place; a place before the first or after the last is the first or the last. */
export const movedTo = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const moved = [...list]
  const place = Math.max(0, Math.min(to, list.length - 1))
  moved.splice(place, 0, ...moved.splice(from, 1))
  return moved
}

/** Where a key on the handle of an item takes it; undefined: nowhere. */
export const placeByKey = (key: string, from: number, count: number) => {
  const places: Record<string, number> = {
    ...{ ArrowUp: from - 1, ArrowLeft: from - 1, ArrowDown: from + 1, ArrowRight: from + 1 },
    ...{ Home: 0, End: count - 1 },
  }
  const to = places[key]
  return to === undefined || to < 0 || to >= count || to === from ? undefined : to
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The item that a point is in, else undefined: between two of them nothing moves. */
export const placeAt = (boxes: readonly Box[], x: number, y: number) => {
  const at = boxes.findIndex(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
  return at < 0 ? undefined : at
}
