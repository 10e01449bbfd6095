import { csvOf } from "../../platform/csv.ts"

/** A file with the names of the columns alone, to fill in. */
export const emptyTable = (columns: readonly string[]) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf([columns]))}`
