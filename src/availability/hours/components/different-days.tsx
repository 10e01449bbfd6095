import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { noonOf } from "../../../platform/days.ts"
import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { DateField } from "../../../ui/field/time-field.tsx"
import { type TimeSpan, TimeSpanField } from "../../../ui/field/time-span.tsx"
import { useClock } from "../../../ui/field/use-clock.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { errorAt, faultAt, useRules } from "../faults.ts"
import { holidays } from "../holidays.ts"
import { type DifferentDay, faultsOf, shareDays } from "../hours.rules.ts"
import { holidayTexts, ownHoursTexts } from "../texts.ts"
import { usualSpan, withBreak } from "../week.rules.ts"
import { type DifferentDaysProps, HolidayChoice } from "./holiday-choice.tsx"

/** So many are shown before the others are asked for. */
const FEW_DAYS = 5

/** Days with hours of their own, or none: added one by one, or as a holiday. */
export function DifferentDays({ days, faults, now, keepsHours, horizon, onChange }: DifferentDaysProps) {
  const { days: t, countsWithHours } = useTexts(ownHoursTexts)
  const dates = [...new Set(days.map(({ date }) => date))].sort()
  const [isWhole, setWhole] = useState(dates.length <= FEW_DAYS)
  // What is wrong may stand in any of them.
  const shown = isWhole || Object.keys(faults).length > 0 ? dates : dates.slice(0, FEW_DAYS)
  const list = useRef<HTMLUListElement>(null)
  // The button goes: the focus is where the list goes on.
  const showAll = () => {
    flushSync(() => setWhole(true))
    list.current?.children[FEW_DAYS]?.querySelector("button")?.focus()
  }
  const change = (changed: DifferentDay[]) => {
    setWhole(true)
    onChange(changed)
  }
  return (
    <TitledCard title={t.title}>
      <p className="mb-4 max-w-prose text-muted">
        {t.lead} {!keepsHours && countsWithHours}
      </p>
      <AddDay days={days} now={now} onChange={change} />
      {faults.exceptions && <p className="mt-4 text-danger-ink">{faults.exceptions}</p>}
      {dates.length === 0 ? (
        <p className="mt-4 border-line border-t pt-4 text-muted">{t.none}</p>
      ) : (
        <ul ref={list} className="mt-4 divide-y divide-line border-line border-y">
          {shown.map((date) => (
            <DayLine
              key={date}
              date={date}
              now={now}
              rows={days.filter((one) => one.date === date)}
              fault={
                days.flatMap((one, place) =>
                  one.date === date ? (faultAt(faults, `exceptions.${place}`) ?? []) : [],
                )[0]
              }
              onRemove={() => onChange(days.filter((one) => one.date !== date))}
            />
          ))}
        </ul>
      )}
      {shown.length < dates.length && (
        <Button variant="quiet" icon="chevron-down" className="-ml-5 mt-1" onClick={showAll}>
          {t.showAll(dates.length)}
        </Button>
      )}
      <HolidayChoice days={days} now={now} horizon={horizon} onChange={change} />
    </TitledCard>
  )
}

interface DayLineProps {
  date: string
  now: Date
  rows: DifferentDay[]
  fault: string | undefined
  onRemove: () => void
}

function DayLine({ date, now, rows, fault, onRemove }: DayLineProps) {
  const { days: t } = useTexts(ownHoursTexts)
  const { names } = useTexts(holidayTexts)
  const dates = useDates()
  const clock = useClock()
  const until = rows[0]?.until
  const first = dates.weekday(noonOf(date), now)
  const day = until ? t.to(first, dates.weekday(noonOf(until), now)) : first
  const holiday = holidays.find((one) => one.date === date)
  return (
    <li className="flex items-start gap-x-4 py-2">
      <div className="grid min-w-0 flex-1 gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:py-1.5">
        <p className="font-semibold">{day}</p>
        <div className="text-muted">
          <p>
            {rows.some(({ closed }) => closed)
              ? t.closed
              : rows.map(({ from = "", to = "" }) => `${clock(from)}–${clock(to)}`).join(", ")}
            {holiday && ` · ${names[holiday.name]}`}
          </p>
          {fault && <p className="text-danger-ink text-sm">{fault}</p>}
        </div>
      </div>
      <Button variant="quiet" size="small" aria-label={t.removeDay(day)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  )
}

/** What is chosen here becomes a day of the list with the button, and not before. */
function AddDay({ days, now, onChange }: Pick<DifferentDaysProps, "days" | "now" | "onChange">) {
  const { days: t, week } = useTexts(ownHoursTexts)
  const rules = useRules()
  const [date, setDate] = useState("")
  const [until, setUntil] = useState("")
  const [spans, setSpans] = useState<TimeSpan[]>([])
  const [isAsked, setAsked] = useState(false)
  const isOpen = spans.length > 0
  const today = indianDay(now)
  const rows: DifferentDay[] = isOpen
    ? spans.map((span) => ({ date, ...span }))
    : [{ date, closed: true, ...(until > date && { until }) }]
  const faults = Object.fromEntries(
    faultsOf({ weekly: [], exceptions: rows }).map(({ path, rule }) => [path.join("."), rules[rule]("")]),
  )
  const isWithin = (one: DifferentDay) => one.date >= date && (one.until ?? one.date) <= (rows[0]?.until ?? date)
  // What lies within is replaced; of what goes beyond, they say themselves what they mean.
  const others = days.filter((one) => !isWithin(one))
  const isBeside = others.some((one) => shareDays(one, rows[0]!))
  const wrongDate = date === "" ? t.choose : date < today ? t.over : isBeside ? rules.days_overlap() : undefined
  const wrongUntil = !isOpen && until && until < date ? rules.ends_before() : undefined
  const broken = isOpen ? withBreak(spans) : undefined
  const add = () => {
    setAsked(true)
    if (wrongDate || wrongUntil || Object.keys(faults).length > 0) return
    onChange([...others, ...rows].sort((one, other) => (one.date < other.date ? -1 : 1)))
    setAsked(false)
    setDate("")
    setUntil("")
    setSpans([])
  }
  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={t.day}
          value={date}
          min={today}
          error={isAsked ? wrongDate : undefined}
          onChange={({ target }) => setDate(target.value)}
        />
        <SelectField
          label={t.how}
          value={isOpen ? "open" : "closed"}
          options={[
            { value: "closed", label: t.closed },
            { value: "open", label: t.open },
          ]}
          onChange={({ target }) => setSpans(target.value === "open" ? [usualSpan] : [])}
        />
      </div>
      {!isOpen && (
        <DateField
          label={t.until}
          value={until}
          min={date || today}
          error={isAsked ? wrongUntil || faults["exceptions.0.until"] : undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
      {isOpen && (
        <div className="grid gap-2">
          {placed(spans).map(({ place, ...span }) => (
            <TimeSpanField
              key={place}
              day={t.ofDay}
              value={span}
              error={errorAt(faults, `exceptions.${place}`)}
              onChange={(next) => setSpans(spans.with(place, next))}
              onRemove={spans.length > 1 ? () => setSpans(spans.toSpliced(place, 1)) : undefined}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={add}>
          {days.some(isWithin) ? t.replace : t.add}
        </Button>
        {broken && (
          <Button variant="quiet" onClick={() => setSpans(broken)}>
            {week.addBreak}
          </Button>
        )}
        <p className="text-muted text-sm">{t.isSaidOnSave}</p>
      </div>
    </div>
  )
}

const placed = (spans: readonly TimeSpan[]) => spans.map((span, place) => ({ ...span, place }))
