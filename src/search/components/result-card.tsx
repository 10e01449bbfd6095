import { Picture } from "../../drawings/picture.tsx"
import { totalOf } from "../../platform/money.ts"
import { visitTotalIn } from "../../professionals/visit-total.ts"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useLanguage, usePrices, useWords } from "../../ui/use-words.ts"
import { searchWords } from "../search.words.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { CheckedMark } from "./checked-mark.tsx"
import { placeOf } from "./place-of.ts"

/** By the width of the list, not of the screen: one card a row, lying down where it has room; two from 36rem on. */
export const resultGrid = "grid grid-cols-1 gap-5 @xl:grid-cols-2 @xl:@max-2xl:gap-4"
export const lying = "@md:@max-xl:flex-row"
export const coverSize = "aspect-video max-sm:aspect-2/1 @md:@max-xl:aspect-auto @md:@max-xl:w-2/5 @md:@max-xl:shrink-0"
/** The bar of the chosen one lies over the end of the list: what is gone to, by focus or by address, stays clear of it. */
export const clearOfBar = "[--bar:14rem] md:[--bar:7rem] lg:[--bar:13rem] scroll-mb-(--bar) [&_a]:scroll-mb-(--bar)"

type ResultCardProps = {
  service: SearchResult
  /** From whose centre the distance is said. */
  locality?: string | null | undefined
  /** In view from the start, also on a phone. */
  isFirst: boolean
  isChosen: boolean
  isOtherChosen: boolean
  /** Chooses the card, or lets it go. */
  to: string
}

/** The whole card chooses it, but for the name and the mark: those lead to the profile. Its drawing is of their work. */
export function ResultCard({ service, locality, isFirst, isChosen, isOtherChosen, to }: ResultCardProps) {
  const t = useWords(searchWords)
  const language = useLanguage()
  const look = isChosen ? "border-tile ring-2 ring-tile" : ""
  return (
    <Card as="li" flush lifts className={`relative flex flex-col ${lying} ${clearOfBar} ${look}`}>
      <div className={`relative ${coverSize}`}>
        <Picture
          {...service.cover}
          detail="low"
          eager={isFirst}
          className="absolute inset-0 size-full border-line border-b @md:@max-xl:border-r @md:@max-xl:border-b-0"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:px-5">
        <div>
          <div className="relative">
            <h2>
              <Link
                to={`/providers/${service.provider_id}`}
                className="group/name relative z-1 inline-block hover:text-tile-ink"
              >
                {t.providedBy(
                  (text) => (
                    <span className={small}>{text}</span>
                  ),
                  <span className="wrap-anywhere block text-lg group-hover/name:underline">
                    {service.business_name}
                  </span>,
                )}
              </Link>
            </h2>
            <Rating value={service.rating} count={service.review_count} compact className="absolute top-0 right-0" />
          </div>
          <div className="flex flex-wrap items-center gap-x-3">
            {/* Back closes the panel, however many cards were looked at. */}
            <Link
              to={to}
              preventScrollReset
              replace={isOtherChosen}
              aria-current={isChosen ? "true" : undefined}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {service.name}
            </Link>
            {locality && service.distance_km ? (
              <span className="flex items-center gap-1 text-muted text-sm">
                <Icon name="map-pin" className="size-4" />
                {t.distance(service.distance_km, locality)}
              </span>
            ) : null}
          </div>
          {service.home_city !== service.city && <p className="text-muted text-sm">{placeOf(service, language)}</p>}
        </div>
        {service.title && <p className="wrap-anywhere font-semibold text-sm">{service.title}</p>}
        <p className="line-clamp-2 text-muted text-sm">{service.description || service.headline}</p>
        <div className="mt-auto grid gap-2 pt-1">
          {service.availability && (
            <p className="flex items-center gap-2 text-sm">
              <Icon name="calendar" className="size-4 text-neem-ink" />
              {t.nextFree(service.availability)}
            </p>
          )}
          <Price service={service} />
        </div>
      </div>
      <CheckedMark service={service} className="absolute top-3 left-3" />
    </Card>
  )
}

const small = "font-normal font-sans text-muted text-sm tracking-normal"

/** An hour, and what a visit comes to: the sum of the booking dialog. */
function Price({ service: { price, duration } }: Pick<ResultCardProps, "service">) {
  const priceText = usePrices()
  const total = visitTotalIn(useLanguage())
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t pt-2">
      <span className="font-semibold">{priceText(price)}</span>
      <span className="text-muted text-sm">{total(totalOf(price, duration), duration)}</span>
    </p>
  )
}
