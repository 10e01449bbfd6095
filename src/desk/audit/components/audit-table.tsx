import { type DetailLine, detailLines } from "../../../accounts/audit/audit-details.rules.ts"
import { auditDetailTexts } from "../../../accounts/audit/audit-details.texts.ts"
import { placeKey, placeOfAct } from "../../../accounts/audit/audit-references.rules.ts"
import { Link } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { AuditEntry } from "../audit.schema.ts"
import { auditTexts } from "../texts.ts"
import { AuditPieces, Reference } from "./audit-detail.tsx"

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts(auditTexts)
  const dates = useDates()
  const columns: Column<AuditEntry>[] = [
    {
      header: t.columns.act,
      cell: ({ act_display }) => <span className="font-semibold">{act_display}</span>,
      slot: "title",
      width: "@[52rem]:w-48",
    },
    {
      header: t.columns.by,
      name: "by",
      cell: ({ by }) => (by ? <Person id={by.id} name={by.name} /> : t.commandLine),
      slot: "line",
      width: "@[52rem]:w-32",
    },
    {
      header: t.columns.subject,
      name: "subject",
      cell: (entry) => <Subject entry={entry} />,
      slot: "more",
      width: "@[52rem]:w-40",
    },
    { header: t.columns.more, cell: (entry) => <Details entry={entry} />, slot: "details" },
    {
      header: t.columns.at,
      name: "at",
      cell: ({ at }) => <time dateTime={at}>{dates.instant(at, new Date())}</time>,
      slot: "chip",
      width: "@[52rem]:w-32",
    },
  ]
  return <ListTable caption={t.title} columns={columns} rows={entries} rowKey={({ id }) => id} />
}

function Person({ id, name }: { id: string; name: string }) {
  const t = useTexts(auditTexts)
  return (
    <Link to={`/admin/people/${id}`} className="wrap-anywhere underline underline-offset-4">
      {name || t.former}
    </Link>
  )
}

function Subject({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts)
  const { act, subject, subject_name, person_id, names, details } = entry
  if (!subject) return null
  const place = placeOfAct(act)
  const key = place ? placeKey(place, subject) : subject
  const named = names[key]
  if (named && named.kind !== "person" && named.kind !== "professional") return <Reference id={subject} named={named} />
  if (person_id) return <Person id={person_id} name={subject_name ?? ""} />
  if (typeof details.service === "string" && typeof details.city === "string")
    return t.opening(details.service, details.city)
  // What was deleted has its name in what was written down of it.
  if (place && typeof details.name === "string") return details.name
  return <code className="wrap-anywhere text-sm">{subject}</code>
}

/** It stands beside it already. */
const repeatsSubject = ({ pieces }: DetailLine, { subject, names }: AuditEntry) => {
  const [piece, ...more] = pieces
  if (!subject || piece === undefined || more.length > 0) return false
  return typeof piece === "string" ? piece === names[subject]?.name : piece.id === subject
}

function Details({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts)
  const texts = useTexts(auditDetailTexts)
  const dates = useDates()
  const { network } = entry
  const lines = [
    ...detailLines(entry, texts, dates).filter((line) => !repeatsSubject(line, entry)),
    ...(network ? [{ name: "network", label: texts.network, pieces: [network] }] : []),
  ]
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm underline underline-offset-4">{t.details}</summary>
      <dl className="mt-1 grid gap-1 text-sm">
        {lines.map(({ name, label, pieces }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">
              <AuditPieces pieces={pieces} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
