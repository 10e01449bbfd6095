import type { ReactNode } from "react"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { AddressText } from "../../../locations/components/address-text.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Business } from "../business.schema.ts"
import { businessTexts } from "../texts.ts"

/** What is missing is said to be missing: each of it is a reason to be chosen. */
export function BusinessFacts({ business }: { business: Business }) {
  const t = useTexts(businessTexts)
  const { business_name, headline, about, languages, work_experience, price_category, locality, city } = business
  return (
    <>
      <dl className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Fact label={t.fields.business_name}>{business_name}</Fact>
        <Fact label={t.fields.city}>{[locality, city].filter(Boolean).join(", ")}</Fact>
        <Fact label={t.fields.work_experience}>{work_experience !== null && t.years(work_experience)}</Fact>
        <Fact label={t.fields.languages}>{languages.join(", ")}</Fact>
        <Fact label={t.fields.price_category}>{price_category && t.priceLevels[price_category]}</Fact>
        <Fact label={t.fields.headline} wide>
          {headline}
        </Fact>
        <Fact label={t.fields.about} wide>
          {about}
        </Fact>
      </dl>
      <div className="grid gap-4 rounded-lg bg-fill p-4">
        <WhoSees />
        <dl className="grid gap-5 sm:grid-cols-2">
          <Fact label={t.fields.business_phone}>
            {business.business_phone && spacedNumber(business.business_phone)}
          </Fact>
          <Fact label={t.fields.studio_address}>
            {business.studio_address && <AddressText address={business.studio_address} />}
          </Fact>
        </dl>
      </div>
    </>
  )
}

/** At what is not public. */
export function WhoSees() {
  const t = useTexts(businessTexts)
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="eye-off" className="mt-0.5 size-4 text-muted" />
      {t.whoSees}
    </p>
  )
}

interface FactProps {
  label: string
  /** Over the whole row, with its own lines. */
  wide?: boolean
  children: ReactNode
}

function Fact({ label, wide, children }: FactProps) {
  const t = useTexts(businessTexts)
  return (
    <div className={`min-w-0 ${wide ? "sm:col-span-full" : ""}`}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={`wrap-anywhere max-w-prose whitespace-pre-line ${children ? "" : "text-muted"}`}>
        {children || t.notGiven}
      </dd>
    </div>
  )
}
