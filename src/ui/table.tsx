import type { ReactNode } from "react"

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Where it stands on a card: the title and a chip beside it, a line of facts below, and what can be done. */
  place: Place
}

type Place = "title" | "chip" | "line" | "more" | "actions"

type TableProps<Row> = {
  /** Read aloud before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** On a phone the parts get another `display`, and some browsers then forget what they are: so it is said. */
const roles = { table: { role: "table" }, rowgroup: { role: "rowgroup" }, row: { role: "row" }, cell: { role: "cell" } }

/** A real table; where its place is narrow, as on a phone or beside a navigation, each row is a card without labels. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="@container">
      <table {...roles.table} className="block w-full @3xl:table @3xl:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup} className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr {...roles.row} className="@3xl:border-line @3xl:border-b">
            {columns.map((column) => (
              <th key={column.header} scope="col" className={`px-2 py-3 text-sm text-muted ${sideOf(column)}`}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="grid gap-3 @3xl:table-row-group">
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
  "flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3 shadow-soft",
  "@xl:grid @xl:grid-cols-[max-content_minmax(0,1fr)_auto_auto]",
  "@3xl:table-row @3xl:rounded-none @3xl:border-0 @3xl:border-b @3xl:bg-transparent @3xl:p-0 @3xl:shadow-none @3xl:hover:bg-fill",
].join(" ")

/** Two lines, and below them the actions; where there is room these stand at the right. */
const places: Record<Place, string> = {
  title: "order-1 min-w-0 grow basis-[calc(100%-8.5rem)] text-lg font-semibold @xl:col-span-2",
  chip: "order-2 @xl:col-start-3",
  line: "order-3 text-sm text-muted after:ml-2 after:content-['·'] @3xl:after:content-none @xl:col-start-1 @xl:row-start-2",
  more: "order-4 text-sm text-muted @xl:col-span-2 @xl:col-start-2 @xl:row-start-2",
  actions: "order-5 mt-1.5 basis-full text-right @xl:mt-0 @xl:col-start-4 @xl:row-span-2 @xl:row-start-1",
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const cell = "@3xl:table-cell @3xl:px-2 @3xl:py-3 @3xl:text-base @3xl:text-ink"
  return (
    <td {...roles.cell} className={`${places[column.place]} ${cell} ${sideOf(column)}`}>
      {column.cell(row)}
    </td>
  )
}

const sideOf = <Row,>({ place }: Column<Row>) => (place === "actions" ? "@3xl:text-right" : "@3xl:text-left")
