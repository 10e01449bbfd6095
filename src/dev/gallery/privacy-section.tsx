import { PrivacySection } from "../../privacy/components/privacy-section.tsx"
import { ReminderLines } from "../../privacy/components/reminder-bar.tsx"
import { Section, Specimen } from "./specimen.tsx"

const consents = [
  { kind: "terms", version: "2026-11", granted_at: "2026-11-03T09:30:00Z" },
  { kind: "terms", version: "2025-01", granted_at: "2025-01-20T15:05:00Z" },
]
const terms = { version: "2026-11", is_due: false }
const copy = { id: "copy", asked_at: "2026-11-20T09:30:00Z", next_at: "2999-11-21T09:30:00Z" }

export function PrivacySpecimens() {
  return (
    <Section title="Privacy">
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="Nothing asked for">
          <PrivacySection privacy={{ consents, terms, export: null, deletion: null }} />
        </Specimen>
        <Specimen name="Terms changed, copy ready, about to go">
          <PrivacySection
            privacy={{
              consents: consents.slice(1),
              terms: { ...terms, is_due: true },
              export: { ...copy, ready_at: "2026-11-20T09:31:00Z", expires_at: "2026-11-27T09:31:00Z" },
              deletion: { due_at: "2026-12-06T09:30:00Z" },
            }}
          />
        </Specimen>
        <Specimen name="No consent, copy being made">
          <PrivacySection
            privacy={{ consents: [], terms, export: { ...copy, ready_at: null, expires_at: null }, deletion: null }}
          />
        </Specimen>
        <Specimen name="Over the pages of the areas">
          <ReminderLines terms="2026-11" leaves_at="2026-12-06T09:30:00Z" />
        </Specimen>
      </div>
    </Section>
  )
}
