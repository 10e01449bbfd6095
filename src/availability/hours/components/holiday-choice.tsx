import { noonOf } from "../../../platform/days.ts"
import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { type Holiday, holidays } from "../holidays.ts"
import { holidayWords } from "../holidays.words.ts"
import { ownHoursWords } from "../own-hours.words.ts"
import type { DifferentDaysProps } from "./different-days.tsx"

/** The coming public holidays: a press closes on one, another opens again. */
export function HolidayChoice({ days, now, onChange }: Pick<DifferentDaysProps, "days" | "now" | "onChange">) {
  const { holidays: t } = useWords(ownHoursWords)
  const coming = holidays.filter(({ date }) => date >= indianDay(now))
  const isClosed = ({ date }: Holiday) => days.some((one) => one.date === date && one.closed)
  const close = (some: readonly Holiday[]) => {
    const others = days.filter((one) => !some.some(({ date }) => date === one.date))
    onChange([...others, ...some.map(({ date }) => ({ date, closed: true }))].sort(byDate))
  }
  const turn = (holiday: Holiday) =>
    isClosed(holiday) ? onChange(days.filter(({ date }) => date !== holiday.date)) : close([holiday])
  if (coming.length === 0) return null
  return (
    <details className="group mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg font-semibold text-tile-ink">
        {t.title}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <p className="mt-2 max-w-prose text-muted">{t.lead}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => close(coming)}>
        {t.all}
      </Button>
      <ul className="mt-3 divide-y divide-line border-line border-t">
        {coming.map((holiday) => (
          <HolidayLine
            key={holiday.date}
            holiday={holiday}
            now={now}
            isClosed={isClosed(holiday)}
            onTurn={() => turn(holiday)}
          />
        ))}
      </ul>
    </details>
  )
}

const byDate = (one: { date: string }, other: { date: string }) => (one.date < other.date ? -1 : 1)

interface HolidayLineProps {
  holiday: Holiday
  now: Date
  isClosed: boolean
  onTurn: () => void
}

function HolidayLine({ holiday: { date, name, isExpected }, now, isClosed, onTurn }: HolidayLineProps) {
  const { holidays: t } = useWords(ownHoursWords)
  const { names } = useWords(holidayWords)
  const day = useDates().weekday(noonOf(date), now)
  return (
    <li className="flex items-center gap-4 py-2">
      <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <p className="text-muted">{day}</p>
        <p>
          {names[name]}
          {isExpected && <span className="text-muted text-sm"> ({t.expected})</span>}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isClosed}
        aria-label={t.closeOn(names[name], day)}
        onClick={onTurn}
        className={choiceLook}
      >
        {isClosed && <Icon name="check" className="size-4" />}
        {isClosed ? t.isClosed : t.close}
      </button>
    </li>
  )
}

const choiceLook = [
  "inline-flex min-h-11 min-w-24 items-center justify-center gap-1.5 rounded-lg border border-border bg-surface px-3 text-sm",
  "font-semibold transition-colors duration-150 hover:border-ink sm:min-h-9",
  "aria-pressed:border-neem aria-pressed:bg-neem-soft aria-pressed:text-neem-ink",
].join(" ")
