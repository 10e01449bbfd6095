import { indianClock, indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { bookingChoicesWords } from "../booking-choices.words.ts"

interface NearestTimesProps {
  /** As a refusal names them: instants. */
  of: unknown
  onChoose: (slot: { booking_date: string; booking_time: string }) => void
}

/** What came with the refusal of a time, a press away. */
export function NearestTimes({ of, onChoose }: NearestTimesProps) {
  const t = useWords(bookingChoicesWords)
  const dates = useDates()
  const starts = Array.isArray(of) ? of.map((at) => new Date(at)) : []
  if (starts.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-1 text-muted text-sm">{t.nearest}</legend>
      {starts.map((at) => (
        <Button
          key={at.getTime()}
          variant="secondary"
          onClick={() => onChoose({ booking_date: indianDay(at), booking_time: indianClock(at) })}
        >
          {dates.instant(at, new Date())}
        </Button>
      ))}
    </fieldset>
  )
}
