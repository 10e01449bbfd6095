import type { ReactNode } from "react"

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  align?: "left" | "right"
  /** On a phone this cell heads the card and needs no label. */
  heading?: boolean
}

type TableProps<Row> = {
  /** Read aloud before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** On a phone the parts get another `display`, and some browsers then forget what they are: so it is said. */
const roles = { table: { role: "table" }, rowgroup: { role: "rowgroup" }, row: { role: "row" }, cell: { role: "cell" } }

/** A real table; on a phone each row is a card. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table {...roles.table} className="block w-full md:table md:border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rowgroup} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...roles.row} className="md:border-line md:border-b">
          {columns.map(({ header, align }) => (
            <th key={header} scope="col" className={`px-4 py-3 text-sm text-muted ${side(align)}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="grid gap-4 md:table-row-group">
        {rows.map((row) => (
          <tr key={rowKey(row)} {...roles.row} className={rowLook}>
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rowLook = [
  "grid gap-2 rounded-lg border border-line bg-surface p-4 shadow-soft",
  "md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent md:p-0 md:shadow-none md:hover:bg-sunken",
].join(" ")

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, heading, align } = column
  const card = heading ? "text-lg font-semibold" : "flex items-baseline justify-between gap-4"
  return (
    <td {...roles.cell} className={`${card} md:table-cell md:px-4 md:py-3 md:text-base ${side(align)}`}>
      {!heading && (
        <span aria-hidden="true" className="text-sm text-muted md:hidden">
          {header}
        </span>
      )}
      {column.cell(row)}
    </td>
  )
}

const side = (align: "left" | "right" = "left") => (align === "right" ? "md:text-right" : "text-left")
