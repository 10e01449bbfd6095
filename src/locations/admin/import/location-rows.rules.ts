/** The rows of a table of locations: which column is which, and what is wrong with a row by itself. */
import { countryCodeViolation, NAME_LENGTH, placeNameViolation, stateCodeViolation } from "../place-name.rules.ts"

export const columns = ["country", "country_code", "state", "state_code", "city"] as const
export type LocationColumn = (typeof columns)[number]

export const MAX_IMPORT_ROWS = 100_000
export const MAX_IMPORT_MEGABYTES = 5

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
  | "no_letter"
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
