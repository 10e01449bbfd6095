import { useState } from "react"
import { WeekHours } from "../../availability/hours/components/week-hours.tsx"
import { usualWeek, withDay } from "../../availability/hours/week.rules.ts"
import { type TimeSpan, TimeSpanField } from "../../ui/time-span.tsx"
import { Section, Specimen } from "./specimen.tsx"

const night = { from: "22:00", to: "02:00" }
const past = "These hours go past midnight. Please end at 24:00 and begin the next day at 00:00."
const broken = withDay(usualWeek, 1, [
  { from: "10:00", to: "13:10" },
  { from: "13:00", to: "24:00" },
])

export function HoursSection() {
  const [week, setWeek] = useState(broken)
  const faults = { "weekly.1.from": "These hours overlap with others on the same day." }
  return (
    <Section title="Hours">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Specimen name="From and to: alone, to be removed, wrong, no quarter of an hour">
          <Span value={{ from: "10:00", to: "19:00" }} />
          <Span value={{ from: "00:00", to: "24:00" }} onRemove={() => {}} />
          <Span value={night} error={{ at: "to", message: past }} />
          <Span value={{ from: "09:10", to: "17:55" }} onRemove={() => {}} />
        </Specimen>
        <Specimen name="A week: with a break, with a fault">
          <WeekHours weekly={week} faults={faults} onChange={setWeek} />
        </Specimen>
      </div>
    </Section>
  )
}

type SpanProps = Partial<Parameters<typeof TimeSpanField>[0]> & { value: TimeSpan }

function Span({ value, ...rest }: SpanProps) {
  const [chosen, setChosen] = useState(value)
  return <TimeSpanField of="Monday" {...rest} value={chosen} onChange={setChosen} />
}
