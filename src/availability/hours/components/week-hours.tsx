import { useId, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Switch } from "../../../ui/field/switch.tsx"
import { type TimeSpan, TimeSpanField } from "../../../ui/field/time-span.tsx"
import { useClock } from "../../../ui/field/use-clock.ts"
import { Icon } from "../../../ui/icon.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { errorAt, type Faults, faultAt } from "../faults.ts"
import { MAX_STRETCHES, type WeeklyHours } from "../hours.rules.ts"
import { ownHoursTexts } from "../texts.ts"
import { hoursOfDay, usualSpan, usualWeek, weekdays, withBreak, withDay, withWorkdaysLike } from "../week.rules.ts"

interface WeekHoursProps {
  weekly: WeeklyHours[]
  faults: Faults
  onChange: (weekly: WeeklyHours[]) => void
}

/** Each day open or closed, and from when to when; a break is a gap between two stretches. */
export function WeekHours({ weekly, faults, onChange }: WeekHoursProps) {
  const { week: t, weekdays: names } = useTexts(ownHoursTexts)
  const firstOpen = weekdays.find((day) => weekly.some(({ weekday }) => weekday === day))
  const copy = (weekday: number) => {
    onChange(withWorkdaysLike(weekly, weekday))
    toast("info", t.copied(names[weekday]!))
  }
  return (
    <TitledCard title={t.title}>
      {firstOpen === undefined && (
        <div className="mb-4 grid justify-items-start gap-3 rounded-lg bg-sunken p-4">
          <p>{t.none}</p>
          <Button variant="secondary" icon="clock" onClick={() => onChange(usualWeek)}>
            {t.startUsual}
          </Button>
        </div>
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

/** On a phone a line with its hours, which opens to change them, and opens by itself where something is wrong. */
function DayRow({ name, spans, faults, without, onChange, onCopy }: DayRowProps) {
  const { week: t } = useTexts(ownHoursTexts)
  const clock = useClock()
  const [id, panelId] = [useId(), useId()]
  const hours = spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`)
  // A day that is closed by mistake opens as it was.
  const before = useRef<TimeSpan[]>([usualSpan])
  const isOpen = spans.length > 0
  const [isUnfolded, setUnfolded] = useState(false)
  if (!isUnfolded && spans.some(({ place }) => faultAt(faults, `weekly.${place}`))) setUnfolded(true)
  const broken = spans.length < MAX_STRETCHES ? withBreak(spans) : undefined
  const turn = (opens: boolean) => {
    if (!opens) before.current = spans
    onChange(opens ? before.current : [])
  }
  const change = (place: number, ...to: TimeSpan[]) => onChange(spans.flatMap((one, at) => (at === place ? to : [one])))
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-1.5 last:pb-0 sm:gap-y-2 sm:py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center justify-between gap-1 sm:min-h-12">
        <Switch label={name} aria-describedby={id} checked={isOpen} onChange={({ target }) => turn(target.checked)} />
        <p id={id} className={`text-muted ${isOpen ? "sr-only" : "sm:hidden"}`}>
          {isOpen ? t.open : without}
        </p>
        {isOpen && (
          <button
            type="button"
            aria-label={t.hoursOf(name, hours.join(", "))}
            aria-expanded={isUnfolded}
            aria-controls={panelId}
            onClick={() => setUnfolded(!isUnfolded)}
            className={foldClasses}
          >
            <span className="grid">
              {hours.map((stretch) => (
                <span key={stretch}>{stretch}</span>
              ))}
            </span>
            <Icon name="chevron-down" className={`size-4 text-muted ${isUnfolded ? "rotate-180" : ""}`} />
          </button>
        )}
      </div>
      {isOpen ? (
        <div id={panelId} className={`grid gap-2 pb-1 sm:pb-0 ${isUnfolded ? "" : "max-sm:hidden"}`}>
          {spans.map((span, at) => (
            <TimeSpanField
              key={span.place}
              day={name}
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

const foldClasses = [
  "-mr-2 flex min-h-11 min-w-0 items-center justify-end gap-1.5 rounded-lg px-2 text-right text-sm tabular-nums",
  "hover:bg-fill sm:hidden",
].join(" ")
