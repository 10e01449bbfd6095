import { useState } from "react"
import { useRevalidator } from "react-router"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { checkboxStyle } from "../../../ui/field/checkbox-style.ts"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import { useRowKeys } from "../../desk-entries/use-row-keys.ts"
import type { InboxList } from "../inbox.list.ts"
import { BulkBar } from "./bulk-bar.tsx"
import { InboxRow } from "./inbox-row.tsx"

interface InboxRowsProps {
  list: InboxList
  openId: string | undefined
}

/** The rows, of which several can be chosen. What is not on the screen is never chosen: another filter or page begins anew. */
export function InboxRows({ list, openId }: InboxRowsProps) {
  const t = useTexts(deskPageTexts)
  const { revalidate } = useRevalidator()
  const canAct = useHasDeskRole("desk")
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const { rows } = list
  const chosen = rows.filter(({ id }) => chosenIds.has(id))
  const isAll = rows.length > 0 && chosen.length === rows.length
  useRowKeys({ ids: rows.map(({ id }) => id), openId, toRow: (id) => list.toDialog("submission", id) })
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen.map((row) => row.id))
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosenIds(next)
  }
  return (
    <ListScreen list={list}>
      {() => (
        <div className="overflow-clip rounded-lg border border-line bg-surface shadow-soft">
          {canAct && (
            <div className="sticky top-0 z-10 flex min-h-14 items-center gap-3 border-line border-b bg-surface px-3 sm:px-4">
              <span className="relative grid size-8 place-items-center">
                <input
                  type="checkbox"
                  aria-label={t.chooseAll(rows.length)}
                  checked={isAll}
                  onChange={() => setChosenIds(new Set(isAll ? [] : rows.map(({ id }) => id)))}
                  className={`${checkboxStyle} after:absolute after:-inset-3`}
                />
              </span>
              <BulkBar
                chosen={chosen}
                onClear={() => setChosenIds(new Set())}
                onDone={async () => {
                  setChosenIds(new Set())
                  await revalidate()
                }}
              />
              {chosen.length === 0 && <span className="text-muted text-sm">{t.chooseAll(rows.length)}</span>}
            </div>
          )}
          <ul className="@container">
            {rows.map((row) => (
              <InboxRow
                key={row.id}
                row={row}
                to={list.toDialog("submission", row.id)}
                isOpen={row.id === openId}
                isChosen={chosenIds.has(row.id)}
                onChoose={canAct ? (isChosen) => choose(row.id, isChosen) : undefined}
              />
            ))}
          </ul>
        </div>
      )}
    </ListScreen>
  )
}
