import { DueBadge } from "../../../enquiries/desk-entries/components/due-badge.tsx"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import type { WaitingPaper } from "../../../professionals/papers/desk/paper-desk.schema.ts"
import type { CheckRule } from "../../../professionals/second-look/second-look.schema.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { paperDueAt } from "../paper-due.rules.ts"
import type { WaitingPaperList } from "../papers.list.ts"
import { verificationPageTexts, waitingPapersTexts } from "../texts.ts"
import { PaperDialog } from "./paper-dialog.tsx"

/** The oldest first; without what is in them until somebody looks. */
export function WaitingPapers({ list, rules }: { list: WaitingPaperList; rules: readonly CheckRule[] }) {
  const t = useTexts(waitingPapersTexts)
  const { tabs } = useTexts(verificationPageTexts)
  const dates = useDates()
  const canAct = useHasDeskRole("desk")
  const columns: Column<WaitingPaper>[] = [
    {
      header: t.columns.professional,
      cell: ({ owner }) => (
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{owner.business_name}</p>
          <p className="wrap-anywhere font-normal text-muted text-sm">{owner.full_name}</p>
        </div>
      ),
      slot: "title",
    },
    {
      header: t.columns.check,
      name: "check",
      cell: ({ check, title, file, number }) => (
        <div className="min-w-0">
          <p className="wrap-anywhere">{title || t.checks[check]}</p>
          <p className="text-muted text-sm">
            {[number && t.ending(number), t.files[file?.kind ?? "none"]].filter(Boolean).join(", ")}
          </p>
        </div>
      ),
      slot: "line",
    },
    {
      header: t.columns.due,
      name: "due",
      cell: ({ given_at }) => <DueBadge at={paperDueAt(given_at)} />,
      slot: "chip",
      width: "@[52rem]:w-40",
    },
    {
      header: t.columns.given,
      name: "given",
      cell: ({ given_at }) => <time dateTime={given_at}>{dates.instant(given_at, new Date())}</time>,
      slot: "more",
      width: "@[52rem]:w-44",
    },
    {
      header: t.columns.act,
      cell: ({ id, owner }) =>
        canAct && (
          <LinkButton to={list.toDialog("paper", id)} variant="tinted" preventScrollReset size="small">
            <span>
              {t.look}
              <span className="sr-only">: {owner.business_name}</span>
            </span>
          </LinkButton>
        ),
      slot: "actions",
      width: "@[52rem]:w-48",
    },
  ]
  return (
    <>
      <ListScreen list={list}>
        {(papers) => <ListTable caption={tabs.papers} columns={columns} rows={papers} rowKey={({ id }) => id} />}
      </ListScreen>
      <PaperDialog list={list} rules={rules} />
    </>
  )
}
