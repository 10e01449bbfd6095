import type { ComponentProps } from "react"
import { buttonStyle } from "../button-style.ts"
import { Checkbox } from "../field/checkbox.tsx"
import { Icon } from "../icon.tsx"
import { Disclosure } from "../overlay/disclosure.tsx"
import { type Column, Table } from "../table.tsx"
import { useTexts } from "../use-texts.ts"
import { canHide, shownColumns } from "./column-choice.ts"
import { listTableTexts } from "./list-table.texts.ts"
import { useHiddenColumns } from "./use-hidden-columns.ts"

/** A table whose columns can be put away, each that has a name but what the row is called and what can be done with it. */
export function ListTable<Row>({ columns, ...table }: ComponentProps<typeof Table<Row>>) {
  const choice = useHiddenColumns()
  return (
    <div className="@container grid grid-cols-1 gap-2">
      <ColumnChoice columns={columns} {...choice} />
      <Table {...table} columns={shownColumns(columns, choice.hidden)} />
    </div>
  )
}

interface ColumnChoiceProps {
  columns: readonly Pick<Column<never>, "name" | "header" | "slot">[]
  hidden: readonly string[]
  onChoose: (name: string, isShown: boolean) => void
}

/** Also above a table that is drawn otherwise. */
export function ColumnChoice({ columns, hidden, onChoose }: ColumnChoiceProps) {
  const t = useTexts(listTableTexts)
  const choosable = columns.filter(canHide)
  const put = choosable.filter(({ name }) => hidden.includes(name)).length
  return (
    <Disclosure
      summary={
        <>
          {put > 0 ? t.someHidden(put) : t.choose}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </>
      }
      summaryClassName={buttonStyle("quiet", "small")}
      // Cards, where the place is narrow, have no columns; but what is hidden can be had back.
      className={`relative justify-self-end print:hidden ${put > 0 ? "" : "@max-[52rem]:hidden"}`}
    >
      <fieldset className={panelClasses}>
        {/* As a legend it would stand on the border. */}
        <legend className="sr-only">{t.shown}</legend>
        <p aria-hidden="true" className="pb-1 text-muted text-sm">
          {t.shown}
        </p>
        {choosable.map(({ name, header }) => (
          <Checkbox
            key={name}
            label={header}
            checked={!hidden.includes(name)}
            onChange={({ target }) => onChoose(name, target.checked)}
          />
        ))}
      </fieldset>
    </Disclosure>
  )
}

const panelClasses =
  "absolute top-full right-0 z-10 mt-1 w-60 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface px-4 py-3 shadow-soft"
