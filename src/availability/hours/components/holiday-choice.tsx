import { dayAfter, noonOf } from "../../../platform/days.ts"
import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Faults } from "../faults.ts"
import { type Holiday, holidays } from "../holidays.ts"
import { type DifferentDay, shareDays } from "../hours.rules.ts"
import { holidayTexts, ownHoursTexts } from "../texts.ts"

export interface DifferentDaysProps {
  days: DifferentDay[]
  faults: Faults
  now: Date
  /** The week has hours: without them no day differs. */
  keepsHours: boolean
  /** How many days ahead they are booked. */
  horizon: number
  onChange: (days: DifferentDay[]) => void
}

type HolidayChoiceProps = Pick<DifferentDaysProps, "days" | "now" | "horizon" | "onChange">

/** The public holidays on which somebody could book, and the later ones when asked for: closed on, or not. */
export function HolidayChoice({ days, now, horizon, onChange }: HolidayChoiceProps) {
  const { holidays: t } = useTexts(ownHoursTexts)
  const today = indianDay(now)
  const coming = holidays.filter(({ date }) => date >= today)
  const last = dayAfter(today, horizon)
  const [soon, later] = [coming.filter(({ date }) => date <= last), coming.filter(({ date }) => date > last)]
  const isClosed = ({ date }: Holiday) => days.some((one) => one.closed && shareDays(one, { date }))
  /** Within a longer time away, which is one entry. */
  const isAway = ({ date }: Holiday) => days.some((one) => one.until && shareDays(one, { date }))
  const close = (asked: readonly Holiday[]) => {
    const some = asked.filter((one) => !isAway(one))
    const others = days.filter((one) => !some.some(({ date }) => date === one.date))
    onChange([...others, ...some.map(({ date }) => ({ date, closed: true }))].sort(byDate))
  }
  const turn = (holiday: Holiday) =>
    isClosed(holiday) ? onChange(days.filter(({ date }) => date !== holiday.date)) : close([holiday])
  const lines = (some: readonly Holiday[]) => (
    <ul className="my-2 divide-y divide-line border-line border-y">
      {some.map((one) => (
        <HolidayLine
          key={one.date}
          holiday={one}
          now={now}
          isClosed={isClosed(one)}
          isAway={isAway(one)}
          onTurn={() => turn(one)}
        />
      ))}
    </ul>
  )
  if (coming.length === 0) return null
  return (
    <details className="group mt-4">
      <summary className={summaryClasses}>
        {t.title}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <p className="mt-2 max-w-prose text-muted">{t.lead}</p>
      {soon.length === 0 ? <p className="mt-3">{t.none}</p> : lines(soon)}
      {soon.length > 1 && (
        <Button variant="secondary" size="small" className="mt-1" onClick={() => close(soon)}>
          {t.all}
        </Button>
      )}
      {later.length > 0 && (
        <details className="group/later mt-2">
          <summary className={summaryClasses}>
            {t.later}
            <Icon name="chevron-down" className="size-4 group-open/later:rotate-180" />
          </summary>
          {lines(later)}
        </details>
      )}
    </details>
  )
}

const summaryClasses = "flex min-h-11 cursor-pointer items-center gap-2 rounded-lg font-semibold text-tile-ink"

const byDate = (one: { date: string }, other: { date: string }) => (one.date < other.date ? -1 : 1)

interface HolidayLineProps {
  holiday: Holiday
  now: Date
  isClosed: boolean
  isAway: boolean
  onTurn: () => void
}

function HolidayLine({ holiday: { date, name, isExpected }, now, isClosed, isAway, onTurn }: HolidayLineProps) {
  const { holidays: t } = useTexts(ownHoursTexts)
  const { names } = useTexts(holidayTexts)
  const day = useDates().weekday(noonOf(date), now)
  return (
    <li className="flex items-center justify-between gap-4 py-1">
      <div className="grid min-w-0 gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <p className="text-muted max-sm:text-sm">{day}</p>
        <p>
          {names[name]}
          {isExpected && <span className="text-muted text-sm"> ({t.expected})</span>}
        </p>
      </div>
      <div className="shrink-0">
        <Checkbox
          label={t.isClosed}
          aria-label={t.closeOn(names[name], day)}
          checked={isClosed}
          disabled={isAway}
          onChange={onTurn}
        />
      </div>
    </li>
  )
}
