import { Fragment, type ReactNode } from "react"
import { indianDay } from "../../../platform/time.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { shownColumns } from "../../../ui/list/column-choice.ts"
import { ColumnChoice } from "../../../ui/list/list-table.tsx"
import { useHiddenColumns } from "../../../ui/list/use-hidden-columns.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { LogEntry } from "../activity-log.contract.ts"
import type { ActivityLogList } from "../activity-log.list.ts"
import { activityLogTexts, deviceTexts } from "../texts.ts"
import { ActionBadge, StatusBadge, UserTypeBadge } from "./entry-badges.tsx"

type LogTableProps = {
  rows: readonly LogEntry[]
  /** The number of the first row: they run on across pages. */
  first: number
  list: Pick<ActivityLogList, "toDialog">
}

type Header = keyof ReturnType<typeof activityLogTexts.in>["columns"]
/** Who it was, and what leads on, always stand there. */
const alwaysShown: readonly Header[] = ["number", "email", "details"]

const roles = { table: { role: "table" }, rowgroup: { role: "rowgroup" }, row: { role: "row" }, cell: { role: "cell" } }

/** A table with many columns; where its place is narrow each row is a card of three lines, and its dialog has the rest. */
export function LogTable({ rows, first, list }: LogTableProps) {
  const t = useTexts(activityLogTexts)
  const now = new Date()
  const choice = useHiddenColumns()
  const columns = (Object.entries(t.columns) as [Header, string][]).map(([name, header]) => ({
    name,
    header,
    slot: alwaysShown.includes(name) ? ("title" as const) : ("line" as const),
  }))
  const shown = shownColumns(columns, choice.hidden)
  return (
    <div className="@container grid grid-cols-1 gap-2">
      <ColumnChoice columns={columns} {...choice} />
      <div className="@[50rem]:overflow-x-auto @[50rem]:rounded-lg @[50rem]:border @[50rem]:border-line @[50rem]:bg-surface">
        {/* Their display makes some browsers forget what they are: so it is said. */}
        <table {...roles.table} className="block w-full @[50rem]:table @[50rem]:border-collapse">
          <caption className="sr-only">{t.title}</caption>
          <thead {...roles.rowgroup} className="sr-only @[50rem]:not-sr-only @[50rem]:table-header-group">
            <tr {...roles.row} className="@[50rem]:border-line @[50rem]:border-b">
              {shown.map(({ name, header }) => (
                <th
                  key={name}
                  scope="col"
                  className="px-1.5 py-3 text-left align-bottom text-muted text-sm leading-tight first:pl-4 last:pr-3"
                >
                  {name === "details" ? <span className="sr-only">{header}</span> : <Breakable>{header}</Breakable>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className="grid gap-3 @[50rem]:table-row-group">
            {rows.map((entry, index) => (
              <Row
                key={entry.id}
                entry={entry}
                number={first + index}
                list={list}
                now={now}
                has={(name) => shown.some((column) => column.name === name)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** "User/Provider ID" makes no column wider than its words. */
const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=\/)/).map((piece) => (
    <Fragment key={piece}>
      {piece}
      <wbr />
    </Fragment>
  ))

const rowClasses = [
  "relative flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border border-line bg-surface px-4 py-3 shadow-soft",
  "@[50rem]:static @[50rem]:table-row @[50rem]:rounded-none @[50rem]:border-0 @[50rem]:border-line @[50rem]:border-b",
  "@[50rem]:shadow-none @[50rem]:last:border-b-0 @[50rem]:hover:bg-fill",
].join(" ")

/** Seen in a table alone, and read aloud in both, where each value has its column. */
const forTables = "@max-[50rem]:sr-only"

interface RowProps extends Pick<LogTableProps, "list"> {
  entry: LogEntry
  number: number
  now: Date
  has: (column: Header) => boolean
}

function Row({ entry, number, list, now, has }: RowProps) {
  const t = useTexts(activityLogTexts)
  const { names } = useTexts(deviceTexts)
  const who = entry.actor_email ?? t.unknown
  return (
    <tr {...roles.row} className={rowClasses}>
      <Cell className={`${forTables} text-muted tabular-nums`}>{number.toLocaleString("en-IN")}</Cell>
      <Cell className="basis-full pr-24">
        <span aria-hidden="true" className="mr-2 text-muted tabular-nums @[50rem]:hidden">
          {number.toLocaleString("en-IN")}
        </span>
        <Address of={who} />
      </Cell>
      {has("userType") && (
        <Cell>
          <UserTypeBadge entry={entry} />
        </Cell>
      )}
      {has("loginTime") && (
        <Cell className="order-2">
          <Instant at={entry.login_time} now={now} />
        </Cell>
      )}
      {has("logoutTime") && (
        <Cell className={forTables}>
          <Instant at={entry.logout_time} now={now} />
        </Cell>
      )}
      {has("duration") && (
        <Cell className={`order-2 ${entry.duration === null ? forTables : ""}`}>{entry.duration ?? t.none}</Cell>
      )}
      {has("device") && (
        <Cell className="order-2 @max-md:sr-only">{entry.device_info ? names[entry.device_info] : t.unknown}</Cell>
      )}
      {has("status") && (
        <Cell className="absolute top-3 right-4 @[50rem]:static">
          <StatusBadge entry={entry} />
        </Cell>
      )}
      {has("activity") && (
        <Cell className="order-1">
          <ActionBadge entry={entry} />
        </Cell>
      )}
      {has("id") && (
        <Cell className={forTables}>
          <Ids entry={entry} />
        </Cell>
      )}
      <Cell className="order-3 ml-auto @[50rem]:text-right">
        <LinkButton
          to={list.toDialog("entry", entry.id)}
          variant="quiet"
          size="small"
          preventScrollReset
          className="@max-[50rem]:-my-2 @max-[50rem]:-mr-2 @[50rem]:px-1"
        >
          <span>
            {t.view} <span className="sr-only">{t.viewOf(who)}</span>
          </span>
        </LinkButton>
      </Cell>
    </tr>
  )
}

type CellProps = {
  className?: string
  children: ReactNode
}

function Cell({ className = "", children }: CellProps) {
  return (
    <td
      {...roles.cell}
      className={`min-w-0 text-sm @[50rem]:table-cell @[50rem]:px-1.5 @[50rem]:py-2 @[50rem]:first:pl-4 @[50rem]:last:pr-3 ${className}`}
    >
      {children}
    </td>
  )
}

/** The day above the time, so that a column is as narrow as either. */
function Instant({ at, now }: { at: string | null; now: Date }) {
  const { none } = useTexts(activityLogTexts)
  const dates = useDates()
  if (at === null) return none
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{isThisYear(at, now) ? dates.dayOfMonth(at) : dates.day(at)}</span>
      <span className="ml-1.5 whitespace-nowrap text-muted @[50rem]:ml-0 @[50rem]:block">{dates.clock(at)}</span>
    </time>
  )
}

const isThisYear = (at: string, now: Date) => indianDay(new Date(at)).slice(0, 4) === indianDay(now).slice(0, 4)

/** In a column the name and the place stand below each other; the dialog has a long one whole. */
function Address({ of }: { of: string }) {
  const at = of.lastIndexOf("@")
  const [name, place] = at < 0 ? [of, ""] : [of.slice(0, at), of.slice(at)]
  return (
    <span title={of} className="wrap-anywhere @[50rem]:wrap-normal">
      <span className="font-semibold @[50rem]:block @[50rem]:max-w-36 @[50rem]:truncate">{name}</span>
      <wbr />
      <span className="@max-[50rem]:font-semibold @[50rem]:block @[50rem]:max-w-36 @[50rem]:truncate @[50rem]:text-muted">
        {place}
      </span>
    </span>
  )
}

/** By their ends, which differ; the dialog has them whole. */
function Ids({ entry: { user_id, provider_id } }: { entry: LogEntry }) {
  const { none } = useTexts(activityLogTexts)
  const ids = [user_id, provider_id].filter((id) => id !== null)
  if (ids.length === 0) return none
  return (
    <span className="font-mono text-sm">
      {ids.map((id) => (
        <span key={id} title={id} className="whitespace-nowrap @[50rem]:block">
          …{id.slice(-6)}
        </span>
      ))}
    </span>
  )
}
