import { Link } from "react-router"
import { formatPrice } from "../../platform/money.ts"
import { Badge } from "../../ui/badge.tsx"
import { Picture } from "../../ui/drawings/picture.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Rating } from "../../ui/rating.tsx"
import type { SearchResult } from "../search.contract.ts"
import { drawingOf } from "./drawing-of.ts"
import { placeOf } from "./place-of.ts"

type SelectedServiceProps = { service: SearchResult; closeTo: string; inArea: boolean }

/** The chosen card, closer: beside the list where there is room, else along the bottom edge. */
export function SelectedService({ service, closeTo, inArea }: SelectedServiceProps) {
  const profile = `/providers/${service.provider_id}`
  const foot = inArea ? "bottom-[4.5rem] md:bottom-4" : "bottom-4"
  return (
    <section
      aria-labelledby="selected-service"
      aria-live="polite"
      className={`@container sticky z-10 min-w-0 overflow-hidden rounded-lg border border-tile bg-surface shadow-soft lg:col-start-2 xl:top-24 xl:bottom-auto xl:col-start-auto xl:w-72 ${foot} ${inArea ? "lg:col-start-auto" : ""}`}
    >
      <div className="flex items-center justify-between gap-2 border-line border-b pr-1 pl-4 xl:py-1">
        <h2 id="selected-service" className="text-base">
          Selected Service
        </h2>
        <Link
          to={closeTo}
          replace
          preventScrollReset
          aria-label="Close the selected service"
          className="grid size-11 place-items-center rounded-lg text-muted hover:bg-fill hover:text-ink"
        >
          <Icon name="x" />
        </Link>
      </div>
      <Picture
        kind={drawingOf(service)}
        seed={service.id}
        detail="low"
        className="hidden h-36 w-full border-line border-b xl:block"
      />
      <div className="grid gap-3 px-4 py-3 max-xl:@xl:grid-cols-[1fr_auto] max-xl:@xl:items-center xl:py-4">
        <div className="grid gap-1 xl:gap-2">
          <h3 className="text-base xl:text-lg">{service.name}</h3>
          <p className="text-muted">
            Provided by <span className="font-semibold text-ink">{service.business_name}</span>
            <span className="hidden xl:inline">, {service.provider_name}</span>
          </p>
          {service.home_city !== service.city && <p className="text-muted text-sm xl:hidden">{placeOf(service)}</p>}
          <p className="hidden text-muted text-sm xl:block">{service.description}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Rating value={service.rating} count={service.review_count} compact />
            <span className="font-semibold">{formatPrice(service.price)}</span>
          </p>
          <Facts service={service} />
        </div>
        <div className="flex gap-3 xl:flex-col">
          <LinkButton to={`${profile}?book=${service.id}`} className="flex-1 whitespace-nowrap">
            Book Now
          </LinkButton>
          <LinkButton to={profile} variant="secondary" className="flex-1 whitespace-nowrap">
            View profile
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

function Facts({ service }: { service: SearchResult }) {
  return (
    <ul className="hidden gap-1 text-sm xl:grid">
      <li className="flex gap-2">
        <Icon name="map-pin" className="mt-0.5 size-4 text-muted" />
        {placeOf(service)}
      </li>
      <li className="flex gap-2">
        <Icon name="clock" className="mt-0.5 size-4 text-muted" />
        {service.duration} minutes a visit
      </li>
      {service.work_experience !== null && (
        <li className="flex gap-2">
          <Icon name="briefcase" className="mt-0.5 size-4 text-muted" />
          {service.work_experience} years of work
        </li>
      )}
      <li className="pt-1">
        <Badge tone={service.is_verified ? "neem" : "neutral"} icon={service.is_verified ? "shield-check" : undefined}>
          {service.is_verified ? "Verified" : "Not yet verified"}
        </Badge>
      </li>
    </ul>
  )
}
