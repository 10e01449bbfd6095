import { useState } from "react"
import { keepPlaces } from "../../../ui/list/kept-places.ts"
import type { Listed } from "../../../ui/list/list.ts"

/**
 * The rows of one part of a list: those that belong there now, and those that did when it was loaded. What was answered or
 * cancelled stays in its place, lest the next one's button move under the pointer.
 *
 * @param all every row that is shown, as it is now
 */
export const useKeptPart = <Row extends Listed>(now: readonly Row[], all: readonly Row[]): readonly Row[] => {
  const [shown, setShown] = useState(now)
  const rows = keepPlaces(shown, now, all)
  if (rows.length !== shown.length || rows.some((row, place) => row !== shown[place])) setShown(rows)
  return rows
}
