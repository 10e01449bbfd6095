import { noonOf } from "../../../platform/days.ts"
import { fromIndianTime, indianDay } from "../../../platform/time.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { type BusyInterval, type FreeDay, freeDays, usualHours } from "../../free-times.rules.ts"
import { type Availability, hoursOf } from "../hours.rules.ts"
import { ownHoursTexts } from "../texts.ts"

const DAYS_SHOWN = 3
const TIMES_SHOWN = 6

interface FreePreviewProps {
  days: readonly FreeDay[]
  isFaulty: boolean
  duration: number
  now: Date
}

/** What customers would be offered. */
export function FreePreview({ days, isFaulty, duration, now }: FreePreviewProps) {
  const { preview: t } = useTexts(ownHoursTexts)
  const dates = useDates()
  return (
    <TitledCard title={t.title}>
      <p className="mb-4 text-muted">{t.lead(dates.duration(duration))}</p>
      {days.length === 0 && <p>{isFaulty ? t.faulty : t.none}</p>}
      <ul className="grid gap-4">
        {days.slice(0, DAYS_SHOWN).map((day) => (
          <PreviewDay key={day.date} day={day} now={now} />
        ))}
      </ul>
      <p className="mt-4 border-line border-t pt-4 text-muted text-sm">{t.booked}</p>
    </TitledCard>
  )
}

function PreviewDay({ day: { date, times }, now }: { day: FreeDay; now: Date }) {
  const { preview: t } = useTexts(ownHoursTexts)
  const dates = useDates()
  const rest = times.length - TIMES_SHOWN
  return (
    <li>
      <p className="mb-1.5 font-semibold">{dates.weekday(noonOf(date), now)}</p>
      <ul className="flex flex-wrap items-center gap-1.5">
        {times.slice(0, TIMES_SHOWN).map((time) => (
          <li key={time} className="rounded-md bg-neem-soft px-2 py-0.5 text-neem-ink text-sm">
            {dates.clock(fromIndianTime(date, time)!)}
          </li>
        ))}
        {rest > 0 && <li className="text-muted text-sm">{t.more(rest)}</li>}
      </ul>
    </li>
  )
}

const DAYS_AHEAD = 60

interface Preview {
  availability: Availability
  taken: readonly BusyInterval[]
  duration: number
  now: Date
}

/** What customers would be offered, computed by what the server computes it with. */
export const freeAhead = ({ availability, ...rest }: Preview): FreeDay[] => {
  const hours = availability.weekly.length > 0 ? hoursOf(availability) : usualHours
  return freeDays({ hours, ...rest }, indianDay(rest.now), DAYS_AHEAD)
}
