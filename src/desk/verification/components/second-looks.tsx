import type { SecondLook } from "../../../professionals/second-look/second-look.schema.ts"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { SecondLookList } from "../second.list.ts"
import { secondLookPageTexts } from "../second.texts.ts"
import { verificationPageTexts, waitingPapersTexts } from "../texts.ts"
import { SecondLookDialog } from "./second-look-dialog.tsx"

/** The oldest first. */
export function SecondLooks({ list, isAlone }: { list: SecondLookList; isAlone: boolean }) {
  const t = useTexts(secondLookPageTexts)
  const { checks } = useTexts(waitingPapersTexts)
  const { tabs } = useTexts(verificationPageTexts)
  const dates = useDates()
  const columns: Column<SecondLook>[] = [
    {
      header: t.columns.professional,
      cell: ({ account_id, business_name }) => (
        <Link
          to={`/admin/people/${account_id}`}
          className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
        >
          {business_name}
        </Link>
      ),
      slot: "title",
    },
    {
      header: t.columns.check,
      name: "check",
      cell: ({ check, number }) => (
        <div className="min-w-0">
          <p>{checks[check]}</p>
          {number && <p className="wrap-anywhere text-muted text-sm">{t.number(number)}</p>}
        </div>
      ),
      slot: "line",
    },
    {
      header: t.columns.by,
      name: "by",
      cell: ({ proposed_by, proposed_at, is_mine }) => (
        <div className="min-w-0 text-sm">
          <p className="wrap-anywhere">{is_mine ? t.mine : proposed_by}</p>
          <time dateTime={proposed_at} className="text-muted">
            {dates.instant(proposed_at)}
          </time>
        </div>
      ),
      slot: "more",
      width: "@[52rem]:w-52",
    },
    {
      header: t.columns.act,
      cell: ({ id, business_name, is_mine }) => (
        <LinkButton
          to={list.toDialog("look", id)}
          preventScrollReset
          size="small"
          variant={is_mine ? "secondary" : "tinted"}
        >
          <span>
            {is_mine ? t.see : t.look}
            <span className="sr-only">: {business_name}</span>
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
        {(rows) => <ListTable caption={tabs.second} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </ListScreen>
      {list.opened && (
        <SecondLookDialog key={list.opened.row.id} look={list.opened.row} isAlone={isAlone} list={list} />
      )}
    </>
  )
}
