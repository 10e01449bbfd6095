import { LinkButton } from "../../ui/link-button.tsx"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import { lowestPriceOf } from "../profile.rules.ts"
import { professionalTexts, profileTexts } from "../texts.ts"
import { offerTotalIn } from "../visit-total.ts"
import type { BookProps } from "./profile-aside.tsx"

/** On a phone: always at hand along the bottom edge. */
export function BookBar({ provider: { services }, bookAddress }: BookProps) {
  const t = useTexts(profileTexts)
  const { book } = useTexts(professionalTexts)
  const priceText = usePrices()
  const total = offerTotalIn(useLanguage())
  const lowest = lowestPriceOf(services)
  const [first] = services
  if (!lowest || !first) return null
  return (
    <div
      data-foot="book-bar"
      className="no-print sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2rem)] flex items-center justify-between gap-4 border-line border-t bg-surface px-[clamp(1rem,4vw,2rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="leading-tight">
        <span className="font-semibold">{t.lowestPrice[lowest.kind](priceText(lowest.price))}</span>
        <span className="block text-muted text-sm">{total(lowest)}</span>
      </p>
      <LinkButton
        to={services.length === 1 ? bookAddress(first.id) : "#services"}
        preventScrollReset={services.length === 1}
        className="whitespace-nowrap"
        icon="calendar"
      >
        {book}
      </LinkButton>
    </div>
  )
}
