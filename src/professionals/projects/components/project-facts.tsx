import { Portrait } from "../../../drawings/portrait.tsx"
import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { bandTexts } from "../../cost/texts.ts"
import type { Profile } from "../../professional.contract.ts"
import { professionalTexts } from "../../texts.ts"
import type { ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"

/** What is known of it; what is not known is left out. */
export function Figures({ project }: { project: ShownProject }) {
  const { facts: t } = useTexts(projectPageTexts)
  const words = useTexts(projectWordsTexts)
  const { band } = useTexts(bandTexts)
  const { work, home_type, area_sqft, completed_year, duration_weeks, paid } = project
  const rows = [
    [t.work, work && words.works[work]],
    [t.home_type, home_type && words.homeTypes[home_type]],
    [t.area, area_sqft && words.area(area_sqft)],
    [t.completed, completed_year && String(completed_year)],
    [t.duration, duration_weeks && words.weeks(duration_weeks)],
    [t.paid, paid && band(paid.from, paid.to)],
  ].filter((row) => row[1])
  if (rows.length === 0) return null
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t.title}</h2>
      <dl className="divide-y divide-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

interface MadeByProps {
  provider: Profile
  /** Undefined: nobody asks here. */
  askAddress: string | undefined
}

export function MadeBy({ provider, askAddress }: MadeByProps) {
  const t = useTexts(projectPageTexts)
  const { verified, notVerified } = useTexts(professionalTexts)
  const { id, business_name, full_name, portrait, is_verified, services, primary_location } = provider
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="sr-only">{t.by}</h2>
      <div className="relative flex items-center gap-4">
        <Portrait
          seed={id}
          name={portrait ? full_name : business_name}
          portrait={portrait}
          className="size-16 shrink-0 bg-surface"
        />
        <div className="min-w-0">
          <Link
            to={`/providers/${id}`}
            className="wrap-anywhere font-display text-lg after:absolute after:inset-0 hover:underline"
          >
            {business_name}
          </Link>
          <p className="text-muted text-sm">{primary_location}</p>
          <p className="flex items-center gap-1 text-sm">
            {is_verified && <Icon name="shield-check" className="size-4 text-neem-ink" />}
            {is_verified ? verified : notVerified}
          </p>
        </div>
      </div>
      <Rating value={provider.average_rating} count={provider.total_reviews} />
      {askAddress && (
        <div className="grid gap-3">
          {/* On a phone it stands along the bottom edge. */}
          <LinkButton to={askAddress} icon="message" wide className="max-lg:hidden">
            {t.ask}
          </LinkButton>
          {services[0] && (
            <LinkButton to={`/providers/${id}?book=${services[0].id}`} variant="secondary" icon="calendar" wide>
              {t.book}
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  )
}

/** On a phone: always at hand along the bottom edge. */
export function AskBar({ askAddress }: { askAddress: string }) {
  const t = useTexts(projectPageTexts)
  return (
    <div
      data-foot="ask-bar"
      className="no-print sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2rem)] border-line border-t bg-surface px-[clamp(1rem,4vw,2rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <LinkButton to={askAddress} icon="message" wide>
        {t.ask}
      </LinkButton>
    </div>
  )
}
