import type { Privacy } from "../privacy.schema.ts"
import { ConsentsCard } from "./consents-card.tsx"
import { DeletionCard } from "./deletion-card.tsx"
import { ExportCard } from "./export-card.tsx"

/** What a person agreed to, a copy of their data, and the way out: three cards of the settings. */
export function PrivacySection({ privacy }: { privacy: Privacy }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ConsentsCard {...privacy} />
      <ExportCard of={privacy.export} />
      <DeletionCard due={privacy.deletion?.due_at} />
    </div>
  )
}
