import { Badge, type Tone } from "../../../../ui/badge.tsx"
import { Icon, type IconName } from "../../../../ui/icon.tsx"
import { Link } from "../../../../ui/link.tsx"
import { BulkBar } from "../../../../ui/list/bulk-bar.tsx"
import { ListScreen } from "../../../../ui/list/list-screen.tsx"
import { useDates, useTexts } from "../../../../ui/use-texts.ts"
import { ChoosableRow, ChoosableRows, type ShownRow } from "../../../desk-entries/components/choosable-rows.tsx"
import { DueBadge } from "../../../desk-entries/components/due-badge.tsx"
import { marksClasses } from "../../../desk-entries/components/row-classes.ts"
import { deskPageTexts } from "../../../desk-entries/desk-page.texts.ts"
import type { GrievanceStatus } from "../../grievance.rules.ts"
import { grievanceTexts } from "../../texts.ts"
import { sortGrievances } from "../grievance-desk.actions.ts"
import type { GrievanceRow } from "../grievance-desk.schema.ts"
import { grievancePageTexts } from "../grievance-page.texts.ts"
import type { GrievanceList } from "../grievances.list.ts"
import { grievanceDeskTexts } from "../texts.ts"

interface GrievanceRowsProps {
  list: GrievanceList
  openId: string | undefined
}

const wanted = {
  mine: { assigned_to: "me" },
  nobody: { assigned_to: null },
  spam: { is_spam: true },
  notSpam: { is_spam: false },
} as const
type Act = keyof typeof wanted

/** What is mailed to a sender is done one by one. */
const actsFor = (rows: readonly GrievanceRow[]): Act[] => [
  rows.every(({ assigned_to }) => assigned_to) ? "nobody" : "mine",
  rows.every(({ is_spam }) => is_spam) ? "notSpam" : "spam",
]

export function GrievanceRows({ list, openId }: GrievanceRowsProps) {
  const { bulk: t } = useTexts(grievancePageTexts)
  const desk = useTexts(deskPageTexts)
  return (
    <ListScreen list={list}>
      {(rows) => (
        <ChoosableRows
          rows={rows}
          openId={openId}
          toRow={(id) => list.toDialog("complaint", id)}
          bar={({ chosen, onClear, onDone }) => (
            <BulkBar
              count={chosen.length}
              offered={actsFor(chosen)}
              labels={t}
              ask={t.ask}
              meaning={() => desk.sortingSeveral}
              onClear={onClear}
              onAct={(act) => sortGrievances(chosen, wanted[act], onDone)}
            />
          )}
        >
          {(row, shown) => <Row key={row.id} row={row} shown={shown} />}
        </ChoosableRows>
      )}
    </ListScreen>
  )
}

/** An open one shows its clock. */
const looks: Partial<Record<GrievanceStatus, { tone: Tone; icon: IconName }>> = {
  answered: { tone: "neem", icon: "check" },
  closed: { tone: "neutral", icon: "dash" },
}

/** Who, about what, on which level and until when; the whole row opens it. */
function Row({ row, shown }: { row: GrievanceRow; shown: ShownRow }) {
  const t = useTexts(grievancePageTexts)
  const desk = useTexts(deskPageTexts)
  const { kinds } = useTexts(grievanceTexts)
  const { statuses, levels } = useTexts(grievanceDeskTexts)
  const dates = useDates()
  const look = looks[row.status]
  return (
    <ChoosableRow shown={shown} name={row.name || desk.gone}>
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Link
          to={shown.to}
          preventScrollReset
          aria-current={shown.isOpen || undefined}
          className="wrap-anywhere min-w-0 font-semibold after:absolute after:inset-0"
        >
          {row.name || desk.gone}
        </Link>
        <span className="shrink-0 text-muted text-sm">{dates.age(row.created_at, new Date())}</span>
      </div>
      <p className="flex min-w-0 items-center gap-1.5 text-sm">
        <Icon name="alert" className="size-4 text-muted" />
        <span className="truncate">
          {kinds[row.kind]} · {row.ticket}
        </span>
      </p>
      {row.excerpt && (
        <p dir="auto" className="truncate text-muted text-sm">
          {row.excerpt}
        </p>
      )}
      <p className={marksClasses}>
        {row.due_at && <DueBadge at={row.due_at} />}
        {look && <Badge {...look}>{statuses[row.status]}</Badge>}
        {row.level > 0 && (
          <Badge tone="plum" icon="arrow-right">
            {levels[row.level as keyof typeof levels]}
          </Badge>
        )}
        {row.status === "open" && !row.acknowledged_at && <Badge tone="brass">{t.notAcknowledged}</Badge>}
        {row.asked_at && (
          <Badge tone="slate" icon="mail">
            {t.asked}
          </Badge>
        )}
        {row.is_spam && (
          <Badge tone="ended" icon="alert">
            {desk.isSpam}
          </Badge>
        )}
        {row.assigned_to && <span className="text-muted text-sm">{desk.has(row.assigned_to.name)}</span>}
      </p>
    </ChoosableRow>
  )
}
