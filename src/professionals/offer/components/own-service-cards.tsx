import { Picture } from "../../../drawings/picture.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useDates, usePrices, useTexts } from "../../../ui/use-texts.ts"
import type { OwnService } from "../offer.schema.ts"
import { offerScreenTexts } from "../texts.ts"

type ServiceCardsProps = {
  services: readonly OwnService[]
  openId: string | undefined
  toService: (id: string) => string
}

/** A card each; the one that is open stands beside them, on a phone instead of them. */
export function ServiceCards({ services, openId, toService }: ServiceCardsProps) {
  const { empty } = useTexts(offerScreenTexts)
  return (
    <ul id="own-services" tabIndex={-1} className="grid content-start gap-3 outline-none">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} isOpen={service.id === openId} to={toService(service.id)} />
      ))}
      <li>
        <LinkButton to="/provider/manage-services#add" variant="quiet" wide>
          {empty.add}
        </LinkButton>
      </li>
    </ul>
  )
}

function ServiceCard({ service, isOpen, to }: { service: OwnService; isOpen: boolean; to: string }) {
  const t = useTexts(offerScreenTexts)
  const [dates, priceText] = [useDates(), usePrices()]
  const places = usePlaces(service)
  const { name, title, price, price_label, duration, open_bookings } = service
  const look = isOpen ? "lg:border-tile lg:ring-1 lg:ring-tile" : "border-line hover:border-brass"
  return (
    <li
      className={`relative grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-soft transition-colors duration-150 sm:p-5 ${look}`}
    >
      <div className="flex items-start gap-4">
        <Picture
          kind="service"
          seed={service.service_type}
          detail="low"
          className="size-14 shrink-0 rounded-lg border border-line object-cover"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="wrap-anywhere min-w-0 flex-1 basis-40 text-lg">
            <Link
              to={to}
              preventScrollReset
              aria-current={isOpen ? "true" : undefined}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {title || name}
            </Link>
            {title && <span className="block font-normal font-sans text-muted text-sm tracking-normal">{name}</span>}
          </h2>
          <p className={price === null && !price_label ? "text-muted" : "font-semibold"}>
            {price_label ?? priceText(price)}
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        <Fact icon="clock">{dates.duration(duration)}</Fact>
        <Fact icon="map-pin">{places}</Fact>
        {open_bookings > 0 && <Fact icon="calendar">{t.openBookings(open_bookings)}</Fact>}
      </ul>
      <ServiceBadges service={service} />
    </li>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className="inline-flex items-center gap-1.5">
    <Icon name={icon} className="size-4" />
    {children}
  </li>
)

/** Why nobody finds it, if so. */
export function ServiceBadges({ service: { is_active, locations } }: { service: OwnService }) {
  const t = useTexts(offerScreenTexts)
  if (is_active && locations.length > 0) return null
  return (
    <p className="flex flex-wrap gap-2">
      {!is_active && <Badge icon="dash">{t.paused}</Badge>}
      {locations.length === 0 && (
        <Badge tone="brass" icon="alert">
          {t.nowhere}
        </Badge>
      )}
    </p>
  )
}

const SHOWN = 2

const usePlaces = ({ locations }: OwnService) => {
  const t = useTexts(offerScreenTexts)
  if (locations.length === 0) return t.noPlaces
  const names = locations.map(({ city }) => city)
  return names.length > SHOWN + 1 ? t.places(names.slice(0, SHOWN), names.length - SHOWN) : t.places(names, 0)
}
