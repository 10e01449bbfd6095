import { BulkBar } from "../../../ui/list/bulk-bar.tsx"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { ChoosableRows } from "../../desk-entries/components/choosable-rows.tsx"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import { sortSeveral } from "../inbox.actions.ts"
import type { InboxList } from "../inbox.list.ts"
import type { SubmissionRow } from "../inbox.schema.ts"
import { inboxPageTexts } from "../inbox-page.texts.ts"
import { InboxRow } from "./inbox-row.tsx"

interface InboxRowsProps {
  list: InboxList
  openId: string | undefined
}

const wanted = {
  closed: { status: "closed" },
  new: { status: "new" },
  spam: { is_spam: true },
  notSpam: { is_spam: false },
} as const
type Act = keyof typeof wanted

const actsFor = (rows: readonly SubmissionRow[]): Act[] => [
  rows.every(({ status }) => status === "closed") ? "new" : "closed",
  rows.every(({ is_spam }) => is_spam) ? "notSpam" : "spam",
]

export function InboxRows({ list, openId }: InboxRowsProps) {
  const { bulk: t } = useTexts(inboxPageTexts)
  const desk = useTexts(deskPageTexts)
  const labels = { closed: t.done, new: t.reopen, spam: t.spam, notSpam: t.notSpam }
  return (
    <ListScreen list={list}>
      {(rows) => (
        <ChoosableRows
          rows={rows}
          openId={openId}
          toRow={(id) => list.toDialog("submission", id)}
          bar={({ chosen, onClear, onDone }) => (
            <BulkBar
              count={chosen.length}
              offered={actsFor(chosen)}
              labels={labels}
              ask={t.ask}
              meaning={() => desk.sortingSeveral}
              onClear={onClear}
              onAct={(act) => sortSeveral(chosen, wanted[act], onDone)}
            />
          )}
        >
          {(row, shown) => <InboxRow key={row.id} row={row} shown={shown} />}
        </ChoosableRows>
      )}
    </ListScreen>
  )
}
