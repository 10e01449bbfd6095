import { type ReactNode, useEffect, useState } from "react"
import type { FreeTimes } from "../../../availability/availability.contract.ts"
import { fromIndianTime } from "../../../platform/time.ts"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { proposalWords } from "../proposal.words.ts"

/** Two rows of three on a phone, one row elsewhere. */
const MOST_DAYS = 6

type FreeChoicesProps = {
  load: () => Promise<FreeTimes | null>
  date: string
  time: string
  onChoose: (date: string, time: string) => void
}

/** Days that have free times, and the times of the one that is chosen; any other can be typed below. */
export function FreeChoices({ load, date, time, onChoose }: FreeChoicesProps) {
  const t = useWords(proposalWords)
  const dates = useDates()
  const days = useFreeDays(load)
  if (days === undefined) return <p className="text-muted">{t.loading}</p>
  if (days.length === 0) return null
  const times = days.find((day) => day.date === date)?.times ?? []
  return (
    <div className="grid gap-4">
      <Choices label={t.freeDays} look="grid grid-cols-3 sm:grid-cols-6">
        {days.slice(0, MOST_DAYS).map((day) => (
          <Choice key={day.date} isChosen={day.date === date} onChoose={() => onChoose(day.date, "")}>
            <span className="block font-normal text-sm leading-4">{dates.weekdayName(noonOf(day.date))} </span>
            {dates.dayOfMonth(noonOf(day.date))}
          </Choice>
        ))}
      </Choices>
      {times.length > 0 && (
        <Choices label={t.freeTimes} look="grid grid-cols-3 sm:grid-cols-4">
          {times.map((one) => (
            <Choice key={one} isChosen={one === time} onChoose={() => onChoose(date, one)}>
              {dates.clock(fromIndianTime(date, one)!)}
            </Choice>
          ))}
        </Choices>
      )}
    </div>
  )
}

/** Undefined while they are on their way; none where they did not come. */
const useFreeDays = (load: FreeChoicesProps["load"]) => {
  const [days, setDays] = useState<FreeTimes["days"]>()
  // Once: the dialog is made anew for each booking.
  useEffect(() => {
    let isHere = true
    void load().then((found) => isHere && setDays(found?.days ?? []))
    return () => {
      isHere = false
    }
  }, [load])
  return days
}

const noonOf = (date: string) => fromIndianTime(date, "12:00")!

type ChoicesProps = { label: string; look?: string; children: ReactNode }

export function Choices({ label, look = "flex flex-wrap", children }: ChoicesProps) {
  return (
    <fieldset className={`min-w-0 gap-2 ${look}`}>
      <legend className="mb-2 text-muted text-sm">{label}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose} className={choiceLook}>
      {children}
    </button>
  )
}

const choiceLook = [
  "min-h-11 whitespace-nowrap rounded-lg border border-border bg-surface px-2 py-1 font-semibold leading-5",
  "transition-colors duration-150 hover:border-ink",
  "aria-pressed:border-tile aria-pressed:bg-tile aria-pressed:text-on-tile",
].join(" ")
