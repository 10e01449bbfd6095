import type { ReactNode } from "react"
import { useLanguage, useWords } from "../../ui/use-words.ts"
import { bookingChoicesWords } from "../booking-choices.words.ts"
import { hoursOn, nextDays } from "../slot-choices.rules.ts"

type ChoicesProps = { chosen: string; onChoose: (value: string) => void }

/** The next days, each a press away; any other day is typed into the field below. */
export function DayChoices({ chosen, onChoose }: ChoicesProps) {
  const t = useWords(bookingChoicesWords)
  const days = nextDays(new Date(), useLanguage())
  return (
    <Choices label={t.nextDays}>
      {days.map(({ date, weekday, day }, place) => (
        <Choice key={date} isChosen={chosen === date} onChoose={() => onChoose(date)} isFirst={place === 0}>
          <span className="block font-normal text-sm leading-4">{weekday} </span>
          {day}
        </Choice>
      ))}
    </Choices>
  )
}

/** Usual hours of the chosen day. */
export function HourChoices({ date, chosen, onChoose }: ChoicesProps & { date: string }) {
  const t = useWords(bookingChoicesWords)
  const choices = hoursOn(date, new Date(), useLanguage())
  if (choices.length === 0) return null
  return (
    <Choices label={t.usualHours}>
      {choices.map(({ time, label }) => (
        <Choice key={time} isChosen={chosen === time} onChoose={() => onChoose(time)}>
          {label}
        </Choice>
      ))}
    </Choices>
  )
}

/** On a phone a row to push along, edge to edge. */
function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="-mx-5 -my-1 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; isFirst?: boolean; children: ReactNode }

function Choice({ isChosen, onChoose, isFirst, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      data-first={isFirst ? "" : undefined}
      className={choiceLook}
    >
      {children}
    </button>
  )
}

const choiceLook = [
  "min-h-11 shrink-0 grow whitespace-nowrap rounded-lg border border-border bg-surface px-2 py-1 font-semibold leading-5",
  "transition-colors duration-150 hover:border-ink",
  "aria-pressed:border-tile aria-pressed:bg-tile aria-pressed:text-on-tile",
].join(" ")
