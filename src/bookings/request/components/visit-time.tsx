import { useState } from "react"
import { indianClock, indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { SlotPicker } from "../../../ui/field/slot-picker.tsx"
import { DateField, TimeField } from "../../../ui/field/time-field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { useLocalTime } from "../../components/local-time.tsx"
import { isGone, isListed } from "../free-days.rules.ts"
import { bookingChoicesTexts } from "../texts.ts"
import type { FreeTimesState } from "../use-free-times.ts"

/** Of any form that asks for a day and a time. */
export type TimedForm = Pick<
  FormState<Record<"booking_date" | "booking_time", string>, unknown>,
  "typed" | "field" | "fill" | "refused"
>

interface VisitTimeProps {
  form: TimedForm
  times: FreeTimesState
}

interface VisitTimeFieldsProps extends VisitTimeProps {
  /** Another time may be asked for whatever hours are kept: they are the asker's own. */
  takesAny?: boolean
}

/** When: days and times that are free; any other time of those who keep no hours. What is wrong with it is said once. */
export function VisitTime({ form, times, takesAny = times.loaded?.keeps_hours === false }: VisitTimeFieldsProps) {
  const t = useTexts(bookingChoicesTexts)
  const { loaded, state, refresh, more } = times
  const { date, time, error, isGone } = useVisitTime({ form, times })
  const [isTyping, setTyping] = useState(false)
  const isOutsideIndia = useLocalTime(new Date()) !== undefined
  // A time that was chosen from the list and is gone since was not typed: what is wrong with it is said at the list.
  if (takesAny && date && time && !isTyping && !error && loaded && !isListed(loaded, date, time)) setTyping(true)
  const [day, clock] = [form.field("booking_date"), form.field("booking_time")]
  const isTyped = takesAny && isTyping
  const nearest = error && <NearestTimes of={form.refused?.details.nearest} date={date} onChoose={form.fill} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <SlotPicker
        {...{ date, time, state }}
        label={isOutsideIndia ? t.whenInIndia : t.when}
        days={loaded?.days ?? []}
        onChoose={(slot) => form.fill({ booking_date: slot.date, booking_time: slot.time })}
        onRetry={refresh}
        onMore={more}
        error={isTyped ? undefined : (error ?? (isGone ? t.gone : undefined))}
        help={!isTyped && nearest}
      />
      <div hidden={!takesAny}>
        <details open={isTyping} onToggle={(event) => setTyping(event.currentTarget.open)} className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
            {t.anotherTime}
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-2 gap-x-3 gap-y-2 pt-1 max-[21rem]:grid-cols-1 sm:gap-x-4">
            <DateField {...day} error={isTyped ? day.error : undefined} min={indianDay(new Date())} />
            <TimeField
              {...clock}
              error={isTyped && !day.error ? clock.error : undefined}
              min="07:00"
              max="21:00"
              step={900}
            />
          </div>
          {isTyped && nearest}
        </details>
      </div>
    </div>
  )
}

/** The values of the two fields, and what is wrong with them. */
export const useVisitTime = ({ form, times: { loaded } }: VisitTimeProps) => {
  const { booking_date: date = "", booking_time: time = "" } = form.typed as Record<string, string>
  return {
    ...{ date, time },
    error: form.field("booking_date").error ?? form.field("booking_time").error,
    isGone: isGone(loaded, loaded?.asked ?? 0, { date, time }, new Date()),
  }
}

interface NearestTimesProps {
  /** As a refusal names them: instants. */
  of: unknown
  /** The requested Indian day: it is not repeated with its own times. */
  date: string
  onChoose: (slot: { booking_date: string; booking_time: string }) => void
}

/** What came with the refusal of a time, a press away. */
function NearestTimes({ of, date, onChoose }: NearestTimesProps) {
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
