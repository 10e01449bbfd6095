import type { ReactNode } from "react"

export type Column<Row> = {
  header: string
  /** As the address says it; a column with one can be put away (list/list-table.tsx). */
  name?: string
  cell: (row: Row) => ReactNode
  /** Where it stands on a card: the title and a chip beside it, lines of facts below, what opens in it, and what can be done. */
  slot: CardSlot
  /**
   * As a class, from the width on at which it is a table ("@[52rem]:w-40"). Where any is said, columns stand still whatever
   * their rows hold, also in several tables below each other; what has none shares the rest.
   */
  width?: string
}

type CardSlot = "title" | "chip" | "line" | "more" | "details" | "actions"

type TableProps<Row> = {
  /** Read aloud before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Below another one with the same columns, whose headers are enough for the eye. */
  hideHeaders?: boolean
}

/** On a phone the parts get another `display`, and some browsers then forget what they are: so it is said. */
const roles = { table: { role: "table" }, rowgroup: { role: "rowgroup" }, row: { role: "row" }, cell: { role: "cell" } }

/**
 * A real table; where its place is narrower than 52rem, as on a phone or beside a navigation, each row is a card without
 * labels.
 */
export function Table<Row>({ caption, columns, rows, rowKey, hideHeaders = false }: TableProps<Row>) {
  const layout = columns.some(({ width }) => width) ? "@[52rem]:table-fixed" : ""
  return (
    <div className="@container">
      <div className={frameClasses}>
        <table {...roles.table} className={`block w-full @[52rem]:table @[52rem]:border-collapse ${layout}`}>
          <caption className="sr-only">{caption}</caption>
          {layout && (
            <colgroup className="hidden @[52rem]:table-column-group">
              {columns.map(({ header, width }) => (
                <col key={header} className={width} />
              ))}
            </colgroup>
          )}
          <thead {...roles.rowgroup} className={`sr-only ${hideHeaders ? "" : headClasses}`}>
            <tr {...roles.row} className="@[52rem]:border-line @[52rem]:border-b">
              {columns.map((column) => (
                <th key={column.header} scope="col" className={`px-2 py-3 text-sm text-muted ${sideOf(column)}`}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className="grid gap-3 @[52rem]:table-row-group">
            {rows.map((row) => (
              <tr key={rowKey(row)} {...roles.row} className={rowClasses}>
                {columns.map((column) => (
                  <Cell key={column.header} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** As the other lists: on a card of its own. */
const frameClasses =
  "@[52rem]:rounded-lg @[52rem]:border @[52rem]:border-line @[52rem]:bg-surface @[52rem]:px-2 @[52rem]:shadow-soft"

const headClasses = "@[52rem]:not-sr-only @[52rem]:table-header-group"

const rowClasses = [
  "group/row relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1",
  "rounded-lg border border-line bg-surface px-4 py-3 shadow-soft @xl:grid-cols-[minmax(0,1fr)_19.5rem]",
  "@[52rem]:static @[52rem]:table-row @[52rem]:rounded-none @[52rem]:border-0 @[52rem]:border-b @[52rem]:bg-transparent",
  "@[52rem]:p-0 @[52rem]:shadow-none @[52rem]:last:border-b-0 @[52rem]:hover:bg-fill",
].join(" ")

/**
 * Named as the subject of its rule: as one of a group it would have every element of a page styled anew with each letter typed.
 * Behind :has() each part has a name too: where any element might be meant, all of a page's :has() are looked through whenever
 * one is added to it, on every page.
 */
const widerAboveActions = "@max-xl:[tr:has(>td>[data-row-acts]>.button~:is(.button,form))>&]:col-span-2"

/** Beside the facts stands one act alone; several, in a `data-row-acts`, have a line of their own where there is no room for them. */
const slotClasses: Record<CardSlot, string> = {
  title: "col-start-1 row-start-1 min-w-0 text-lg font-semibold",
  chip: "col-start-2 row-start-1 justify-self-end",
  line: `col-start-1 row-start-2 min-w-0 text-sm ${widerAboveActions}`,
  more: `col-start-1 row-start-3 min-w-0 text-sm ${widerAboveActions}`,
  details: "col-span-2 col-start-1 row-start-4 min-w-0 text-sm",
  actions: [
    "col-start-2 row-start-2 row-span-2 self-end text-right",
    "@max-xl:has-[>[data-row-acts]>.button~:is(.button,form)]:col-span-2 @max-xl:has-[>[data-row-acts]>.button~:is(.button,form)]:col-start-1",
    "@max-xl:has-[>[data-row-acts]>.button~:is(.button,form)]:row-start-4 @max-xl:has-[>[data-row-acts]>.button~:is(.button,form)]:row-span-1",
  ].join(" "),
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const cell = "@[52rem]:table-cell @[52rem]:px-2 @[52rem]:py-3 @[52rem]:text-base @[52rem]:text-ink"
  return (
    <td {...roles.cell} className={`${slotClasses[column.slot]} ${cell} ${sideOf(column)}`}>
      {column.cell(row)}
    </td>
  )
}

const sideOf = <Row,>({ slot }: Column<Row>) => (slot === "actions" ? "@[52rem]:text-right" : "@[52rem]:text-left")
