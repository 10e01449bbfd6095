import { Badge } from "../../../ui/badge.tsx"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { ChoosableRow, type ShownRow } from "../../desk-entries/components/choosable-rows.tsx"
import { DueBadge } from "../../desk-entries/components/due-badge.tsx"
import { marksClasses } from "../../desk-entries/components/row-classes.ts"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import type { InboxKind } from "../inbox.rules.ts"
import type { SubmissionRow } from "../inbox.schema.ts"
import { inboxPageTexts } from "../inbox-page.texts.ts"
import { StatusBadge } from "./status-badge.tsx"
import { useSubmissionName } from "./use-submission-name.ts"

export const kindIcons: Record<InboxKind, IconName> = {
  contact: "message",
  inquiry: "sofa",
  waiting_list: "bell",
  registration: "briefcase",
  career: "user",
}

interface InboxRowProps {
  row: SubmissionRow
  shown: ShownRow
}

/** Who, about what, and until when; the whole row opens it. */
export function InboxRow({ row, shown }: InboxRowProps) {
  const t = useTexts(deskPageTexts)
  const inbox = useTexts(inboxPageTexts)
  const dates = useDates()
  const { kind, about } = useSubmissionName(row)
  const name = row.name || t.gone
  const waits = row.status === "new" || row.status === "in_progress"
  return (
    <ChoosableRow shown={shown} name={name}>
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Link
          to={shown.to}
          preventScrollReset
          aria-current={shown.isOpen || undefined}
          className={`wrap-anywhere min-w-0 after:absolute after:inset-0 ${row.status === "new" ? "font-semibold" : ""}`}
        >
          {name}
        </Link>
        <span className="shrink-0 text-muted text-sm">{dates.age(row.created_at, new Date())}</span>
      </div>
      <p className="flex min-w-0 items-center gap-1.5 text-sm">
        <Icon name={kindIcons[row.kind]} className="size-4 text-muted" />
        <span className="truncate">
          {kind}
          {about && <> · {about}</>}
        </span>
      </p>
      {row.excerpt && (
        <p dir="auto" className="truncate text-muted text-sm">
          {row.excerpt}
        </p>
      )}
      <p className={marksClasses}>
        {waits && row.due_at && <DueBadge at={row.due_at} />}
        {row.wrote_back_at ? (
          <Badge tone="tile" icon="message">
            {inbox.wroteBack(dates.age(row.wrote_back_at, new Date()))}
          </Badge>
        ) : (
          <StatusBadge status={row.status} decision={row.decision} isTakenBack={row.is_taken_back} />
        )}
        {row.is_spam && (
          <Badge tone="ended" icon="alert">
            {t.isSpam}
          </Badge>
        )}
        {row.assigned_to && <span className="text-muted text-sm">{t.has(row.assigned_to.name)}</span>}
      </p>
    </ChoosableRow>
  )
}
