import type { ReactNode } from "react"
import { AddressText } from "../../../locations/components/address-text.tsx"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useDates, usePrices, useTexts } from "../../../ui/use-texts.ts"
import type { Delivery } from "../../delivery.rules.ts"
import { PackageList, RateList } from "../../packages/components/price-parts.tsx"
import { MAX_PACKAGES, type RateUnit } from "../../packages/package.rules.ts"
import { packagesPartTexts } from "../../packages/texts.ts"
import { setActive } from "../offer.actions.ts"
import type { OwnService } from "../offer.schema.ts"
import { offerFormTexts, offerScreenTexts, offerTexts, servicesPageTexts } from "../texts.ts"
import { AreaChips } from "./area-chips.tsx"
import { useOfferAction } from "./offer-frame.tsx"
import { ServiceBadges } from "./own-service-cards.tsx"

/** Where the panel's links lead: parts of its own address. */
export interface PanelLinks {
  edit: string
  price: string
  /** Of a package by its id, or of a new one. */
  package: (id: string) => string
  rate: (unit: RateUnit) => string
  remove: string
}

/** One service in all its parts, each with what can be done about it. */
export function ServicePanel({ service, links }: { service: OwnService; links: PanelLinks }) {
  const t = useTexts(servicesPageTexts)
  const { fields } = useTexts(offerTexts)
  const { openBookings } = useTexts(offerScreenTexts)
  const [dates, priceText] = [useDates(), usePrices()]
  const parts = useTexts(packagesPartTexts)
  const { id, name, title, description, price, packages, duration, delivery, locations } = service
  const { is_active, open_bookings } = service
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 tabIndex={-1} className="wrap-anywhere text-2xl">
          {title || name}
        </h2>
        {title && <p className="text-muted">{name}</p>}
        <ServiceBadges service={service} />
        {open_bookings > 0 && (
          <Link
            to="/provider/bookings"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-tile-ink underline-offset-4 hover:underline"
          >
            <Icon name="calendar" className="size-5" />
            {openBookings(open_bookings)}
          </Link>
        )}
        {!is_active && <p className="text-muted text-sm">{t.pausedMeans}</p>}
      </div>
      <Part
        title={t.price}
        action={
          <LinkButton to={links.price} variant="secondary" icon="rupee" preventScrollReset>
            {t.updatePrice}
          </LinkButton>
        }
      >
        <p className={price === null ? "text-muted" : "font-semibold text-lg"}>{priceText(price)}</p>
        {price === null && <p className="text-muted text-sm">{packages.length > 0 ? t.onlyPackages : t.notSetMeans}</p>}
      </Part>
      <Part
        title={parts.packages.title}
        action={
          packages.length < MAX_PACKAGES && (
            <LinkButton to={links.package("new")} variant="secondary" icon="rupee" preventScrollReset>
              {parts.packages.add}
            </LinkButton>
          )
        }
      >
        <PackageList service={service} toPackage={links.package} />
      </Part>
      <Part title={parts.rates.title}>
        <RateList service={service} toRate={links.rate} />
      </Part>
      <Part
        title={t.about}
        action={
          <LinkButton to={links.edit} variant="secondary" icon="pencil" preventScrollReset>
            {t.edit}
          </LinkButton>
        }
      >
        <p className={`wrap-anywhere whitespace-pre-line ${description ? "" : "text-muted"}`}>
          {description || t.undescribed}
        </p>
        <p className="flex items-center gap-2">
          <Icon name="clock" className="size-5 text-muted" />
          <span className="sr-only">{t.duration}</span>
          {dates.duration(duration)}
        </p>
      </Part>
      <Part title={t.delivery}>
        <ul className="grid gap-1.5">
          {delivery.map((way) => (
            <li key={way} className="flex items-start gap-2">
              <Icon name="check" className="size-5 text-neem-ink" />
              <span className="wrap-anywhere min-w-0">
                {fields[way]}
                <How way={way} service={service} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={t.areas}
        action={
          <LinkButton to={`/provider/services-locations?service=${id}`} variant="secondary" icon="map-pin">
            {t.addAreas}
          </LinkButton>
        }
      >
        {locations.length > 0 ? (
          <AreaChips label={t.areas} locations={locations} />
        ) : (
          <>
            <p className="text-muted">{t.noAreas}</p>
            <p className="text-muted text-sm">{t.nowhereMeans}</p>
          </>
        )}
      </Part>
      <Acts service={service} removeTo={links.remove} />
    </div>
  )
}

/** Where customers go, or what they join. */
function How({ way, service }: { way: Delivery; service: OwnService }) {
  const { online } = useTexts(offerFormTexts)
  const { online_by, meeting_link, studio_address } = service
  const isByLink = online_by === "link"
  if (way === "at_site" || (way === "online" && !online_by)) return null
  return (
    <span className="block text-muted text-sm">
      {way === "at_studio" ? (
        <AddressText address={studio_address} />
      ) : isByLink ? (
        <span translate="no">{meeting_link}</span>
      ) : (
        online.call.label
      )}
    </span>
  )
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  )
}

function Acts({ service, removeTo }: { service: OwnService; removeTo: string }) {
  const t = useTexts(servicesPageTexts)
  const { busy, act } = useOfferAction()
  const isOn = service.is_active
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-5">
      <Button
        variant={isOn ? "secondary" : "primary"}
        busy={busy}
        onClick={() => act(() => setActive(service, !isOn))}
        className="max-sm:flex-1"
      >
        {isOn ? t.pause : t.resume}
      </Button>
      <LinkButton to={removeTo} variant="quiet-danger" icon="trash" preventScrollReset className="max-sm:flex-1">
        {t.remove}
      </LinkButton>
    </div>
  )
}
