import type { ReactNode } from "react"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { rowChoiceTexts } from "../../../ui/list/row-choice.texts.ts"
import { ChoiceBox, ChoiceHead } from "../../../ui/list/row-choice.tsx"
import { type RowChoice, useRowChoice } from "../../../ui/list/use-row-choice.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { useRowKeys } from "../use-row-keys.ts"
import { openClasses } from "./row-classes.ts"

type Choice<Row extends { id: string }> = Pick<RowChoice<Row>, "chosen" | "onClear" | "onDone">

interface ChoosableRowsProps<Row extends { id: string }> {
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

/** Rows of which several can be chosen. */
export function ChoosableRows<Row extends { id: string }>(props: ChoosableRowsProps<Row>) {
  const { rows, openId, toRow, bar, children } = props
  const choice = useRowChoice(rows, useHasDeskRole("desk"))
  useRowKeys({ ids: rows.map(({ id }) => id), openId, toRow })
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface shadow-soft">
      {choice.canAct && (
        <ChoiceHead choice={choice} className="border-line border-b">
          {bar(choice)}
        </ChoiceHead>
      )}
      <ul className="@container">
        {rows.map((row) =>
          children(row, {
            to: toRow(row.id),
            isOpen: row.id === openId,
            isChosen: choice.isChosen(row.id),
            onChoose: choice.chooserOf(row.id),
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
  const t = useTexts(rowChoiceTexts)
  return (
    <li
      className={`group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-line px-3 py-3 not-last:border-b sm:px-4 ${isOpen ? openClasses : "hover:bg-sunken"}`}
    >
      <span className="size-8">
        {onChoose && <ChoiceBox label={t.chooseRow(name)} isChosen={isChosen} onChoose={onChoose} />}
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-0.5 @3xl:grid-cols-[minmax(0,1fr)_auto]">{children}</div>
    </li>
  )
}
