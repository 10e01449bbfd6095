import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { formatRupees } from "../../platform/money.ts"
import { LinkButton } from "../../ui/link.tsx"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import type { Profile } from "../professional.contract.ts"
import { lowestPriceOf } from "../profile.rules.ts"
import { professionalTexts, profileTexts } from "../texts.ts"
import { offerTotalIn } from "../visit-total.ts"

type BookProps = { provider: Profile; bookAddress: (serviceId: string) => string }
type AsideProps = BookProps & { requestAddress: (serviceId: string) => string }

/** Beside the page where there is room: what it costs, and when (its children). */
export function ProfileAside({ provider, children, ...addresses }: AsideProps & { children: ReactNode }) {
  const t = useTexts(profileTexts)
  return (
    <aside
      aria-label={t.aside.label}
      className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface px-6 shadow-soft *:py-5 lg:block"
    >
      <Prices provider={provider} {...addresses} />
      {children}
    </aside>
  )
}

function Prices({ provider: { services, business_name }, bookAddress, requestAddress }: AsideProps) {
  const t = useTexts(profileTexts).aside
  const { book, request } = useTexts(professionalTexts)
  const [total, priceText] = [offerTotalIn(useLanguage()), usePrices()]
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">{t.book}</h2>
      <ul className="grid gap-4">
        {services.map((service) => (
          <li key={service.id} className="grid gap-2 border-line border-t pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{service.name}</span>
              <span className="font-semibold">{service.price_label ?? priceText(service.price)}</span>
              {!service.price_label && <span className="w-full text-muted text-sm">{total(service)}</span>}
            </p>
            <LinkButton to={bookAddress(service.id)} preventScrollReset icon="calendar" wide>
              {book}
            </LinkButton>
            <LinkButton to={requestAddress(service.id)} preventScrollReset variant="secondary" icon="mail" wide>
              {request}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t.cost(formatRupees(brand.fees.platform), business_name)}</p>
    </div>
  )
}

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
        <span className="font-semibold">
          {lowest.price_label ?? t.lowestPrice[lowest.kind](priceText(lowest.price))}
        </span>
        <span className="block text-muted text-sm">
          {lowest.price_label ? lowest.packages[0]?.text : total(lowest)}
        </span>
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
