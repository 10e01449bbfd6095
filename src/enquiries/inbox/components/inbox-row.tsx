import { Badge } from "../../../ui/badge.tsx"
import { checkboxStyle } from "../../../ui/field/checkbox-style.ts"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { DueBadge } from "../../desk-entries/components/due-badge.tsx"
import { marksClasses, openClasses } from "../../desk-entries/components/row-classes.ts"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import type { InboxKind } from "../inbox.rules.ts"
import type { SubmissionRow } from "../inbox.schema.ts"
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
  to: string
  isOpen: boolean
  isChosen: boolean
  /** Without it nothing can be done with several. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

/** Who, about what, and until when; the whole row opens it. */
export function InboxRow({ row, to, isOpen, isChosen, onChoose }: InboxRowProps) {
  const t = useTexts(deskPageTexts)
  const dates = useDates()
  const { kind, about } = useSubmissionName(row)
  const name = row.name || t.gone
  const waits = row.status === "new" || row.status === "in_progress"
  return (
    <li
      className={`group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-line px-3 py-3 not-last:border-b sm:px-4 ${isOpen ? openClasses : "hover:bg-sunken"}`}
    >
      <span className="relative z-1 grid size-8 place-items-center">
        {onChoose && (
          <input
            type="checkbox"
            aria-label={t.chooseRow(name)}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            className={`${checkboxStyle} after:absolute after:-inset-3`}
          />
        )}
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-0.5 @3xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <Link
            to={to}
            preventScrollReset
            aria-current={isOpen || undefined}
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
          <StatusBadge status={row.status} decision={row.decision} />
          {row.is_spam && (
            <Badge tone="ended" icon="alert">
              {t.isSpam}
            </Badge>
          )}
          {row.assigned_to && <span className="text-muted text-sm">{t.has(row.assigned_to.name)}</span>}
        </p>
      </div>
    </li>
  )
}
