import { Link } from "../../../ui/link.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { ProfessionalCard } from "../../components/professional-card.tsx"
import { localitiesPath } from "../../places/place.rules.ts"
import type { ServicePage } from "../service.server.ts"
import { serviceTexts } from "../texts.ts"
import { Costs } from "./costs.tsx"

/** First of all for who comes to book: who there is, and what it costs. */
export function Offer({ page, offer }: { page: ServicePage; offer: NonNullable<ServicePage["offer"]> }) {
  const { people: t } = useTexts(serviceTexts)
  return (
    <>
      <div className="border-line border-y bg-sunken">
        <Section id="people" title={t.heading} lead={offer.professionals > 0 ? t.lead(offer.professionals) : t.none}>
          {offer.professionals > 0 && (
            <>
              <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
                {offer.people.map((one) => (
                  <ProfessionalCard key={one.provider_id} one={one} beside className="max-sm:nth-[n+5]:hidden" />
                ))}
              </ul>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <LinkButton
                  to={`/search?service_type=${page.slug}`}
                  variant="secondary"
                  icon="arrow-right"
                  className="flex-row-reverse"
                >
                  {t.all(page.services)}
                </LinkButton>
                <Link
                  to={localitiesPath(page.slug)}
                  className="inline-flex min-h-11 items-center text-tile-ink hover:underline"
                >
                  {t.localities}
                </Link>
              </div>
            </>
          )}
        </Section>
      </div>
      <Costs page={page} goesOn={false} />
    </>
  )
}
