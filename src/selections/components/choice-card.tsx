import type { ReactNode } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { professionalTexts } from "../../professionals/texts.ts"
import { offerTotalIn } from "../../professionals/visit-total.ts"
import { Card } from "../../ui/card.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import type { ShortlistCandidate } from "../candidate.ts"
import { choiceTexts } from "../texts.ts"

type ChoiceCardProps = {
  choice: ShortlistCandidate
  /** What they do, over their name. */
  work: string
  /** Of that work, in their own words. */
  title?: string
  /** Undefined where nothing can be booked at the moment. */
  offer: { price: string | null; duration: number } | undefined
  /** Over the picture. */
  corner?: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** Who, what, how checked, when and for how much: what a decision needs. */
export function ChoiceCard({ choice, work, title, offer, corner, children }: ChoiceCardProps) {
  const t = useTexts(choiceTexts)
  const { verified, notVerified } = useTexts(professionalTexts)
  const { provider_id, provider_name, is_verified, availability } = choice
  return (
    <Card as="li" flush className="@container relative">
      <div className="flex h-full flex-col @md:flex-row">
        <div className="relative aspect-5/2 @md:aspect-auto @md:w-2/5 @md:shrink-0">
          <Picture
            {...choice.cover}
            detail="low"
            className="absolute inset-0 size-full border-line border-b @md:border-r @md:border-b-0"
          />
          {corner}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-5">
          <div className="grid gap-0.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-muted text-sm">{work}</p>
              <Rating value={choice.rating} count={choice.rating_count} compact />
            </div>
            <h3 className="wrap-anywhere text-lg">
              {offer ? (
                <Link to={`/providers/${provider_id}`} className="hover:text-tile-ink hover:underline">
                  {provider_name}
                </Link>
              ) : (
                provider_name
              )}
            </h3>
            {title && <p className="truncate text-sm">{title}</p>}
          </div>
          <ul className="grid gap-1.5 text-sm">
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
          <div className="mt-auto grid gap-3">
            {offer && <Price offer={offer} />}
            <div className="flex flex-wrap gap-2 *:flex-1">{children}</div>
          </div>
        </div>
      </div>
    </Card>
  )
}

/** An hour, and what a visit comes to. */
function Price({ offer }: { offer: { price: string | null; duration: number } }) {
  const [priceText, total] = [usePrices(), offerTotalIn(useLanguage())]
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t pt-3">
      <span className="font-semibold">{priceText(offer.price)}</span>
      <span className="text-muted text-sm">{total(offer)}</span>
    </p>
  )
}

function Fact({ icon, isGood = false, children }: { icon: IconName; isGood?: boolean; children: ReactNode }) {
  return (
    <li className={`flex items-start gap-2 ${isGood ? "" : "text-muted"}`}>
      <Icon name={icon} className={`mt-0.5 size-4 ${isGood ? "text-neem-ink" : ""}`} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

export const choiceGrid = "grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-2"
