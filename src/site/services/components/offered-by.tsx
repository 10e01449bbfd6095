import { type Drawn, Picture } from "../../../drawings/picture.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Card } from "../../../ui/card.tsx"
import { Link } from "../../../ui/link.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { usePrices, useWords } from "../../../ui/use-words.ts"
import { serviceWords } from "../service.words.ts"

export interface OfferedBy {
  id: string
  business_name: string
  full_name: string
  locality: string | null
  city: string
  average_rating: number | null
  total_reviews: number
  price: string | null
  is_verified: boolean
  cover: Drawn
}

/** Who can be booked for it, each with the way to their profile. */
export function People({ people }: { people: readonly OfferedBy[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {people.map((one) => (
        <Person key={one.id} one={one} />
      ))}
    </ul>
  )
}

const pictureLook = [
  "border-line max-sm:m-4 max-sm:mr-0 max-sm:aspect-[4/3] max-sm:w-24 max-sm:self-start max-sm:rounded-lg max-sm:border",
  "sm:aspect-video sm:w-full sm:border-b print:hidden",
].join(" ")

function Person({ one }: { one: OfferedBy }) {
  const { people: t } = useWords(serviceWords)
  const price = usePrices()
  return (
    <Card as="li" flush lifts className="relative flex max-sm:nth-[n+5]:hidden sm:flex-col">
      <Picture {...one.cover} detail="low" className={pictureLook} />
      <div className="flex min-w-0 grow flex-col items-start gap-1.5 p-4 sm:gap-2 sm:p-5">
        {one.is_verified ? (
          <Badge tone="neem" icon="shield-check">
            {t.verified}
          </Badge>
        ) : (
          <Badge>{t.unverified}</Badge>
        )}
        <h3 className="wrap-anywhere text-lg">
          <Link to={`/providers/${one.id}`} className="block after:absolute after:inset-0">
            {one.business_name}
          </Link>
        </h3>
        <p className="text-muted">
          {one.full_name}
          <span className="block">{[one.locality, one.city].filter(Boolean).join(", ")}</span>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 self-stretch pt-1 sm:justify-between">
          <Rating value={one.average_rating} count={one.total_reviews} compact />
          <span className="font-semibold">{price(one.price)}</span>
        </div>
      </div>
    </Card>
  )
}
