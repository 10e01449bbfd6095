/** Which column of a table is which, by the names in its first line. */
import { visibleLine } from "../visible-text.rules.ts"

export type Places<Column extends string> = Partial<Record<Column, number>>

type Found<Column extends string> =
  | { at: Places<Column>; unknown: string[] }
  | { missing: readonly Column[] }
  | { twice: Column }

/** Of each column its place; or which are missing or named twice. Names stand in any order and case. */
export const columnsIn = <Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
  needed: readonly Column[],
): Found<Column> => {
  const names = header.map((cell) =>
    visibleLine(cell)
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_"),
  )
  const at: Places<Column> = {}
  for (const column of columns) {
    const place = names.indexOf(column)
    if (place === -1) continue
    if (names.lastIndexOf(column) !== place) return { twice: column }
    at[column] = place
  }
  const missing = needed.filter((column) => at[column] === undefined)
  if (missing.length > 0) return { missing }
  const unknown = names.filter((name) => name !== "" && !columns.some((column) => column === name))
  return { at, unknown }
}

/** One line. The mark before what a spreadsheet would calculate is our own files'. */
export const cleanedCell = (cell: string) =>
  (isPlain(cell) ? cell : visibleLine(cell))
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^'(?=[=+\-@＝＋－＠])/, "")

/** Most cells: all of it is seen, which is known quickly. */
const isPlain = (cell: string) => /^[ -~]*$/.test(cell)
