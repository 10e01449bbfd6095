interface Listed {
  id: string
}

/**
 * What an act takes out of a filtered list (a request confirmed among those pending) stays where it was, as it is now,
 * until another page or filter is asked for: the next row does not move under the finger.
 *
 * @param before the rows as they were shown
 * @param rows as the server gives them now
 * @param acted rows that something was done with here, as they are now
 */
export const stableIndexes = <Row extends Listed>(
  before: readonly Row[],
  rows: readonly Row[],
  acted: readonly Row[],
): readonly Row[] => {
  const kept = [...rows]
  const placeOf = (id: string) => kept.findIndex((row) => row.id === id)
  before.forEach(({ id }, place) => {
    const now = acted.find((row) => row.id === id)
    if (!now || placeOf(id) !== -1) return
    const neighbour = before.slice(0, place).findLast((row) => placeOf(row.id) !== -1)
    kept.splice(neighbour ? placeOf(neighbour.id) + 1 : 0, 0, now)
  })
  return kept
}

/**
 * For a screen that is looked at all day: every row stays where it was first seen, and what comes meanwhile stands below,
 * whatever order the server has them in.
 */
export const stableOrder = <Row extends Listed>(
  before: readonly Row[],
  rows: readonly Row[],
  known: readonly Row[],
): readonly Row[] => {
  const kept = before.flatMap(({ id }) => [...rows, ...known].find((row) => row.id === id) ?? [])
  return [...kept, ...rows.filter(({ id }) => kept.every((row) => row.id !== id))]
}
