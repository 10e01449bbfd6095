import { PageHero } from "../../../drawings/page-hero.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ServicePage } from "../service-page.server.ts"
import { serviceTexts } from "../texts.ts"

/** What it is, whether it is open, and the first thing to do about it. */
export function ServiceHero({
  page: { slug, services, cities, state, content, drawing, isEmblem, isInformation },
}: {
  page: ServicePage
}) {
  const t = useTexts(serviceTexts)
  const { heading, lead, picture } = content.hero
  const asks = { open: t.quote, idea: t.ask, soon: isInformation || !advises.has(slug) ? t.notify : t.consultation }
  return (
    <PageHero heading={heading} lead={lead} drawing={drawing} isEmblem={isEmblem} alt={picture}>
      {state === "open" ? (
        <Badge tone="neem" className="justify-self-start">
          {t.state.open(cities)}
        </Badge>
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
          <LinkButton to={`/search?service_type=${slug}`} variant="secondary" size="large">
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
        <p>
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

/** Their first visit is a consultation (specification 2 §2). */
const advises = new Set(["vastu-consultant", "civil-engineer"])
