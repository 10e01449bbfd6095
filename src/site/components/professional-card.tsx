import { Picture } from "../../drawings/picture.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { usePrices, useTexts } from "../../ui/use-texts.ts"
import type { ProfessionalSummary } from "../summaries.ts"
import { professionalCardTexts } from "./texts.ts"

interface ProfessionalCardProps {
  one: ProfessionalSummary
  /** What else is to be known of them in this list: each on a line. */
  notes?: readonly (string | false)[]
  /** Down a phone's screen the picture stands beside the words, not above them. */
  beside?: boolean
  className?: string
}

const looks = {
  above: {
    card: "flex-col",
    picture: "h-32 w-full border-line border-b sm:aspect-video sm:h-auto",
    badge: "absolute top-3 left-3",
  },
  beside: {
    card: "sm:flex-col",
    picture: [
      "border-line max-sm:m-4 max-sm:mr-0 max-sm:aspect-[4/3] max-sm:w-24 max-sm:self-start max-sm:rounded-lg max-sm:border",
      "sm:aspect-video sm:w-full sm:border-b print:hidden",
    ].join(" "),
    badge: "self-start sm:absolute sm:top-3 sm:left-3 print:static",
  },
}

/** Wherever professionals are shown to be looked up, not to be chosen from. */
export function ProfessionalCard({ one, notes = [], beside = false, className = "" }: ProfessionalCardProps) {
  const t = useTexts(professionalCardTexts)
  const price = usePrices()
  const look = looks[beside ? "beside" : "above"]
  const isVerified = one.is_verified ?? true
  const lines = [one.locality && `${one.locality}, ${one.city}`, ...notes].flatMap((line) => line || [])
  return (
    <Card as="li" flush lifts className={`relative flex ${look.card} ${className}`}>
      <Picture {...one.cover} detail="low" className={look.picture} />
      <div className="flex min-w-0 grow flex-col gap-2 p-4 sm:p-5">
        <Badge
          {...(isVerified && { tone: "neem", icon: "shield-check" })}
          className={`border border-line ${look.badge}`}
        >
          {isVerified ? t.verified : t.unverified}
        </Badge>
        <h3 className="wrap-anywhere text-lg">
          <Link to={`/providers/${one.provider_id}`} className="block after:absolute after:inset-0">
            {one.business_name}
          </Link>
        </h3>
        <p className="text-muted">
          {one.full_name}, {one.service_name}
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1">
          <Rating value={one.average_rating} count={one.total_reviews} compact />
          <span className="font-semibold">{one.price_label ?? price(one.price)}</span>
        </div>
      </div>
    </Card>
  )
}
