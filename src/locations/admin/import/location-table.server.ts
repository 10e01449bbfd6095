// Reads a file of locations, and says what is wrong with its rows by themselves.
import { type ReadTable, readTable } from "../../../platform/csv-table/read-table.server.ts"
import type { Upload } from "../../../platform/files/receive-file.server.ts"
import { forEachInTurns } from "../../../platform/turns.server.ts"
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
  const rows: LocationRow[] = []
  const findings: RowFinding[] = []
  await forEachInTurns(table.rows, ({ line, cells, isOpen }) => {
    const row = { line, ...cells }
    rows.push(row)
    if (isOpen) findings.push({ line, field: "country", rule: "open_quote" })
    else findings.push(...findingsOf(row))
  })
  return { ...table, rows, findings }
}
