import { inLanguages } from "../../platform/language/language.ts"
import { listIn, pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")
const listed = listIn("en")
const grouped = (count: number) => count.toLocaleString("en-IN")

/** Around a table that is chosen, looked at, and imported by one more press. */
export const tableImportTexts = inLanguages({
  en: {
    choose: "Choose a CSV file",
    chooseAnother: "Choose another file",
    drop: (megabytes: number, rows: number) => `or drop it here. ${megabytes} MB and ${grouped(rows)} rows at most.`,
    emptyTable: "Download an empty table",
    reading: "Reading the file",
    failed: "The file could not be looked at. Please try again.",
    importFailed: "The import failed, and nothing was written. Please try again.",
    encodings: {
      "utf-8": "UTF-8",
      "utf-8-bom": "UTF-8 with a mark",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16",
      "windows-1252": "Windows-1252",
    },
    read: (rows: number, encoding: string) =>
      `${plural(rows, { one: "1 row", other: `${grouped(rows)} rows` })}, read as ${encoding}`,
    checkLetters: "If letters look wrong in the rows below, save the file as UTF-8.",
    ignored: (names: readonly string[]) => `Columns that are left out: ${listed(names)}`,
    errors: (count: number) => plural(count, { one: "1 error", other: `${grouped(count)} errors` }),
    errorsHint: "Nothing can be imported until the file is right.",
    notes: (count: number) =>
      plural(count, { one: "1 row is worth a look", other: `${grouped(count)} rows are worth a look` }),
    line: (line: number) => `Line ${grouped(line)}`,
    moreFindings: (count: number) => `and ${grouped(count)} more`,
    importing: "Importing...",
    cancel: "Cancel",
  },
})
