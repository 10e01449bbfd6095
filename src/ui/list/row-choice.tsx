import type { ReactNode } from "react"
import { checkboxStyle } from "../field/checkbox-style.ts"
import { useTexts } from "../use-texts.ts"
import { rowChoiceTexts } from "./row-choice.texts.ts"
import type { RowChoice } from "./use-row-choice.ts"

interface ChoiceHeadProps {
  choice: Pick<RowChoice<{ id: string }>, "count" | "chosen" | "isAll" | "chooseAll">
  className?: string
  /** Of how many, where these are not all rows. */
  label?: string
  /** What can be done with those that are chosen. */
  children: ReactNode
}

/** What has the focus once something was done with those that were chosen. */
export const CHOOSE_ALL = "choose-all"

/** Stays above the rows while they are scrolled. */
export function ChoiceHead({ choice, className = "", label, children }: ChoiceHeadProps) {
  const t = useTexts(rowChoiceTexts)
  const { count, chosen, isAll, chooseAll } = choice
  const all = label ?? t.chooseAll(count)
  return (
    <div className={`${headClasses} ${className}`}>
      <ChoiceBox id={CHOOSE_ALL} label={all} isChosen={isAll} onChoose={chooseAll} />
      {children}
      {chosen.length === 0 && <span className="self-center text-muted text-sm">{all}</span>}
    </div>
  )
}

/** The box stands beside the first line of what can be done. */
const headClasses = [
  "sticky top-0 z-10 flex min-h-14 gap-3 bg-surface px-3",
  "max-sm:items-start max-sm:*:first:mt-3 sm:items-center sm:px-4",
].join(" ")

interface ChoiceBoxProps {
  id?: string
  label: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function ChoiceBox({ id, label, isChosen, onChoose }: ChoiceBoxProps) {
  return (
    <span className="relative z-1 grid size-8 shrink-0 place-items-center">
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className={`${checkboxStyle} after:absolute after:-inset-3`}
      />
    </span>
  )
}

/** Above rows that stand apart, as cards do. */
export const apartClasses = "mb-4 rounded-lg border border-line shadow-soft"
