import { RequestBadge } from "../../../requests/components/request-state.tsx"
import type { ShownRequestStatus } from "../../../requests/service-request.rules.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Link } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { type ChipStatus, StatusChip } from "../../../ui/status-chip.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { weekTexts } from "../texts.ts"
import type { WeekRow } from "../today.contract.ts"

export function WeekTable({ rows }: { rows: readonly WeekRow[] }) {
  const t = useTexts(weekTexts)
  const dates = useDates()
  const kind = rows[0]?.kind ?? "people"
  const isOfTwo = kind !== "people" && kind !== "professionals"
  const columns: Column<WeekRow>[] = [
    {
      header: t.columns.person,
      cell: ({ person, submission_id }) =>
        person && <Person name={person.name} to={person.id ? personPath(person.id) : inquiryPath(submission_id)} />,
      slot: "title",
    },
    ...(isOfTwo
      ? ([
          {
            header: t.columns.professional,
            name: "professional",
            cell: ({ professional, service_name }) => (
              <>
                {professional && <Person name={professional.name} to={personPath(professional.id)} />}
                <span className="block text-muted text-sm">{service_name}</span>
              </>
            ),
            slot: "line",
          },
        ] satisfies Column<WeekRow>[])
      : []),
    {
      header: t.columns.status,
      name: "status",
      cell: (row) => <State row={row} />,
      slot: "chip",
      width: isOfTwo ? "@[52rem]:w-40" : "@[52rem]:w-64",
    },
    {
      header: t.columns.at,
      name: "at",
      cell: ({ at }) => <time dateTime={at}>{dates.instant(at, new Date())}</time>,
      slot: "more",
      width: "@[52rem]:w-48",
    },
  ]
  return <ListTable caption={t.kinds[kind]} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

const personPath = (id: string) => `/admin/people/${id}`
/** Who wrote without an account is known by the inquiry. */
const inquiryPath = (id: string | null) => `/admin/submissions?status=all&submission=${id}`

function Person({ name, to }: { name: string; to: string }) {
  const t = useTexts(weekTexts)
  return (
    <Link to={to} className="wrap-anywhere underline underline-offset-4">
      {name || t.former}
    </Link>
  )
}

function State({ row: { kind, status, rating } }: { row: WeekRow }) {
  const t = useTexts(weekTexts)
  if (kind === "bookings") return <StatusChip status={status as ChipStatus} />
  if (kind === "requests" || kind === "answered") return <RequestBadge status={status as ShownRequestStatus} />
  if (kind !== "reviews") return t.isNow[status as keyof typeof t.isNow]
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Rating value={rating} compact />
      {status === "hidden" && <Badge tone="ended">{t.hidden}</Badge>}
    </span>
  )
}
