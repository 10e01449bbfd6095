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
}

export const csvFile = <Row>({ name, columns, read, line }: CsvFile<Row>): StreamedFile => {
  async function* written() {
    yield csvOf([columns])
    let last: Row | undefined
    for (;;) {
      const rows = await read(last, CHUNK)
      if (rows.length > 0) yield csvLines(rows.map(line))
      if (rows.length < CHUNK) return
      last = rows.at(-1)
    }
  }
  return { type: "text/csv; charset=utf-8", name, body: Readable.from(written(), { objectMode: false }) }
}
