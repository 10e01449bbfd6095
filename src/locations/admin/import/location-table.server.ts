// Reads a file of locations, and says what is wrong with its rows by themselves.
import { type ReadTable, readTable } from "../../../platform/csv-table/read-table.server.ts"
import type { Upload } from "../../../platform/files/receive-file.server.ts"
import {
  columns,
  findingsOf,
  type LocationRow,
  MAX_IMPORT_MEGABYTES,
  MAX_IMPORT_ROWS,
  type RowFinding,
} from "./location-rows.rules.ts"

export interface LocationTable extends Omit<ReadTable<never>, "rows"> {
  rows: LocationRow[]
  findings: RowFinding[]
}

export const readLocationTable = async (upload: Upload): Promise<LocationTable> => {
  const bounds = { maxRows: MAX_IMPORT_ROWS, maxMegabytes: MAX_IMPORT_MEGABYTES }
  const table = await readTable(upload, { columns, needed: ["country"], ...bounds })
  const findings = table.rows.flatMap(({ line, cells, isOpen }): RowFinding[] =>
    isOpen ? [{ line, field: "country", rule: "open_quote" }] : findingsOf({ line, ...cells }),
  )
  return { ...table, rows: table.rows.map(({ line, cells }) => ({ line, ...cells })), findings }
}
