import type { ReactNode } from "react"
import { brand } from "../../../brand.ts"
import { formatRupees } from "../../../platform/money.ts"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { professionalTexts } from "../texts.ts"

/** What each side pays, beside each other. */
export function Fees() {
  const { fees: t } = useTexts(professionalTexts)
  const { platform, subscription, commission } = brand.fees
  return (
    <Section id="fees" title={t.heading} lead={t.lead} goesOn>
      <dl className="grid gap-4 md:grid-cols-3 md:gap-5">
        <Fee label={t.today.label} value={t.today.value}>
          {t.today.note}
        </Fee>
        <Fee label={t.later.label} value={t.later.value(subscription)}>
          {t.later.note(<span className="whitespace-nowrap">{commission}</span>)}
        </Fee>
        <Fee label={t.customers.label} value={formatRupees(platform)}>
          {t.customers.note}
        </Fee>
      </dl>
    </Section>
  )
}

function Fee({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="grid gap-1">
        <span className="font-semibold font-serif text-2xl text-tile-ink">{value}</span>
        <span className="text-muted">{children}</span>
      </dd>
    </div>
  )
}
