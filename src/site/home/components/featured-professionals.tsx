import { LinkButton } from "../../../ui/link-button.tsx"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { CardsLoading } from "../../components/cards-loading.tsx"
import { ProfessionalCard } from "../../components/professional-card.tsx"
import { swipeRow, swipeStop } from "../../components/swipe.ts"
import type { ShownProfessional } from "../../shown.ts"
import { homeTexts } from "../texts.ts"

/** Verified professionals of best standing: by rating and reviews, never by payment. Undefined: they are on their way. */
export function FeaturedProfessionals({ professionals }: { professionals: ShownProfessional[] | undefined }) {
  const { featured: t } = useTexts(homeTexts)
  if (professionals?.length === 0) return null
  return (
    <div className="border-line border-y bg-sunken">
      <Section id="featured" title={t.heading} lead={t.lead}>
        {professionals ? (
          <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
            {professionals.map((one) => (
              <ProfessionalCard key={one.provider_id} one={one} className={swipeStop} />
            ))}
          </ul>
        ) : (
          <CardsLoading number={6} />
        )}
        <LinkButton to="/search" variant="secondary" icon="arrow-right" className="flex-row-reverse justify-self-start">
          {t.all}
        </LinkButton>
      </Section>
    </div>
  )
}
