/** Which columns of a table somebody has put away: in the address, so that whoever gets the link sees the same. Pure. */

import { HIDDEN_COLUMNS } from "./list.ts"

export const hiddenColumns = (params: URLSearchParams): readonly string[] =>
  (params.get(HIDDEN_COLUMNS) ?? "").split(",").filter(Boolean)

/** The same address with a column put away, or shown again. */
export const withColumn = (params: URLSearchParams, name: string, isShown: boolean) => {
  const others = hiddenColumns(params).filter((one) => one !== name)
  const hidden = isShown ? others : [...others, name]
  const next = new URLSearchParams(params)
  if (hidden.length > 0) next.set(HIDDEN_COLUMNS, hidden.join(","))
  else next.delete(HIDDEN_COLUMNS)
  return next
}

interface Choosable {
  name?: string | undefined
  slot: string
}

/** What a row is called and what can be done with it always stand there. */
export const canHide = <C extends Choosable>(column: C): column is C & { name: string } =>
  column.name !== undefined && column.slot !== "title" && column.slot !== "actions"

export const shownColumns = <C extends Choosable>(columns: readonly C[], hidden: readonly string[]) =>
  columns.filter((column) => !canHide(column) || !hidden.includes(column.name))
