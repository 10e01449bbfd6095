import { type Drawn, Picture } from "../../drawings/picture.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Link } from "../../ui/link.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Rating } from "../../ui/rating.tsx"
import { Section } from "../../ui/section.tsx"
import { usePrices, useWords } from "../../ui/use-words.ts"
import { homeWords } from "../home.words.ts"

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
}

/** Verified professionals of best standing: by rating and reviews, never by payment. */
export function FeaturedProfessionals({ professionals }: { professionals: FeaturedProfessional[] }) {
  const { featured: t } = useWords(homeWords)
  if (professionals.length === 0) return null
  return (
    <div className="border-line border-y bg-sunken">
      <Section id="featured" title={t.heading} lead={t.lead}>
        <ul className={rowLook}>
          {professionals.slice(0, 6).map((one) => (
            <FeaturedCard key={one.provider_id} one={one} />
          ))}
        </ul>
        <LinkButton to="/search" variant="secondary" icon="arrow-right" className="flex-row-reverse justify-self-start">
          {t.all}
        </LinkButton>
      </Section>
    </div>
  )
}

/** On a phone a row that is swiped, the next card looking in. */
const rowLook = [
  "max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:gap-4 max-sm:overflow-x-auto",
  "group/people max-sm:px-4 max-sm:pb-2 sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-3",
].join(" ")

/** While a link has the keyboard's focus, its card is the only one where the row comes to rest. */
const stopLook =
  "max-sm:w-70 max-sm:shrink-0 max-sm:snap-start group-has-[:focus-visible]/people:not-focus-within:snap-align-none"

function FeaturedCard({ one }: { one: FeaturedProfessional }) {
  const { featured: t } = useWords(homeWords)
  const price = usePrices()
  return (
    <Card as="li" flush lifts className={`relative flex flex-col ${stopLook}`}>
      <Picture {...one.cover} detail="low" className="aspect-video w-full border-line border-b" />
      <Badge tone="neem" icon="shield-check" className="absolute top-3 left-3 border border-line">
        {t.verified}
      </Badge>
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
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <Rating value={one.average_rating} count={one.total_reviews} compact />
          <span className="font-semibold">{price(one.price)}</span>
        </div>
      </div>
    </Card>
  )
}
