import { useState } from "react"
import { indianDay } from "../../../platform/time.ts"
import { DateField } from "../../../ui/date-field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { Icon } from "../../../ui/icon.tsx"
import { SlotPicker } from "../../../ui/slot-picker.tsx"
import { TimeField } from "../../../ui/time-field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { useElsewhere } from "../../components/use-elsewhere.ts"
import { isAmong, isGone } from "../free-days.rules.ts"
import { bookingChoicesTexts } from "../texts.ts"
import { NearestTimes } from "./nearest-times.tsx"
import type { FreeTimesState } from "./use-free-times.ts"

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
  const isElsewhere = useElsewhere(new Date()) !== undefined
  // A time that was chosen from the list and is gone since was not typed: what is wrong with it is said at the list.
  if (takesAny && date && time && !isTyping && !error && loaded && !isAmong(loaded, date, time)) setTyping(true)
  const [day, clock] = [form.field("booking_date"), form.field("booking_time")]
  const isTyped = takesAny && isTyping
  const nearest = error && <NearestTimes of={form.refused?.details.nearest} date={date} onChoose={form.fill} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <SlotPicker
        {...{ date, time, state }}
        label={isElsewhere ? t.whenInIndia : t.when}
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

/** What stands in the two fields, and whether it can stay. */
export const useVisitTime = ({ form, times: { loaded } }: VisitTimeProps) => {
  const { booking_date: date = "", booking_time: time = "" } = form.typed as Record<string, string>
  return {
    ...{ date, time },
    error: form.field("booking_date").error ?? form.field("booking_time").error,
    isGone: isGone(loaded, loaded?.asked ?? 0, { date, time }, new Date()),
  }
}
