import { useId } from "react"
import { iconButtonStyle } from "../button-style.ts"
import { Icon } from "../icon.tsx"
import { timeSpanTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { MIDNIGHT, quarterHours, useClock, withOwn } from "./use-clock.ts"

export interface TimeSpan {
  /** HH:MM */
  from: string
  /** Up to 24:00. */
  to: string
}

type TimeSpanProps = {
  /** Whose hours they are, for who hears it: "Monday". */
  day: string
  value: TimeSpan
  onChange: (value: TimeSpan) => void
  error?: { at: keyof TimeSpan; message: string } | undefined
  onRemove?: (() => void) | undefined
}

/** From when to when on one day: two native selects, of which the second only has what comes after the first. */
export function TimeSpanField({ day, value, onChange, error, onRemove }: TimeSpanProps) {
  const t = useTexts(timeSpanTexts)
  const clock = useClock()
  const errorId = useId()
  const { from, to } = value
  const starts = quarterHours.filter((time) => time !== MIDNIGHT)
  const ends = quarterHours.filter((time) => time > from)
  const wrong = (at: keyof TimeSpan) => (error?.at === at ? { "aria-invalid": true, "aria-describedby": errorId } : {})
  return (
    <div className="grid gap-1">
      <div className={rowClasses}>
        <TimeSelect
          aria-label={t.from(day)}
          {...wrong("from")}
          times={withOwn(starts, from)}
          value={from}
          onChange={(next) => onChange({ from: next, to })}
        />
        <span className="text-muted" aria-hidden="true">
          {t.until}
        </span>
        <TimeSelect
          aria-label={t.to(day)}
          {...wrong("to")}
          times={withOwn(ends, to)}
          value={to}
          onChange={(next) => onChange({ from, to: next })}
        />
        {onRemove && (
          <button type="button" onClick={onRemove} className={iconButtonStyle}>
            <Icon name="x" label={t.remove(day, clock(from), clock(to))} />
          </button>
        )}
      </div>
      {error && (
        <p id={errorId} className="flex gap-2 text-danger-ink text-sm">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error.message}
        </p>
      )}
    </div>
  )
}

/** The place of the cross is kept where there is none, so that the times of all days stand below each other. */
const rowClasses =
  "grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2.75rem] items-center gap-1.5 sm:grid-cols-[minmax(0,9rem)_auto_minmax(0,9rem)_2.75rem] sm:gap-2"

type TimeSelectProps = {
  "aria-label": string
  "aria-invalid"?: boolean
  "aria-describedby"?: string
  times: readonly string[]
  value: string
  onChange: (value: string) => void
}

function TimeSelect({ times, onChange, ...select }: TimeSelectProps) {
  const clock = useClock()
  return (
    <span className="relative block min-w-0">
      <select
        {...select}
        onChange={({ target }) => onChange(target.value)}
        className={`control h-12 appearance-none truncate pr-7 pl-2.5 max-[22rem]:px-2 max-[22rem]:text-sm sm:pr-8 sm:pl-3`}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {clock(time)}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-4 right-2 size-4 text-muted max-[22rem]:hidden sm:right-2.5"
      />
    </span>
  )
}
