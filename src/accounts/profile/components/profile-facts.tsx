import type { ReactNode } from "react"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { spacedNumber } from "../../account.rules.ts"
import type { OwnProfile } from "../profile.actions.ts"
import { profileTexts } from "../texts.ts"

/** What is missing is said to be missing. */
export function ProfileFacts({ user }: { user: OwnProfile }) {
  const t = useTexts(profileTexts)
  const dates = useDates()
  const { mobile_number, city, state, country, created_at } = user
  return (
    <dl className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <Fact icon="phone" label={t.fields.mobile_number}>
        {mobile_number && spacedNumber(mobile_number)}
      </Fact>
      <CompanyFacts user={user} />
      <Fact icon="map-pin" label={t.facts.where}>
        {[city, state, country].filter(Boolean).join(", ")}
      </Fact>
      <Fact icon="calendar" label={t.facts.since}>
        {created_at ? dates.day(created_at) : t.notAvailable}
      </Fact>
    </dl>
  )
}

/** What a builder or a developer said of the company at sign-up. */
function CompanyFacts({ user }: { user: OwnProfile }) {
  const { fields, scales } = useTexts(profileTexts)
  const { company_name, license_number, developer_company, project_scale } = user
  return (
    <>
      {company_name && (
        <Fact icon="building" label={fields.company_name}>
          {company_name}
        </Fact>
      )}
      {license_number && (
        <Fact icon="briefcase" label={fields.license_number}>
          {license_number}
        </Fact>
      )}
      {developer_company && (
        <Fact icon="building" label={fields.developer_company}>
          {developer_company}
        </Fact>
      )}
      {project_scale && (
        <Fact icon="compass" label={fields.project_scale}>
          {scales[project_scale]}
        </Fact>
      )}
    </>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  const t = useTexts(profileTexts)
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-muted text-sm">
        <Icon name={icon} className="absolute top-0.5 left-0 size-5" />
        {label}
      </dt>
      <dd className={`wrap-anywhere ${children ? "" : "text-muted"}`}>{children || t.notGiven}</dd>
    </div>
  )
}
