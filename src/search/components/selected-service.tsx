import { useEffect, useRef } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { professionalWords } from "../../professionals/professional.words.ts"
import { Badge } from "../../ui/badge.tsx"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { PhoneDetails } from "../../ui/phone-details.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useDates, useLanguage, usePrices, useWords } from "../../ui/use-words.ts"
import { searchWords } from "../search.words.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { placeOf } from "./place-of.ts"

type SelectedServiceProps = { service: SearchResult; closeTo: string; inArea: boolean }

/** The chosen card, closer: beside the list where there is room, else a bar along the bottom edge that opens. */
export function SelectedService({ service, closeTo, inArea }: SelectedServiceProps) {
  const t = useWords(searchWords).selected
  const words = useWords(professionalWords)
  const priceText = usePrices()
  const profile = `/providers/${service.provider_id}`
  const book = `${profile}?book=${service.id}`
  const bar = useBesideItsCard(service.id)
  const foot = inArea ? "bottom-[4.5rem] md:bottom-4" : "bottom-4"
  return (
    <section
      ref={bar}
      aria-labelledby="selected-service"
      aria-live="polite"
      data-foot=""
      className={`sticky z-10 min-w-0 overflow-hidden rounded-lg border border-tile bg-surface shadow-soft lg:col-start-2 xl:top-24 xl:bottom-auto xl:col-start-auto xl:w-64 ${foot} ${inArea ? "lg:col-start-auto" : ""}`}
    >
      <h2 id="selected-service" className={titleLook}>
        {t.heading}
      </h2>
      <div className="absolute top-3 right-1 flex gap-1 xl:top-0.5">
        <LinkButton to={book} className="max-xl:px-3 whitespace-nowrap xl:hidden">
          {words.book}
        </LinkButton>
        <Link to={closeTo} preventScrollReset aria-label={t.close} className={iconButtonStyle}>
          <Icon name="x" />
        </Link>
      </div>
      {/* Another card is another bar: closed. */}
      <PhoneDetails
        key={service.id}
        from="xl"
        summaryClassName="gap-2 pb-2 pl-4 mr-38 text-sm"
        summary={
          <span className="grid min-w-0">
            <span className="truncate">{service.business_name}</span>
            <span className="truncate font-normal">{priceText(service.price)}</span>
          </span>
        }
      >
        <Picture {...service.cover} detail="low" className="hidden h-36 w-full border-line border-b xl:block" />
        <div className="grid max-h-[50dvh] gap-3 overflow-y-auto px-4 pt-1 pb-4 xl:max-h-none xl:pt-4">
          <h3 className="text-base xl:text-lg">{service.name}</h3>
          <p className="text-muted">
            {t.providedBy(
              <span className="font-semibold text-ink">{service.business_name}</span>,
              service.provider_name,
            )}
          </p>
          <p className="hidden text-muted text-sm xl:block">{service.description}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Rating value={service.rating} count={service.review_count} compact />
            <span className="hidden font-semibold xl:inline">{priceText(service.price)}</span>
          </p>
          <Facts service={service} />
          <LinkButton to={book} className="whitespace-nowrap max-xl:hidden">
            {words.book}
          </LinkButton>
          <LinkButton to={profile} variant="secondary" className="whitespace-nowrap">
            {t.profile}
          </LinkButton>
        </div>
      </PhoneDetails>
    </section>
  )
}

const GAP = 12

/** The chosen card has come into view by its head; where it is taller than what is left of a small phone, its price matters more. */
function useBesideItsCard(chosenId: string) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const card = bar.current?.parentElement?.querySelector('li:has(a[aria-current="true"])')
    if (!chosenId || !bar.current || !card) return
    const [over, under] = [bar.current.getBoundingClientRect(), card.getBoundingClientRect()]
    const covered = under.bottom + GAP - over.top
    if (covered > 0 && under.top < over.top && under.right > over.left) window.scrollBy({ top: covered })
  }, [chosenId])
  return bar
}

const titleLook = [
  "pt-2 pl-4 font-normal font-sans text-muted text-sm tracking-normal",
  "xl:border-line xl:border-b xl:py-3 xl:font-semibold xl:font-serif xl:text-base xl:text-ink",
].join(" ")

function Facts({ service }: { service: SearchResult }) {
  const [t, { nextFree }] = [useWords(professionalWords), useWords(searchWords)]
  const [language, dates] = [useLanguage(), useDates()]
  return (
    <ul className="grid gap-1 text-sm">
      <li className="flex gap-2">
        <Icon name="map-pin" className="mt-0.5 size-4 text-muted" />
        {placeOf(service, language)}
      </li>
      <li className="flex gap-2">
        <Icon name="clock" className="mt-0.5 size-4 text-muted" />
        {t.visit(dates.duration(service.duration))}
      </li>
      {service.availability && (
        <li className="flex gap-2">
          <Icon name="calendar" className="mt-0.5 size-4 text-muted" />
          {nextFree(service.availability)}
        </li>
      )}
      {service.work_experience !== null && (
        <li className="flex gap-2">
          <Icon name="briefcase" className="mt-0.5 size-4 text-muted" />
          {t.years(service.work_experience)}
        </li>
      )}
      <li className="pt-1">
        <Badge tone={service.is_verified ? "neem" : "neutral"} icon={service.is_verified ? "shield-check" : undefined}>
          {service.is_verified ? t.verified : t.notVerified}
        </Badge>
      </li>
    </ul>
  )
}
