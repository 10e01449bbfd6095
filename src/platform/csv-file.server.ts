// A table for a spreadsheet that is written while it is sent: the whole of it, and never all of it in memory.
import { Readable } from "node:stream"
import type { StreamedFile } from "./api/serve-file.server.ts"
import { type Cell, csvLines, csvOf } from "./csv.ts"

/** Rows of one read. */
const CHUNK = 1000

interface CsvFile<Row> {
  name: string
  columns: readonly string[]
  /** At most so many, in their order, behind the row that was read last. */
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>
  line: (row: Row) => readonly Cell[]
  /** Of what may be too many for a spreadsheet: behind so many rows stands the sentence instead of more. */
  max?: { rows: number; cut: string }
}

export const csvFile = <Row>({ name, columns, read, line, max }: CsvFile<Row>): StreamedFile => {
  async function* written() {
    yield csvOf([columns])
    let last: Row | undefined
    let left = max?.rows ?? Number.POSITIVE_INFINITY
    for (;;) {
      const rows = await read(last, CHUNK)
      if (rows.length > 0) yield csvLines(rows.slice(0, left).map(line))
      if (max && rows.length > left) yield csvLines([[max.cut]])
      if (rows.length < CHUNK || rows.length > left) return
      left -= rows.length
      last = rows.at(-1)
    }
  }
  return { type: "text/csv; charset=utf-8", name, body: Readable.from(written(), { objectMode: false }) }
}
