// Reads a table that somebody has made in a spreadsheet: bounded before it is walked, in whichever encoding and with whichever
// separator it was written.
import { receiveToMemory, type Upload } from "../files/receive-file.server.ts"
import { localizerOf } from "../language/language.ts"
import { invalid, Problem } from "../problem.ts"
import { forEachInTurns } from "../turns.server.ts"
import { type CsvRow, csvRows, separatorOf } from "./csv-rows.rules.ts"
import { type Encoding, textOf } from "./file-text.rules.ts"
import { cleanedCell, columnsIn, type Places } from "./table-columns.rules.ts"
import { csvTableProblems } from "./texts.ts"

export interface TableRow<Column extends string> {
  /** In the file, of its first cell; from 1. */
  line: number
  /** An empty one of each column that is not there. */
  cells: Record<Column, string>
  /** A quotation mark opened in it and never closed. */
  isOpen: boolean
}

export interface ReadTable<Column extends string> {
  encoding: Encoding
  rows: TableRow<Column>[]
  /** Columns that nobody asked for. */
  ignored: string[]
}

interface Asked<Column extends string> {
  columns: readonly Column[]
  /** Without which there is no table. */
  needed: readonly Column[]
  maxRows: number
  maxMegabytes: number
}

const localized = localizerOf(csvTableProblems)
type Texts = ReturnType<typeof csvTableProblems.in>
const refused = (choose: (t: Texts) => string) => invalid({ file: localized(choose) })

export const readTable = async <Column extends string>(
  upload: Upload,
  { columns, needed, maxRows, maxMegabytes }: Asked<Column>,
): Promise<ReadTable<Column>> => {
  const tooLarge = () =>
    new Problem(
      "too_large",
      localized((t) => t.tooLarge(maxMegabytes)),
    )
  const bytes = await receiveToMemory(upload, { maxBytes: maxMegabytes * 1_048_576, tooLarge })
  const file = textOf(bytes)
  if ("refused" in file) throw refused((t) => t.noText[file.refused])
  const found = csvRows(file.text, separatorOf(file.text))
  const { value: header } = found.next() as IteratorResult<CsvRow, undefined>
  if (!header) throw refused((t) => t.empty)
  const named = columnsIn(header.cells, columns, needed)
  if ("missing" in named) throw refused((t) => t.noColumns(columns, needed))
  if ("twice" in named) throw refused((t) => t.columnTwice(named.twice))
  const rows: TableRow<Column>[] = []
  await forEachInTurns(found, (row) => {
    if (rows.length === maxRows) throw refused((t) => t.tooManyRows(maxRows))
    rows.push(rowOf(row, columns, named.at))
  })
  if (rows.length === 0) throw refused((t) => t.noRows)
  return { encoding: file.encoding, rows, ignored: named.unknown.slice(0, MAX_IGNORED).map(shortened) }
}

const MAX_IGNORED = 10
const shortened = (name: string) => name.slice(0, 40)

const rowOf = <Column extends string>(
  { line, cells, isOpen }: CsvRow,
  columns: readonly Column[],
  at: Places<Column>,
): TableRow<Column> => {
  const cellOf = (place: number | undefined) => (place === undefined ? "" : cleanedCell(cells[place] ?? ""))
  const named = Object.fromEntries(columns.map((column) => [column, cellOf(at[column])]))
  return { line, cells: named as Record<Column, string>, isOpen: isOpen === true }
}
