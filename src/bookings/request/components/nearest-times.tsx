import { indianClock, indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { bookingChoicesTexts } from "../texts.ts"

interface NearestTimesProps {
  /** As a refusal names them: instants. */
  of: unknown
  /** The Indian day that was wished for: of its own times the day is not said again. */
  date: string
  onChoose: (slot: { booking_date: string; booking_time: string }) => void
}

/** What came with the refusal of a time, a press away. */
export function NearestTimes({ of, date, onChoose }: NearestTimesProps) {
  const t = useTexts(bookingChoicesTexts)
  const dates = useDates()
  const starts = Array.isArray(of) ? of.map((at) => new Date(at)) : []
  if (starts.length === 0) return null
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-2 rounded-lg bg-sunken p-3">
      <legend className="sr-only">{t.nearest}</legend>
      <p aria-hidden="true" className="col-span-3 text-sm">
        {t.nearest}
      </p>
      {starts.map((at) => (
        <Button
          key={at.getTime()}
          variant="secondary"
          onClick={() => onChoose({ booking_date: indianDay(at), booking_time: indianClock(at) })}
          className="grid content-center px-1 leading-5"
        >
          {indianDay(at) !== date && (
            <span className="font-normal text-sm">
              {dates.weekdayName(at)}, {dates.dayOfMonth(at)}{" "}
            </span>
          )}
          <span className="whitespace-nowrap">{dates.clock(at)}</span>
        </Button>
      ))}
    </fieldset>
  )
}
