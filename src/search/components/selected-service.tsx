import { type ComponentType, Suspense, useEffect, useRef } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { Picture } from "../../drawings/picture.tsx"
import { OtherPrices } from "../../professionals/components/other-prices.tsx"
import { professionalTexts } from "../../professionals/texts.ts"
import { offerTotalIn } from "../../professionals/visit-total.ts"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { PhoneDetails } from "../../ui/overlay/phone-details.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import { placeOf } from "../place.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { searchTexts, selectedServiceTexts } from "../texts.ts"
import { CheckedMark } from "./checked-mark.tsx"

/** Of the form for a message; it belongs to a slice that knows this one. */
export type RequestPanelProps = {
  provider: { id: string; business_name: string }
  /** Slug. */
  serviceType: string
  onClose: () => void
}

type SelectedServiceProps = {
  service: SearchResult
  addressWith: (selected: string | null) => string
  RequestPanel: ComponentType<RequestPanelProps>
  inArea: boolean
}

/**
 * The chosen card, closer: a bar along the bottom edge, so that no card gives way to it; what its card does not say opens.
 * On a phone it is the only bar (ui/base.css), as high as one line of buttons: all but booking opens with the rest.
 */
export default function SelectedService(props: SelectedServiceProps) {
  const { service, addressWith, RequestPanel, inArea } = props
  const [params] = useSearchParams()
  const t = useTexts(selectedServiceTexts)
  const { book, request } = useTexts(professionalTexts)
  const navigate = useNavigate()
  const isAsked = params.get("request") === service.id
  // What is typed there is in the browser's storage.
  const isWriting = useHydrated() && isAsked
  const { nextFree } = useTexts(searchTexts)
  const total = offerTotalIn(useLanguage())
  const profile = `/providers/${service.provider_id}`
  const bar = useBesideItsCard(service.id)
  const requestAddress = `${addressWith(service.id)}&request=${service.id}`
  return (
    <section
      ref={bar}
      aria-labelledby="selected-service"
      aria-live="polite"
      data-foot="chosen"
      className={`${barClasses} ${inArea ? "" : "lg:col-start-2"}`}
    >
      <div className="relative">
        <div className="flex items-center gap-3 pt-1.5 pr-12 pl-4 @max-3xl:sr-only">
          <h2 id="selected-service" className="font-normal font-sans text-muted text-sm tracking-normal">
            {t.heading}
          </h2>
          <CheckedMark service={service} className="relative" />
        </div>
        {/* Another card is another bar: closed. */}
        <PhoneDetails
          key={service.id}
          summaryClassName="mr-41 min-h-[calc(4rem-1px)] gap-2 pl-4 text-sm @3xl:mr-[30rem] @3xl:min-h-13"
          summary={
            <span className="grid min-w-0">
              <span className="truncate">{service.business_name}</span>
              <span className="truncate font-normal">
                {total(service)}
                <span className="@max-3xl:hidden"> · {nextFree(service.availability)}</span>
              </span>
            </span>
          }
        >
          <Details service={service} />
          {!isWriting && (
            <div className="flex gap-2 border-line border-t px-4 py-3 *:flex-1 @3xl:hidden">
              <LinkButton to={profile} variant="secondary" className="whitespace-nowrap max-sm:px-3">
                {t.profile}
              </LinkButton>
              <LinkButton
                to={requestAddress}
                preventScrollReset
                variant="secondary"
                className="whitespace-nowrap max-sm:px-3"
              >
                {request}
              </LinkButton>
            </div>
          )}
        </PhoneDetails>
        {!isWriting && (
          <div className="flex items-center gap-2 absolute top-2.5 right-13 @3xl:top-4.5 @3xl:right-14">
            <LinkButton to={profile} variant="secondary" className={`whitespace-nowrap ${besideOnly}`}>
              {t.profile}
            </LinkButton>
            <LinkButton
              to={requestAddress}
              preventScrollReset
              variant="secondary"
              icon="mail"
              className={`whitespace-nowrap ${besideOnly}`}
            >
              {request}
            </LinkButton>
            <LinkButton to={`${profile}?book=${service.id}`} className="whitespace-nowrap max-sm:px-4">
              {book}
            </LinkButton>
          </div>
        )}
      </div>
      {isAsked && (
        <Suspense>
          <RequestPanel
            key={service.id}
            provider={{ id: service.provider_id, business_name: service.business_name }}
            serviceType={service.service_type}
            onClose={() => void navigate(addressWith(service.id), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
      <Link
        to={addressWith(null)}
        preventScrollReset
        aria-label={t.close}
        className={`absolute top-2.5 right-1 @3xl:top-1 ${iconButtonStyle}`}
      >
        <Icon name="x" />
      </Link>
    </section>
  )
}

/** Along the whole edge of a phone, above it where there is room. */
const barClasses = [
  "@container no-print sticky z-20 min-w-0 border border-tile bg-surface shadow-soft md:bottom-4 md:z-10 md:rounded-lg",
  "max-md:bottom-0 max-md:-mx-[clamp(1rem,4vw,2rem)] max-md:border-x-0 max-md:border-b-0",
  "max-md:pb-[env(safe-area-inset-bottom)]",
].join(" ")

/** What opens with the details where the bar is narrow. */
const besideOnly = "@max-3xl:hidden"

const GAP = 12

/**
 * An address with a chosen card opens at that card, wherever it stands in the list. Where the card is taller than what is
 * left of a small phone, its price matters more than its head.
 */
function useBesideItsCard(chosenId: string) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const card = bar.current?.parentElement?.querySelector('li:has(a[aria-current="true"])')
    if (!chosenId || !bar.current || !card) return
    card.scrollIntoView({ block: "nearest" })
    const [over, under] = [bar.current.getBoundingClientRect(), card.getBoundingClientRect()]
    const covered = under.bottom + GAP - over.top
    if (covered > 0 && under.top < over.top && under.right > over.left) window.scrollBy({ top: covered })
  }, [chosenId])
  return bar
}

const askClasses = "inline-flex min-h-11 items-center gap-2 text-tile-ink underline-offset-4 hover:underline"

/** Never more than half of the screen. */
function Details({ service }: { service: SearchResult }) {
  const t = useTexts(selectedServiceTexts)
  const priceText = usePrices()
  return (
    <div className="grid max-h-[45dvh] gap-x-5 gap-y-3 overflow-y-auto px-4 pb-4 @xl:grid-cols-2 @3xl:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)] @3xl:pt-1">
      <Picture
        {...service.cover}
        detail="low"
        className="hidden aspect-[4/3] w-full rounded-md border border-line @3xl:block"
      />
      <div className="grid content-start gap-1">
        <h3 className="text-base">{service.name}</h3>
        <p className="text-muted">
          {t.providedBy(<span className="font-semibold text-ink">{service.business_name}</span>, service.provider_name)}
        </p>
        <p className="flex flex-wrap items-center gap-x-4">
          <Rating value={service.rating} count={service.review_count} compact />
          <span className="font-semibold">{service.price_label ?? priceText(service.price)}</span>
        </p>
        <OtherPrices {...service} />
        <p className="text-muted text-sm">{service.description}</p>
        <p>
          <Link to={`/messages?to=${service.provider_id}`} className={askClasses}>
            <Icon name="message" className="size-5" />
            {t.ask}
          </Link>
        </p>
      </div>
      <Facts service={service} />
    </div>
  )
}

function Facts({ service }: { service: SearchResult }) {
  const [t, { nextFree }] = [useTexts(professionalTexts), useTexts(searchTexts)]
  const language = useLanguage()
  const { price_label, availability, work_experience } = service
  return (
    <ul className="grid content-start gap-1 text-sm">
      <Fact icon="map-pin">{placeOf(service, language)}</Fact>
      {!price_label && <Fact icon="clock">{offerTotalIn(language)(service)}</Fact>}
      <Fact icon="calendar">{nextFree(availability)}</Fact>
      {work_experience !== null && <Fact icon="briefcase">{t.years(work_experience)}</Fact>}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className="flex gap-2">
    <Icon name={icon} className="mt-0.5 size-4 text-muted" />
    {children}
  </li>
)
