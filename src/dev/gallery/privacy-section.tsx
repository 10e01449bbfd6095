import { ClosingAccount } from "../../privacy/components/deletion-card.tsx"
import { Copy } from "../../privacy/components/export-card.tsx"
import { PrivacySection } from "../../privacy/components/privacy-section.tsx"
import { ReminderLines } from "../../privacy/components/reminder-bar.tsx"
import { Section, Specimen } from "./specimen.tsx"

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
            <ClosingAccount due="2026-12-06T09:30:00Z" />
          </Specimen>
          <Specimen name="Over the pages of the areas">
            <ReminderLines terms="2026-11" leaves_at="2026-12-06T09:30:00Z" />
          </Specimen>
        </div>
      </div>
    </Section>
  )
}
