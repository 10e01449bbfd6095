import { CompareLink } from "../../compare/components/compare-link.tsx"
import { onPictureStyle, Picture } from "../../drawings/picture.tsx"
import { offerTotalIn } from "../../professionals/visit-total.ts"
import { ShortlistHeart } from "../../selections/shortlist/components/shortlist-heart.tsx"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import { placeOf } from "../place.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { searchTexts } from "../texts.ts"
import { CheckedMark } from "./checked-mark.tsx"

/** By the width of the list, not of the screen: two cards a row from 36rem on, and one that is left over has all of it. */
export const resultGrid =
  "grid grid-cols-1 gap-5 @xl:grid-cols-2 @xl:@max-2xl:gap-4 @xl:[&>:last-child:nth-child(odd)]:col-span-2"
/** Within the width of a card, which lies down where it has room. */
export const cardClasses = "flex h-full flex-col @md:flex-row"
export const coverSize = "aspect-video max-sm:aspect-2/1 @md:aspect-4/3 @md:w-2/5 @md:shrink-0"
/** The bar of the chosen one lies over the end of the list: what is gone to, by focus or by address, stays clear of it. */
export const clearOfBar = "[--bar:6rem] md:[--bar:7rem] scroll-mb-(--bar) [&_a]:scroll-mb-(--bar)"

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
  const t = useTexts(searchTexts)
  const { title, headline, description } = service
  const look = isChosen ? "border-tile ring-2 ring-tile" : ""
  return (
    <Card as="li" flush lifts className={`card-late @container relative ${clearOfBar} ${look}`}>
      <div className={cardClasses}>
        <div data-covers={service.covers && service.id} className={`relative ${coverSize}`}>
          <Picture
            {...service.cover}
            detail="low"
            eager={isFirst}
            className="absolute inset-0 size-full border-line border-b @md:border-r @md:border-b-0 @md:object-cover"
          />
          {service.covers && (
            <span aria-hidden className={`noscript:hidden bottom-2 left-2 ${onPictureStyle}`}>
              {t.firstOf(service.covers)}
            </span>
          )}
          <CompareLink
            id={service.provider_id}
            name={service.business_name}
            className="absolute right-2 bottom-2 z-1"
          />
          <ShortlistHeart
            id={service.provider_id}
            name={service.business_name}
            className="absolute top-2 right-2 z-1"
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
            <Where service={service} locality={locality} />
          </div>
          <div className="text-sm">
            <p className="min-h-lh truncate font-semibold">{title || headline}</p>
            <p className="line-clamp-2 min-h-[2lh] text-muted">{description || (title && headline)}</p>
          </div>
          <div className="mt-auto grid gap-2 pt-1">
            <p className={`${rowClasses} ${service.availability ? "" : "text-muted"}`}>
              <Icon name="calendar" className={`size-4 ${service.availability ? "text-neem-ink" : ""}`} />
              {t.nextFree(service.availability)}
            </p>
            {service.answer_time && (
              <p className={`${rowClasses} text-muted`}>
                <Icon name="message" className="size-4" />
                {service.answer_time}
              </p>
            )}
            <Price service={service} />
          </div>
        </div>
      </div>
      <CheckedMark service={service} className="absolute top-3 left-3" />
    </Card>
  )
}

const rowClasses = "flex items-center gap-2 text-sm"

/** The same row on each card of a list: how far from the place that was asked for, or whence they come. */
function Where({ service, locality }: Pick<ResultCardProps, "service" | "locality">) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const { home_city, city, distance_km } = service
  const isFar = home_city !== city
  if (!isFar && !locality) return null
  return (
    <p className={`${rowClasses} text-muted`}>
      <Icon name="map-pin" className="size-4" />
      {!isFar && locality && distance_km !== null
        ? t.distance(distance_km, locality, service.locality)
        : placeOf(service, language)}
    </p>
  )
}

const small = "font-normal font-sans text-muted text-sm tracking-normal"

/** An hour, and what a visit comes to: the sum of the booking dialog. */
function Price({ service }: Pick<ResultCardProps, "service">) {
  const priceText = usePrices()
  const total = offerTotalIn(useLanguage())
  return (
    <div className="border-line border-t pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{service.price_label ?? priceText(service.price)}</span>
        {!service.price_label && <span className="text-muted text-sm">{total(service)}</span>}
      </p>
      {service.price_summary && <p className="line-clamp-3 text-muted text-sm">{service.price_summary}</p>}
    </div>
  )
}
