import type { ReactNode } from "react"
import { Face } from "../../drawings/face.tsx"
import { Picture } from "../../drawings/picture.tsx"
import type { OfferPrices } from "../../professionals/packages/package.schema.ts"
import { professionalTexts } from "../../professionals/texts.ts"
import { offerTotalIn } from "../../professionals/visit-total.ts"
import { Card } from "../../ui/card.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import type { ShortlistCandidate } from "../candidate.ts"
import { choiceTexts } from "../texts.ts"

type PricedOffer = { price: string | null; duration: number } & OfferPrices

type ChoiceCardProps = {
  choice: ShortlistCandidate
  /** What they do, over their name. */
  work: string
  /** Of that work, in their own words. */
  title?: string
  /** Undefined where nothing can be booked at the moment. */
  offer: PricedOffer | undefined
  /** Who is away has no profile. */
  isPublic: boolean
  /** Over the picture. */
  corner?: ReactNode
  /** In a long list: a row without the picture on a phone. */
  isRow?: boolean
  /** What can be done with it. */
  children: ReactNode
}

/** Who, what, how checked, when and for how much: what a decision needs. */
export function ChoiceCard({ choice, work, title, offer, isPublic, corner, isRow = false, children }: ChoiceCardProps) {
  const t = useTexts(choiceTexts)
  const { verified, notVerified } = useTexts(professionalTexts)
  const { provider_id, provider_name, portrait, is_verified, availability } = choice
  const row = isRow ? rowLooks : cardLooks
  return (
    <Card as="li" flush className="@container relative">
      <div className="flex h-full flex-col @md:flex-row">
        <div className={`relative aspect-2/1 @md:aspect-auto @md:w-2/5 @md:shrink-0 ${row.picture}`}>
          <Picture
            {...choice.cover}
            detail="low"
            className="absolute inset-0 size-full border-line border-b object-cover @md:border-r @md:border-b-0"
          />
          {corner}
        </div>
        <div className={`flex min-w-0 flex-1 flex-col p-4 sm:p-5 ${row.text}`}>
          <div className="flex gap-3">
            <Face professionalId={provider_id} name={provider_name} portrait={portrait} />
            <div className="grid min-w-0 flex-1 content-start gap-0.5">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <p className="text-muted text-sm">{work}</p>
                <Rating value={choice.rating} count={choice.rating_count} compact />
              </div>
              <h3 className="wrap-anywhere text-lg">
                {isPublic ? (
                  <Link to={`/providers/${provider_id}`} className="hover:text-tile-ink hover:underline">
                    {provider_name}
                  </Link>
                ) : (
                  provider_name
                )}
              </h3>
              {title && <p className={`truncate text-sm ${row.extra}`}>{title}</p>}
            </div>
          </div>
          <ul className={`text-sm ${row.facts}`}>
            <Fact icon="map-pin">{choice.location}</Fact>
            {offer && (
              <Fact icon={is_verified ? "shield-check" : "info"} isGood={is_verified}>
                {is_verified ? verified : notVerified}
              </Fact>
            )}
            <Fact icon="calendar" isGood={availability !== null}>
              {offer ? t.nextFree(availability) : t.notBookable}
            </Fact>
          </ul>
          <div className={`mt-auto grid ${row.foot}`}>
            {offer && <Price offer={offer} row={row} />}
            <div className="flex flex-wrap gap-2 *:flex-1">{children}</div>
          </div>
        </div>
      </div>
    </Card>
  )
}

/** An hour, and what a visit comes to. */
function Price({ offer, row }: { offer: PricedOffer; row: typeof cardLooks }) {
  const [priceText, total] = [usePrices(), offerTotalIn(useLanguage())]
  return (
    <div className={`border-line border-t pt-3 ${row.price}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{offer.price_label ?? priceText(offer.price)}</span>
        {!offer.price_label && <span className="text-muted text-sm">{total(offer)}</span>}
      </p>
      {offer.price_summary && <p className={`line-clamp-3 text-muted text-sm ${row.extra}`}>{offer.price_summary}</p>}
    </div>
  )
}

const cardLooks = {
  picture: "",
  text: "gap-3",
  facts: "grid gap-1.5",
  foot: "gap-3",
  price: "",
  /** What a row leaves to the profile. */
  extra: "",
}

const rowLooks: typeof cardLooks = {
  picture: "max-sm:hidden",
  text: "gap-2 max-sm:py-3 sm:gap-3",
  facts: "flex flex-wrap gap-x-4 gap-y-0.5 sm:grid sm:gap-1.5",
  foot: "gap-2 sm:gap-3",
  price: "max-sm:border-0 max-sm:pt-0",
  extra: "max-sm:hidden",
}

function Fact({ icon, isGood = false, children }: { icon: IconName; isGood?: boolean; children: ReactNode }) {
  return (
    <li className={`flex items-start gap-2 ${isGood ? "" : "text-muted"}`}>
      <Icon name={icon} className={`mt-0.5 size-4 ${isGood ? "text-neem-ink" : ""}`} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

export const choiceGrid = "grid grid-cols-1 gap-3 sm:gap-5 xl:grid-cols-2"
