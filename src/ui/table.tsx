import type { ReactNode } from "react"

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  align?: "left" | "right"
  /** On a card this cell is the head and needs no label. */
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

/** A real table; where its place is narrow, as on a phone or beside a navigation, each row is a card. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="@container">
      <table {...roles.table} className="block w-full @3xl:table @3xl:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup} className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr {...roles.row} className="@3xl:border-line @3xl:border-b">
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" className={`px-3 py-3 text-sm text-muted ${side(align)}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="grid gap-4 @xl:grid-cols-2 @3xl:table-row-group">
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row} className={rowLook}>
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rowLook = [
  "grid gap-2 rounded-lg border border-line bg-surface p-4 shadow-soft",
  "@3xl:table-row @3xl:rounded-none @3xl:border-0 @3xl:border-b @3xl:bg-transparent @3xl:p-0 @3xl:shadow-none @3xl:hover:bg-fill",
].join(" ")

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, heading, align } = column
  const card = heading ? "text-lg font-semibold" : "flex items-center justify-between gap-4"
  return (
    <td {...roles.cell} className={`${card} @3xl:table-cell @3xl:px-3 @3xl:py-3 @3xl:text-base ${side(align)}`}>
      {!heading && (
        <span aria-hidden="true" className="text-sm text-muted @3xl:hidden">
          {header}
        </span>
      )}
      {column.cell(row)}
    </td>
  )
}

const side = (align: "left" | "right" = "left") => (align === "right" ? "@3xl:text-right" : "text-left")
