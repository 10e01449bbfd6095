import { fromIndianTime } from "../../../platform/time.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { startFault } from "../../booking-time.rules.ts"
import { LocalTime } from "../../components/local-time.tsx"
import { bookingChoicesTexts } from "../texts.ts"
import type { FreeTimesState } from "../use-free-times.ts"
import { type TimedForm, useVisitTime } from "./visit-time.tsx"

interface ChosenTimeProps {
  form: TimedForm
  times: FreeTimesState
  /** Minutes. */
  duration: number
}

/** The chosen time from start to end, announced to screen readers as it changes; an invalid one is not shown. */
export function ChosenTime({ form, times, duration }: ChosenTimeProps) {
  const t = useTexts(bookingChoicesTexts)
  const dates = useDates()
  const { date, time, error, isGone } = useVisitTime({ form, times })
  const [now, start] = [new Date(), date && time ? fromIndianTime(date, time) : undefined]
  const isStart = start && !startFault(start, now)
  const isValid = isStart && !error && !isGone
  return (
    <p role="status" className="font-semibold max-sm:text-sm">
      {isValid ? dates.span(start, new Date(start.getTime() + duration * 60_000), now) : t.notChosen(time !== "")}
      {isValid && <LocalTime at={start} />}
    </p>
  )
}
