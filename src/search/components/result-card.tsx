import { useEffect, useRef } from "react"
import { Link } from "react-router"
import { formatPrice } from "../../platform/money.ts"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Picture } from "../../ui/drawings/picture.tsx"
import { Rating } from "../../ui/rating.tsx"
import type { SearchResult } from "../search.contract.ts"
import { drawingOf } from "./drawing-of.ts"
import { placeOf } from "./place-of.ts"

/** By the width of the list, not of the screen: one card a row, lying down where it has room; two from 36rem on. */
export const resultGrid = "grid grid-cols-1 gap-5 @xl:grid-cols-2"
const lying = "@md:@max-xl:flex-row"
/** The panel along the bottom edge lies over the end of the list. */
const clear = "scroll-mb-72 md:scroll-mb-56 xl:scroll-mb-6"

type ResultCardProps = {
  service: SearchResult
  isChosen: boolean
  /** Chooses the card, or lets it go. */
  to: string
}

/** The whole card chooses it; its drawing is of this professional's work. */
export function ResultCard({ service, isChosen, to }: ResultCardProps) {
  const look = isChosen ? "border-tile ring-2 ring-tile" : ""
  const link = useStayingInView(isChosen)
  return (
    <Card as="li" flush lifts className={`relative flex flex-col ${lying} ${clear} ${look}`}>
      <div className="relative @md:@max-xl:w-2/5 @md:@max-xl:shrink-0">
        <Picture
          kind={drawingOf(service)}
          seed={service.id}
          detail="low"
          className="aspect-video w-full border-line border-b @md:@max-xl:absolute @md:@max-xl:inset-0 @md:@max-xl:aspect-auto @md:@max-xl:h-full @md:@max-xl:border-r @md:@max-xl:border-b-0"
        />
        <Badge
          tone={service.is_verified ? "neem" : "neutral"}
          icon={service.is_verified ? "shield-check" : undefined}
          className="absolute top-3 left-3 border border-line"
        >
          {service.is_verified ? "Verified" : "Not yet verified"}
        </Badge>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5">
        <h2 className="text-lg">
          <Link
            ref={link}
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
        {service.home_city !== service.city && <p className="text-muted">{placeOf(service)}</p>}
        <p className="line-clamp-3 text-muted text-sm">{service.description || service.headline}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <Rating value={service.rating} count={service.review_count} compact />
          <span className="font-semibold">{formatPrice(service.price)}</span>
        </div>
      </div>
    </Card>
  )
}

/** Opening the panel beside the list narrows it; the card that was chosen must not slip away. */
function useStayingInView(isChosen: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isChosen) link.current?.closest("li")?.scrollIntoView({ block: "nearest" })
  }, [isChosen])
  return link
}
