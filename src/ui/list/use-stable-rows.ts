import { useEffect, useEffectEvent, useState } from "react"
import type { ListRow } from "./list.ts"

interface StableRowOptions<Row> {
  keep?: (before: readonly Row[], given: readonly Row[], known: readonly Row[]) => readonly Row[]
  /** Of another one nothing is kept. */
  listKey?: string
}

/** Longer than what was done can be taken back (bookings/undo). */
const STAYS_MS = 12_000

/**
 * Keeps a row in its place for a while after an action, as it is now, so that the next row's button does not move under the
 * pointer; then it goes where it belongs.
 *
 * @param known where what belongs there no more is looked for, as it is now; what is not among them is gone
 */
export const useStableRows = <Row extends ListRow>(
  given: readonly Row[],
  known: readonly Row[],
  { keep = stableIndexes, listKey = "" }: StableRowOptions<Row> = {},
): readonly Row[] => {
  const [shown, setShown] = useState({ listKey, rows: given })
  const rows = shown.listKey === listKey ? keep(shown.rows, given, known) : given
  const isSame = rows.length === shown.rows.length && rows.every((row, place) => row === shown.rows[place])
  if (shown.listKey !== listKey || !isSame) setShown({ listKey, rows })
  const leaving = rows.filter(({ id }) => given.every((one) => one.id !== id)).map(({ id }) => id)
  const leave = useEffectEvent(() => setShown({ listKey, rows: given }))
  const whoLeave = leaving.join(" ")
  useEffect(() => {
    if (whoLeave === "") return
    const timer = setTimeout(leave, STAYS_MS)
    return () => clearTimeout(timer)
  }, [whoLeave])
  return rows
}

/**
 * What an act takes out of a filtered list (a request confirmed among those pending) stays where it was, as it is now,
 * until another page or filter is asked for: the next row does not move under the finger.
 *
 * @param before the rows as they were shown
 * @param rows as the server gives them now
 * @param acted rows that something was done with here, as they are now
 */
export const stableIndexes = <Row extends ListRow>(
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
export const stableOrder = <Row extends ListRow>(
  before: readonly Row[],
  rows: readonly Row[],
  known: readonly Row[],
): readonly Row[] => {
  const kept = before.flatMap(({ id }) => [...rows, ...known].find((row) => row.id === id) ?? [])
  return [...kept, ...rows.filter(({ id }) => kept.every((row) => row.id !== id))]
}
