import { PageHero } from "../../../drawings/page-hero.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ServicePage } from "../service-page.server.ts"
import { serviceTexts } from "../texts.ts"

/** What it is, whether it is open, and the first thing to do about it. */
export function ServiceHero({
  page: { slug, services, cities, state, content, drawing, isEmblem, isInformation, offer },
}: {
  page: ServicePage
}) {
  const t = useTexts(serviceTexts)
  const { heading, lead, picture } = content.hero
  const asks = { open: t.quote, idea: t.ask, soon: isInformation || !advises.has(slug) ? t.notify : t.consultation }
  return (
    <PageHero heading={heading} lead={lead} drawing={drawing} isEmblem={isEmblem} alt={picture}>
      {state === "open" ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="neem">{t.state.open(cities)}</Badge>
          {/* They are counted in the first city. */}
          {offer && offer.professionals > 0 && cities.length === 1 && <Facts offer={offer} />}
        </p>
      ) : (
        <Badge tone="brass" className="justify-self-start">
          {t.state[state]}
        </Badge>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <LinkButton to="#inquiry" size="large">
          {asks[state]}
        </LinkButton>
        {state === "open" && (
          <LinkButton
            to={`/search?service_type=${slug}`}
            variant="secondary"
            size="large"
            // On a phone they follow at once.
            className={offer && offer.professionals > 0 ? "max-sm:hidden" : ""}
          >
            {t.people.all(services)}
          </LinkButton>
        )}
        {!isInformation && state !== "open" && (
          <LinkButton to="/professional" variant="secondary" size="large">
            {t.join}
          </LinkButton>
        )}
      </div>
      {state === "open" && (
        <p className="-my-2">
          <Link
            to="/register?type=professional"
            className="inline-flex min-h-11 items-center font-semibold text-tile-ink hover:underline"
          >
            {t.join}
          </Link>
        </p>
      )}
    </PageHero>
  )
}

function Facts({ offer: { professionals, prices } }: { offer: NonNullable<ServicePage["offer"]> }) {
  const { facts: t } = useTexts(serviceTexts)
  return (
    <span>
      {t.people(professionals)}
      {prices && `, ${t.from(prices.ends[0])}`}
    </span>
  )
}

/** Their first visit is a consultation (specification 2 §2). */
const advises = new Set(["vastu-consultant", "civil-engineer"])
