import type { ReactNode } from "react"
import { LinkButton } from "../../../ui/link.tsx"
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

const roles = { table: { role: "table" }, rowgroup: { role: "rowgroup" }, row: { role: "row" }, cell: { role: "cell" } }

/** A table with many columns; where its place is narrow each row is a card, on which every value has its name. */
export function LogTable({ rows, first, list }: LogTableProps) {
  const t = useTexts(activityLogTexts)
  const now = new Date()
  return (
    <div className="@container">
      <div className="@[58rem]:overflow-x-auto @[58rem]:rounded-lg @[58rem]:border @[58rem]:border-line @[58rem]:bg-surface">
        {/* Their display makes some browsers forget what they are: so it is said. */}
        <table {...roles.table} className="block w-full @[58rem]:table @[58rem]:border-collapse">
          <caption className="sr-only">{t.title}</caption>
          <thead {...roles.rowgroup} className="sr-only @[58rem]:not-sr-only @[58rem]:table-header-group">
            <tr {...roles.row} className="@[58rem]:border-line @[58rem]:border-b">
              {Object.values(t.columns).map((header) => (
                <th key={header} scope="col" className="px-2 py-3 text-left text-muted text-sm first:pl-4 last:pr-4">
                  {header === t.columns.details ? <span className="sr-only">{header}</span> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className="grid gap-3 @[58rem]:table-row-group">
            {rows.map((entry, index) => (
              <Row key={entry.id} entry={entry} number={first + index} list={list} now={now} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const rowClasses = [
  "grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-soft",
  "@xl:grid-cols-4 @[58rem]:table-row @[58rem]:rounded-none @[58rem]:border-0 @[58rem]:border-line @[58rem]:border-b",
  "@[58rem]:shadow-none @[58rem]:last:border-b-0 @[58rem]:hover:bg-fill",
].join(" ")

interface RowProps extends Pick<LogTableProps, "list"> {
  entry: LogEntry
  number: number
  now: Date
}

function Row({ entry, number, list, now }: RowProps) {
  const t = useTexts(activityLogTexts)
  const { names } = useTexts(deviceTexts)
  const who = entry.actor_email ?? t.unknown
  const { columns } = t
  return (
    <tr {...roles.row} className={rowClasses}>
      <Cell label={columns.number}>
        <span className="tabular-nums">{number.toLocaleString("en-IN")}</span>
      </Cell>
      <Cell label={columns.status} className="@[58rem]:hidden">
        <StatusBadge entry={entry} />
      </Cell>
      <Cell label={columns.email} className="col-span-2">
        <span className="wrap-anywhere font-semibold">{who}</span>
      </Cell>
      <Cell label={columns.userType}>
        <UserTypeBadge entry={entry} />
      </Cell>
      <Cell label={columns.loginTime}>
        <Instant at={entry.login_time} now={now} />
      </Cell>
      <Cell label={columns.logoutTime}>
        <Instant at={entry.logout_time} now={now} />
      </Cell>
      <Cell label={columns.duration}>
        <span className="whitespace-nowrap">{entry.duration ?? t.none}</span>
      </Cell>
      <Cell label={columns.device}>{entry.device_info ? names[entry.device_info] : t.unknown}</Cell>
      <Cell label={columns.status} className="hidden @[58rem]:table-cell">
        <StatusBadge entry={entry} />
      </Cell>
      <Cell label={columns.activity}>
        <ActionBadge entry={entry} />
      </Cell>
      <Cell label={columns.id}>
        <Ids entry={entry} />
      </Cell>
      <td {...roles.cell} className="col-span-full @[58rem]:table-cell @[58rem]:py-1 @[58rem]:pr-2 @[58rem]:text-right">
        <LinkButton
          to={list.toDialog("entry", entry.id)}
          variant="quiet"
          size="small"
          preventScrollReset
          className="whitespace-nowrap max-sm:w-full"
        >
          {t.view} <span className="sr-only">{t.viewOf(who)}</span>
        </LinkButton>
      </td>
    </tr>
  )
}

type CellProps = { label: string; className?: string; children: ReactNode }

function Cell({ label, className = "", children }: CellProps) {
  return (
    <td
      {...roles.cell}
      className={`min-w-0 text-sm @[58rem]:table-cell @[58rem]:px-2 @[58rem]:py-2.5 @[58rem]:first:pl-4 ${className}`}
    >
      <span aria-hidden="true" className="mb-0.5 block text-muted @[58rem]:hidden">
        {label}
      </span>
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
      <span className="whitespace-nowrap">{dates.weekday(at, now)}</span>
      <span className="block whitespace-nowrap text-muted">{dates.clock(at)}</span>
    </time>
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
        <span key={id} title={id} className="block whitespace-nowrap">
          …{id.slice(-6)}
        </span>
      ))}
    </span>
  )
}
