/** Tables as files that spreadsheets open. Pure. */
type Cell = string | number | null

/** With the mark by which Excel knows that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`

const cellOf = (cell: Cell) => {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const text = isFormula(cell) ? `'${cell}` : cell
  // A spreadsheet set to another language, or one that guesses, splits at semicolons and tabs.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What others wrote is calculated by nobody: a spreadsheet takes such a beginning for a formula, also behind blanks. */
const isFormula = (text: string) => /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text)
