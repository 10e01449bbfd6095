import { useEffect, useEffectEvent, useState } from "react"
import type { Listed } from "./list.ts"
import { stableIndexes } from "./stable-order.ts"

interface StableRowOptions<Row> {
  keep?: (before: readonly Row[], given: readonly Row[], known: readonly Row[]) => readonly Row[]
  /** Of another one nothing is kept. */
  of?: string
}

/** Longer than what was done can be taken back (bookings/undo). */
const STAYS_MS = 12_000

/**
 * Rows that hold still: those that belong there now, and those that did before. What was answered or cancelled stays in its
 * place for a while, as it is now, lest the next one's button move under the pointer; then it goes where it belongs.
 *
 * @param known where what belongs there no more is looked for, as it is now; what is not among them is gone
 */
export const useStableRows = <Row extends Listed>(
  given: readonly Row[],
  known: readonly Row[],
  { keep = stableIndexes, of = "" }: StableRowOptions<Row> = {},
): readonly Row[] => {
  const [shown, setShown] = useState({ of, rows: given })
  const rows = shown.of === of ? keep(shown.rows, given, known) : given
  const isSame = rows.length === shown.rows.length && rows.every((row, place) => row === shown.rows[place])
  if (shown.of !== of || !isSame) setShown({ of, rows })
  const leaving = rows.filter(({ id }) => given.every((one) => one.id !== id)).map(({ id }) => id)
  const leave = useEffectEvent(() => setShown({ of, rows: given }))
  const whoLeave = leaving.join(" ")
  useEffect(() => {
    if (whoLeave === "") return
    const timer = setTimeout(leave, STAYS_MS)
    return () => clearTimeout(timer)
  }, [whoLeave])
  return rows
}
