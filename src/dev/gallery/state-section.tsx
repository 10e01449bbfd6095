import { useState } from "react"
import { WeekHours } from "../../availability/hours/components/week-hours.tsx"
import { usualWeek, withDay } from "../../availability/hours/week.rules.ts"
import { Copy, PendingDeletion, PrivacySection } from "../../privacy/components/privacy-section.tsx"
import { ReminderLines } from "../../privacy/components/reminder-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { type TimeSpan, TimeSpanField } from "../../ui/field/time-span.tsx"
import { FormAlert } from "../../ui/form/form-alert.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Skeleton, Spinner } from "../../ui/loading.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
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
  return <TimeSpanField day="Monday" {...rest} value={chosen} onChange={setChosen} />
}

const consents = [{ kind: "terms", version: "2025-01", granted_at: "2025-01-20T15:05:00Z" }]
const copy = { id: "copy", asked_at: "2026-11-20T09:30:00Z", next_at: "2026-11-21T09:30:00Z" }
const made = { ready_at: "2026-11-20T09:31:00Z", expires_at: "2026-11-27T09:31:00Z" }

export function PrivacySpecimens() {
  return (
    <Section title="Privacy">
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="Terms have changed, a copy is there">
          <PrivacySection
            privacy={{
              ...{ consents, deletion: null, export: { ...copy, ...made } },
              terms: { version: "2026-11", is_due: true },
            }}
          />
        </Specimen>
        <div className="grid content-start gap-8">
          <Specimen name="A copy is being made">
            <Copy of={{ ...copy, ready_at: null, expires_at: null }} />
          </Specimen>
          <Specimen name="About to go">
            <PendingDeletion due="2026-12-06T09:30:00Z" />
          </Specimen>
          <Specimen name="Over the pages of the areas">
            <ReminderLines terms="2026-11" leaves_at="2026-12-06T09:30:00Z" />
          </Specimen>
        </div>
      </div>
    </Section>
  )
}

export function StateSection() {
  return (
    <Section title="Waiting, nothing, trouble">
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name="Skeleton of a card">
          <Card aria-busy="true">
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="mt-5 h-4" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </Card>
          <Spinner label="Loading your bookings" visible />
        </Specimen>
        <Specimen name="Empty">
          <EmptyState title="No bookings yet" action={<LinkButton to="/search">Find Services</LinkButton>}>
            When you book a professional, the visit stands here with its date and state.
          </EmptyState>
        </Specimen>
      </div>
      <Specimen name="Error">
        <ErrorState
          message="Failed to load bookings. Please try again later."
          onRetry={() => toast("info", "Trying again")}
        />
      </Specimen>
      <Specimen name="About the whole of a form">
        <div className="grid items-start gap-4 md:grid-cols-3">
          <FormAlert kind="error">No response received from server</FormAlert>
          <FormAlert kind="mail" action={<Button variant="secondary">Send it again</Button>}>
            We have sent a link to meera@home.example. Open it to activate your account, then log in here.
          </FormAlert>
          <FormAlert kind="success" action={<LinkButton to="/">Go to the home page</LinkButton>}>
            You are signed in.
          </FormAlert>
        </div>
      </Specimen>
    </Section>
  )
}
