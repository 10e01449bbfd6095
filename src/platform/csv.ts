/** Tables as files that spreadsheets open. Pure. */
export type Cell = string | number | null

/** With the mark by which Excel knows that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]) => `\ufeff${csvLines(rows)}`

/** More of them. */
export const csvLines = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")

const cellOf = (cell: Cell) => {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const text = isFormula(cell) && !isSpacedPhoneNumber(cell) ? `'${cell}` : cell
  // A spreadsheet set to another language, or one that guesses, splits at semicolons and tabs.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What others wrote is calculated by nobody: a spreadsheet takes such a beginning for a formula, also behind blanks and what is not seen. */
const isFormula = (text: string) => /^[\s\p{Cf}\p{Z}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text)

/** With blanks it is text to a spreadsheet; without them it would become a number, rounded as it is shown. */
const isSpacedPhoneNumber = (text: string) => /^\+(?=\d+ )\d(?: ?\d){7,14}$/.test(text)
