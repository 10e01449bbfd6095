// Reads a file of locations: bounded before it is walked, in whichever encoding and with whichever separator it was written.
import { receiveToMemory, type Upload } from "../../../platform/files/receive-file.server.ts"
import { localizerOf } from "../../../platform/language/language.ts"
import { invalid, Problem } from "../../../platform/problem.ts"
import { type CsvRow, csvRows, separatorOf } from "./csv-rows.rules.ts"
import { type Encoding, textOf } from "./file-text.rules.ts"
import {
  columnsIn,
  findingsOf,
  type LocationRow,
  locationRow,
  MAX_IMPORT_MEGABYTES,
  MAX_IMPORT_ROWS,
  type RowFinding,
} from "./location-rows.rules.ts"
import { importProblems } from "./texts.ts"

export interface LocationTable {
  encoding: Encoding
  rows: LocationRow[]
  /** What is wrong with rows by themselves. */
  findings: RowFinding[]
  /** Columns that are not of locations. */
  ignored: string[]
}

const localized = localizerOf(importProblems)
type Texts = ReturnType<typeof importProblems.in>
const refused = (choose: (t: Texts) => string) => invalid({ file: localized(choose) })

const tooLarge = () =>
  new Problem(
    "too_large",
    localized((t) => t.tooLarge(MAX_IMPORT_MEGABYTES)),
  )

export const readLocationTable = async (upload: Upload): Promise<LocationTable> => {
  const bytes = await receiveToMemory(upload, { maxBytes: MAX_IMPORT_MEGABYTES * 1_048_576, tooLarge })
  const file = textOf(bytes)
  if ("refused" in file) throw refused((t) => t.noText[file.refused])
  const found = csvRows(file.text, separatorOf(file.text))
  const { value: header } = found.next() as IteratorResult<CsvRow, undefined>
  if (!header) throw refused((t) => t.empty)
  const columns = columnsIn(header.cells)
  if ("missing" in columns) throw refused((t) => t.noColumns)
  if ("twice" in columns) throw refused((t) => t.columnTwice(columns.twice))
  return {
    encoding: file.encoding,
    ignored: columns.unknown.slice(0, MAX_IGNORED).map(shortened),
    ...rowsOf(found, columns.at),
  }
}

const MAX_IGNORED = 10
const shortened = (name: string) => name.slice(0, 40)

const rowsOf = (found: Iterable<CsvRow>, at: Parameters<typeof locationRow>[1]) => {
  const rows: LocationRow[] = []
  const findings: RowFinding[] = []
  for (const csvRow of found) {
    if (rows.length === MAX_IMPORT_ROWS) throw refused((t) => t.tooManyRows(MAX_IMPORT_ROWS))
    const row = locationRow(csvRow, at)
    rows.push(row)
    if (csvRow.isOpen) findings.push({ line: row.line, field: "country", rule: "open_quote" })
    else findings.push(...findingsOf(row))
  }
  if (rows.length === 0) throw refused((t) => t.noRows)
  return { rows, findings }
}
