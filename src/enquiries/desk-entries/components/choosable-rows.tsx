import { type ReactNode, useState } from "react"
import { useRevalidator } from "react-router"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { checkboxStyle } from "../../../ui/field/checkbox-style.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { deskPageTexts } from "../desk-page.texts.ts"
import { useRowKeys } from "../use-row-keys.ts"
import { openClasses } from "./row-classes.ts"

interface Choice<Row> {
  chosen: readonly Row[]
  onClear: () => void
  /** The list is loaded anew, with none chosen. */
  onDone: () => Promise<unknown>
}

interface ChoosableRowsProps<Row> {
  rows: readonly Row[]
  openId: string | undefined
  toRow: (id: string) => string
  /** Above the rows, once some are chosen. */
  bar: (choice: Choice<Row>) => ReactNode
  children: (row: Row, shown: ShownRow) => ReactNode
}

export interface ShownRow {
  to: string
  isOpen: boolean
  isChosen: boolean
  /** Without it nothing can be done with several. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

/** Rows of which several can be chosen. What is not on the screen is never chosen: another filter or page begins anew. */
export function ChoosableRows<Row extends { id: string }>(props: ChoosableRowsProps<Row>) {
  const { rows, openId, toRow, bar, children } = props
  const t = useTexts(deskPageTexts)
  const { revalidate } = useRevalidator()
  const canAct = useHasDeskRole("desk")
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => chosenIds.has(id))
  const isAll = rows.length > 0 && chosen.length === rows.length
  useRowKeys({ ids: rows.map(({ id }) => id), openId, toRow })
  const clear = () => setChosenIds(new Set())
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen.map((row) => row.id))
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosenIds(next)
  }
  const onDone = async () => {
    clear()
    await revalidate()
  }
  return (
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
          {bar({ chosen, onClear: clear, onDone })}
          {chosen.length === 0 && <span className="text-muted text-sm">{t.chooseAll(rows.length)}</span>}
        </div>
      )}
      <ul className="@container">
        {rows.map((row) =>
          children(row, {
            to: toRow(row.id),
            isOpen: row.id === openId,
            isChosen: chosenIds.has(row.id),
            onChoose: canAct ? (isChosen) => choose(row.id, isChosen) : undefined,
          }),
        )}
      </ul>
    </div>
  )
}

interface RowFrameProps {
  shown: ShownRow
  /** Of whom it is. */
  name: string
  children: ReactNode
}

/** One of them, with its box; whatever opens it fills the rest. */
export function ChoosableRow({ shown: { isOpen, isChosen, onChoose }, name, children }: RowFrameProps) {
  const t = useTexts(deskPageTexts)
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
      <div className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-0.5 @3xl:grid-cols-[minmax(0,1fr)_auto]">{children}</div>
    </li>
  )
}
