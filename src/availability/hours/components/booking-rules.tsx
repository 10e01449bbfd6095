import { SelectField } from "../../../ui/field/select.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Availability } from "../hours.rules.ts"
import { ownHoursTexts } from "../texts.ts"

const DAY = 1_440
const choices = {
  slot_minutes: [15, 20, 30, 45, 60, 90, 120, 180, 240],
  notice_minutes: [0, 60, 120, 240, 480, 720, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY],
  horizon_days: [7, 14, 30, 60, 90, 180, 365],
  buffer_minutes: [0, 15, 30, 45, 60, 90, 120, 180, 240],
} as const

type RuleName = keyof typeof choices

interface BookingRulesProps {
  availability: Availability
  onChange: (part: Partial<Availability>) => void
}

/** How close together, how soon and how far ahead. */
export function BookingRules({ availability, onChange }: BookingRulesProps) {
  const { rules: t, countsWithHours } = useTexts(ownHoursTexts)
  const dates = useDates()
  const minutes = (count: number) => {
    if (count === 0) return t.none
    return count % DAY === 0 ? t.days(count / DAY) : dates.duration(count)
  }
  const select = (name: RuleName, texts: { label: string }, said: (count: number) => string) => {
    const own = availability[name]
    const known: readonly number[] = choices[name]
    const all = known.includes(own) ? known : [...known, own].sort((one, other) => one - other)
    return (
      <SelectField
        {...texts}
        value={String(own)}
        options={all.map((count) => ({ value: String(count), label: said(count) }))}
        onChange={({ target }) => onChange({ [name]: Number(target.value) })}
      />
    )
  }
  return (
    <TitledCard title={t.title}>
      {availability.weekly.length === 0 && <p className="mb-4 text-muted">{countsWithHours}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {select("slot_minutes", t.slot, minutes)}
        {select("buffer_minutes", t.buffer, minutes)}
        {select("notice_minutes", t.notice, minutes)}
        {select("horizon_days", t.horizon, t.days)}
      </div>
    </TitledCard>
  )
}
