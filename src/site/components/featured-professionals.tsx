import { type Drawn, Picture } from "../../drawings/picture.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Link } from "../../ui/link.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Rating } from "../../ui/rating.tsx"
import { Section } from "../../ui/section.tsx"
import { usePrices, useWords } from "../../ui/use-words.ts"
import { homeWords } from "../home.words.ts"
import { CardsLoading } from "./cards-loading.tsx"
import { swipeRow, swipeStop } from "./swipe.ts"

export interface FeaturedProfessional {
  provider_id: string
  full_name: string
  business_name: string
  service_name: string
  locality: string | null
  city: string
  average_rating: number | null
  total_reviews: number
  price: string | null
  cover: Drawn
  /** Unsaid: yes. */
  is_verified?: boolean
}

/** Verified professionals of best standing: by rating and reviews, never by payment. Undefined: they are on their way. */
export function FeaturedProfessionals({ professionals }: { professionals: FeaturedProfessional[] | undefined }) {
  const { featured: t } = useWords(homeWords)
  if (professionals?.length === 0) return null
  return (
    <div className="border-line border-y bg-sunken">
      <Section id="featured" title={t.heading} lead={t.lead}>
        {professionals ? (
          <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
            {professionals.map((one) => (
              <FeaturedCard key={one.provider_id} one={one} className={swipeStop} />
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

interface FeaturedCardProps {
  one: FeaturedProfessional
  /** What else is to be known of them in this list: each on a line. */
  notes?: readonly (string | false)[]
  className?: string
}

/** Wherever professionals are shown to be looked up, not to be chosen from. */
export function FeaturedCard({ one, notes = [], className = "" }: FeaturedCardProps) {
  const { featured: t } = useWords(homeWords)
  const price = usePrices()
  return (
    <Card as="li" flush lifts className={`relative flex flex-col ${className}`}>
      <Picture {...one.cover} detail="low" className="h-32 w-full sm:aspect-video sm:h-auto border-line border-b" />
      {one.is_verified === false ? (
        <Badge className="absolute top-3 left-3 border border-line">{t.unverified}</Badge>
      ) : (
        <Badge tone="neem" icon="shield-check" className="absolute top-3 left-3 border border-line">
          {t.verified}
        </Badge>
      )}
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <h3 className="text-lg">
          <Link to={`/providers/${one.provider_id}`} className="block after:absolute after:inset-0">
            {one.business_name}
          </Link>
        </h3>
        <p className="text-muted">
          {one.full_name}, {one.service_name}
          {one.locality && (
            <span className="block">
              {one.locality}, {one.city}
            </span>
          )}
          {notes.map(
            (note) =>
              note && (
                <span key={note} className="block">
                  {note}
                </span>
              ),
          )}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <Rating value={one.average_rating} count={one.total_reviews} compact />
          <span className="font-semibold">{price(one.price)}</span>
        </div>
      </div>
    </Card>
  )
}
