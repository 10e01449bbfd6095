import { Link } from "react-router"
import { formatPrice } from "../../platform/money.ts"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Picture } from "../../ui/drawings/picture.tsx"
import { Rating } from "../../ui/rating.tsx"
import type { SearchResult } from "../search.contract.ts"
import { drawingOf } from "./drawing-of.ts"

type ResultCardProps = {
  service: SearchResult
  isChosen: boolean
  /** Chooses the card, or lets it go. */
  to: string
}

/** The whole card chooses it; its drawing is of this professional's work. */
export function ResultCard({ service, isChosen, to }: ResultCardProps) {
  const look = isChosen ? "border-tile ring-2 ring-tile" : ""
  return (
    <Card as="li" flush lifts className={`relative flex flex-col ${look}`}>
      <div className="relative">
        <Picture
          kind={drawingOf(service)}
          seed={service.id}
          detail="low"
          className="aspect-video w-full border-line border-b"
        />
        <Badge
          tone={service.is_verified ? "neem" : "neutral"}
          icon={service.is_verified ? "shield-check" : undefined}
          className="absolute top-3 left-3 border border-line"
        >
          {service.is_verified ? "Verified" : "Not yet verified"}
        </Badge>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <h2 className="text-lg">
          <Link
            to={to}
            preventScrollReset
            replace
            aria-current={isChosen ? "true" : undefined}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {service.name}
          </Link>
        </h2>
        <p className="text-muted">
          Provided by <span className="font-semibold text-ink">{service.business_name}</span>
        </p>
        <p className="line-clamp-3 text-muted text-sm">{service.description || service.headline}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <Rating value={service.rating} count={service.review_count} compact />
          <span className="font-semibold">{formatPrice(service.price)}</span>
        </div>
      </div>
    </Card>
  )
}
