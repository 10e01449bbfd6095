import { inLanguages } from "../language/language.ts"
import { listIn } from "../language/parts.ts"

const listed = listIn("en")
const grouped = (count: number) => count.toLocaleString("en-IN")

/** Why a table was not read. */
export const csvTableProblems = inLanguages({
  en: {
    tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Please split it.`,
    tooManyRows: (rows: number) => `The file has more than ${grouped(rows)} rows. Please split it.`,
    noText: {
      workbook: "This is a workbook. In the spreadsheet, save it as CSV, then choose that file.",
      not_text: "This file holds no text that could be read. Please choose a CSV file.",
    },
    empty: "This file is empty.",
    noRows: "This file has a heading and no rows.",
    noColumns: (columns: readonly string[], needed: readonly string[]) =>
      `The first line must name the columns: ${listed(columns)}. At least ${listed(needed)} ${needed.length === 1 ? "is" : "are"} needed.`,
    columnTwice: (column: string) => `The first line names the column ${column} twice.`,
  },
})
