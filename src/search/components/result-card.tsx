import { useEffect, useRef } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { professionalWords } from "../../professionals/professional.words.ts"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useLanguage, usePrices, useWords } from "../../ui/use-words.ts"
import { searchWords } from "../search.words.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { placeOf } from "./place-of.ts"

/** By the width of the list, not of the screen: one card a row, lying down where it has room; two from 36rem on. */
export const resultGrid = "grid grid-cols-1 gap-5 @xl:grid-cols-2 @xl:@max-2xl:gap-4"
const lying = "@md:@max-xl:flex-row"
/** The panel along the bottom edge lies over the end of the list. */
const clear = "scroll-mb-48 md:scroll-mb-32 xl:scroll-mb-6"

type ResultCardProps = {
  service: SearchResult
  /** In view from the start, also on a phone. */
  isFirst: boolean
  isChosen: boolean
  isOtherChosen: boolean
  /** Chooses the card, or lets it go. */
  to: string
}

/** The whole card chooses it; its drawing is of this professional's work. */
export function ResultCard({ service, isFirst, isChosen, isOtherChosen, to }: ResultCardProps) {
  const t = useWords(searchWords)
  const language = useLanguage()
  const priceText = usePrices()
  const look = isChosen ? "border-tile ring-2 ring-tile" : ""
  const link = useStayingInView(isChosen)
  return (
    <Card as="li" flush lifts className={`relative flex flex-col ${lying} ${clear} ${look}`}>
      <div className="relative @md:@max-xl:w-2/5 @md:@max-xl:shrink-0">
        <Picture
          {...service.cover}
          detail="low"
          eager={isFirst}
          className="aspect-video w-full border-line border-b @md:@max-xl:absolute @md:@max-xl:inset-0 @md:@max-xl:aspect-auto @md:@max-xl:h-full @md:@max-xl:border-r @md:@max-xl:border-b-0"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5">
        <div className="flex flex-wrap items-end gap-x-3">
          {/* Back closes the panel, however many cards were looked at. */}
          <h2>
            <Link
              ref={link}
              to={to}
              preventScrollReset
              replace={isOtherChosen}
              aria-current={isChosen ? "true" : undefined}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              <span className={`block ${small}`}>{service.name}</span>{" "}
              {t.providedBy(
                (text) => (
                  <span className={small}>{text}</span>
                ),
                <span className="text-lg">{service.business_name}</span>,
              )}
            </Link>
          </h2>
          <Verification isVerified={service.is_verified} />
        </div>
        {service.home_city !== service.city && <p className="text-muted">{placeOf(service, language)}</p>}
        {service.title && <p className="wrap-anywhere font-semibold text-sm">{service.title}</p>}
        <p className="line-clamp-3 text-muted text-sm">{service.description || service.headline}</p>
        <div className="mt-auto grid gap-2 pt-2">
          {service.availability && (
            <p className="flex items-center gap-2 text-muted text-sm">
              <Icon name="calendar" className="size-4" />
              {t.nextFree(service.availability)}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Rating value={service.rating} count={service.review_count} compact />
            <span className="font-semibold">{priceText(service.price)}</span>
          </div>
        </div>
      </div>
    </Card>
  )
}

const small = "font-normal font-sans text-muted text-sm tracking-normal"

function Verification({ isVerified }: { isVerified: boolean }) {
  const t = useWords(professionalWords)
  if (!isVerified) return <p className="text-muted text-sm leading-7">{t.notVerified}</p>
  return (
    <p className="flex items-center gap-1 font-semibold text-neem-ink text-sm leading-7">
      <Icon name="shield-check" className="size-4" />
      {t.verified}
    </p>
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
