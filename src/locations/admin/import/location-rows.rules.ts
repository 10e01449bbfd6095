/** The rows of a table of locations: which column is which, and what is wrong with a row by itself. */
import { visibleLine } from "../../../platform/visible-text.rules.ts"
import { countryCodeViolation, NAME_LENGTH, placeNameViolation, stateCodeViolation } from "../place-name.rules.ts"
import type { CsvRow } from "./csv-rows.rules.ts"

export const columns = ["country", "country_code", "state", "state_code", "city"] as const
export type LocationColumn = (typeof columns)[number]

export const MAX_IMPORT_ROWS = 100_000
export const MAX_IMPORT_MEGABYTES = 5
/** So many of what was found are named; the rest is counted. */
export const MAX_FINDINGS = 100

export type LocationRow = Record<LocationColumn, string> & { line: number }

/** What is wrong, or worth a look, with a row; the texts have a sentence for each rule. */
export interface RowFinding {
  line: number
  field: LocationColumn
  rule: FindingRule
  /** What the sentence names beside the cell: a line, a name, a code. */
  about?: string
}
export type FindingRule =
  | "country_missing"
  | "state_missing"
  | "name_begins"
  | "mixed_scripts"
  | "too_long"
  | "two_letters"
  | "short_code"
  | "code_missing"
  | "code_differs"
  | "code_taken"
  | "code_not_there"
  | "twice"
  | "open_quote"
  | "elsewhere"

/** Of each column its place; or which is missing or named twice. */
export const columnsIn = (
  header: readonly string[],
):
  | { at: Partial<Record<LocationColumn, number>>; unknown: string[] }
  | { missing: "country" }
  | { twice: LocationColumn } => {
  const names = header.map((cell) =>
    visibleLine(cell)
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_"),
  )
  const at: Partial<Record<LocationColumn, number>> = {}
  for (const column of columns) {
    const place = names.indexOf(column)
    if (place === -1) continue
    if (names.lastIndexOf(column) !== place) return { twice: column }
    at[column] = place
  }
  if (at.country === undefined) return { missing: "country" }
  const unknown = names.filter((name) => name !== "" && !columns.some((column) => column === name))
  return { at, unknown }
}

/** An empty cell of each column that is not there. */
export const locationRow = ({ line, cells }: CsvRow, at: Partial<Record<LocationColumn, number>>): LocationRow => {
  const cell = (column: LocationColumn) => {
    const place = at[column]
    return place === undefined ? "" : cleaned(cells[place] ?? "")
  }
  return {
    line,
    country: cell("country"),
    country_code: cell("country_code"),
    state: cell("state"),
    state_code: cell("state_code"),
    city: cell("city"),
  }
}

/** The mark before what a spreadsheet would calculate is the export's. */
const cleaned = (cell: string) =>
  visibleLine(cell)
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^'(?=[=+\-@＝＋－＠])/, "")

/** The first thing that is wrong with each cell. */
export const findingsOf = (row: LocationRow): RowFinding[] =>
  columns.flatMap((field) => {
    const rule = violationOf(row, field)
    return rule ? [{ line: row.line, field, rule }] : []
  })

const violationOf = (row: LocationRow, field: LocationColumn): FindingRule | undefined => {
  const cell = row[field]
  if (cell === "") {
    if (field === "country") return "country_missing"
    return field === "state" && (row.city !== "" || row.state_code !== "") ? "state_missing" : undefined
  }
  if (cell.length > NAME_LENGTH) return "too_long"
  if (field === "country_code") return countryCodeViolation(cell) as FindingRule | undefined
  if (field === "state_code") return stateCodeViolation(cell) as FindingRule | undefined
  return placeNameViolation(cell) as FindingRule | undefined
}
