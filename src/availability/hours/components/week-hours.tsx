import { useId, useRef } from "react"
import { Button } from "../../../ui/button.tsx"
import { Switch } from "../../../ui/switch.tsx"
import { type TimeSpan, TimeSpanField } from "../../../ui/time-span.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useWords } from "../../../ui/use-words.ts"
import { MOST_STRETCHES, type WeeklyHours } from "../hours.rules.ts"
import { ownHoursWords } from "../own-hours.words.ts"
import { hoursOfDay, usualSpan, usualWeek, weekdays, withBreak, withDay, withWorkdaysLike } from "../week.rules.ts"
import { errorAt, type Faults } from "./faults.ts"

interface WeekHoursProps {
  weekly: WeeklyHours[]
  faults: Faults
  onChange: (weekly: WeeklyHours[]) => void
}

/** Each day open or closed, and from when to when; a break is a gap between two stretches. */
export function WeekHours({ weekly, faults, onChange }: WeekHoursProps) {
  const { week: t, weekdays: names } = useWords(ownHoursWords)
  const firstOpen = weekdays.find((day) => weekly.some(({ weekday }) => weekday === day))
  const copy = (weekday: number) => {
    onChange(withWorkdaysLike(weekly, weekday))
    toast("info", t.copied(names[weekday]!))
  }
  return (
    <TitledCard title={t.title}>
      {firstOpen === undefined ? (
        <div className="mb-4 grid justify-items-start gap-3 rounded-lg bg-sunken p-4">
          <p>{t.none}</p>
          <Button variant="secondary" icon="clock" onClick={() => onChange(usualWeek)}>
            {t.startUsual}
          </Button>
        </div>
      ) : (
        <p className="mb-4 text-muted">{t.some}</p>
      )}
      <ul className="divide-y divide-line border-line border-t">
        {weekdays.map((weekday) => (
          <DayRow
            key={weekday}
            name={names[weekday]!}
            spans={hoursOfDay(weekly, weekday)}
            faults={faults}
            without={firstOpen === undefined ? t.notSet : t.closed}
            onChange={(spans) => onChange(withDay(weekly, weekday, spans))}
            onCopy={weekday === firstOpen ? () => copy(weekday) : undefined}
          />
        ))}
      </ul>
    </TitledCard>
  )
}

interface DayRowProps {
  name: string
  spans: (TimeSpan & { place: number })[]
  faults: Faults
  /** What is said of it while it has no hours. */
  without: string
  onChange: (spans: TimeSpan[]) => void
  onCopy: (() => void) | undefined
}

function DayRow({ name, spans, faults, without, onChange, onCopy }: DayRowProps) {
  const { week: t } = useWords(ownHoursWords)
  const id = useId()
  // A day that is closed by mistake opens as it was.
  const before = useRef<TimeSpan[]>([usualSpan])
  const isOpen = spans.length > 0
  const broken = spans.length < MOST_STRETCHES ? withBreak(spans) : undefined
  const turn = (opens: boolean) => {
    if (!opens) before.current = spans
    onChange(opens ? before.current : [])
  }
  const change = (place: number, ...to: TimeSpan[]) => onChange(spans.flatMap((one, at) => (at === place ? to : [one])))
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 last:pb-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="flex items-center justify-between gap-4 sm:min-h-12">
        <Switch label={name} aria-describedby={id} checked={isOpen} onChange={({ target }) => turn(target.checked)} />
        <p id={id} className={`text-muted ${isOpen ? "sr-only" : "sm:hidden"}`}>
          {isOpen ? t.open : without}
        </p>
      </div>
      {isOpen ? (
        <div className="grid gap-2">
          {spans.map((span, at) => (
            <TimeSpanField
              key={span.place}
              of={name}
              value={span}
              error={errorAt(faults, `weekly.${span.place}`)}
              onChange={(next) => change(at, next)}
              onRemove={spans.length > 1 ? () => change(at) : undefined}
            />
          ))}
          <div className="-ml-2.5 flex flex-wrap">
            {broken && (
              <Button variant="quiet" size="small" aria-label={t.addBreakOn(name)} onClick={() => onChange(broken)}>
                {t.addBreak}
              </Button>
            )}
            {onCopy && (
              <Button variant="quiet" size="small" onClick={onCopy}>
                {t.copy}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p aria-hidden="true" className="flex min-h-12 items-center text-muted max-sm:hidden">
          {without}
        </p>
      )}
    </li>
  )
}
