import { Picture } from "../../../drawings/picture.tsx"
import { isServiceSlug } from "../../../services/service-slugs.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Card } from "../../../ui/card.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { localitiesPath } from "../../places/place.rules.ts"
import type { ListedService } from "../services.server.ts"
import { servicesTexts, serviceTexts } from "../texts.ts"

const toInquiry = (slug: string) => `/services?service=${slug}#inquiry`

export function OpenService({
  service: { slug, name, description, cities, professionals, lowest },
  isFirst,
}: {
  service: ListedService
  isFirst: boolean
}) {
  const t = useTexts(servicesTexts)
  const { facts } = useTexts(serviceTexts)
  return (
    <Card as="li" flush className="flex flex-col">
      <Picture
        kind="service"
        seed={slug}
        detail="low"
        eager={isFirst}
        className="h-48 w-full border-line border-b bg-sunken sm:h-56"
      />
      <div className="flex min-w-0 grow flex-col items-start gap-3 p-5">
        <Badge tone="neem">{t.open(cities)}</Badge>
        <h3 className="text-xl">
          <ServiceLink slug={slug} name={name} />
        </h3>
        <p className="text-muted">{description}</p>
        {professionals > 0 && (
          <p className="font-semibold">
            {facts.people(professionals)}
            {lowest && `, ${facts.from(lowest)}`}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <LinkButton variant="tinted" to={`/search?service_type=${slug}`}>
            {t.find}
          </LinkButton>
          <LinkButton to={toInquiry(slug)} variant="secondary">
            {t.quote}
          </LinkButton>
          <Link
            to={localitiesPath(slug, cities)}
            className="inline-flex min-h-11 items-center text-tile-ink hover:underline"
          >
            {t.localities}
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** To its own page, where it has one. */
function ServiceLink({ slug, name }: Pick<ListedService, "slug" | "name">) {
  if (!isServiceSlug(slug)) return name
  return (
    <Link to={`/services/${slug}`} className="underline decoration-border underline-offset-4 hover:decoration-tile">
      {name}
    </Link>
  )
}

export function LaterService({ service: { slug, name, description } }: { service: ListedService }) {
  const t = useTexts(servicesTexts)
  return (
    <Card as="li" flush className="flex flex-col">
      <Picture kind="service" seed={slug} detail="low" className="h-32 w-full border-line border-b bg-sunken" />
      <div className="flex grow flex-col items-start gap-3 p-5">
        <Badge tone="brass">{t.coming}</Badge>
        <h3 className="text-lg">
          <ServiceLink slug={slug} name={name} />
        </h3>
        <p className="text-muted text-sm">{description}</p>
        <LinkButton to={toInquiry(slug)} variant="secondary" className="mt-auto">
          {t.notify}
        </LinkButton>
      </div>
    </Card>
  )
}
