import { locationTexts } from "../../../locations/texts.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { usePrices, useTexts } from "../../../ui/use-texts.ts"
import type { OwnService } from "../offer.schema.ts"
import { ownServiceTexts } from "../texts.ts"
import { PriceDialog } from "./price-dialog.tsx"

/** What a professional offers, on the dashboard (specification 2 §2). */
export function OwnServices({ services }: { services: OwnService[] }) {
  const t = useTexts(ownServiceTexts).services
  return (
    <TitledCard title={t.heading}>
      {services.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t.none}</p>
          <LinkButton to="/provider/manage-services" icon="briefcase">
            {t.add}
          </LinkButton>
        </div>
      ) : (
        <>
          <ul className="grid gap-4">
            {services.map((service) => (
              <OwnServiceRow key={service.id} service={service} />
            ))}
          </ul>
          <Link to="/provider/manage-services" className={onward}>
            {t.manage}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </>
      )}
      <PriceDialog services={services} />
    </TitledCard>
  )
}

const onward =
  "mt-3 -mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink underline-offset-4 hover:underline"

function OwnServiceRow({
  service: { id, name, title, description, price, price_label, is_active },
}: {
  service: OwnService
}) {
  const t = useTexts(ownServiceTexts).services
  const priceText = usePrices()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 font-semibold">
          <Link to={`/provider/services?service=${id}`} className="underline-offset-4 hover:underline">
            {title || name}
          </Link>
          {!is_active && <Badge>{t.paused}</Badge>}
        </p>
        {title && <p className="text-muted text-sm">{name}</p>}
        <p className="wrap-anywhere line-clamp-2 text-muted">{description || t.undescribed(name)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full max-sm:justify-between">
        <p className={price === null && !price_label ? "text-muted" : "font-semibold"}>
          {price_label ?? priceText(price)}
        </p>
        <LinkButton
          to={`?price=${id}`}
          size="small"
          variant="secondary"
          icon="rupee"
          preventScrollReset
          aria-label={t.setPriceOf(title || name)}
        >
          {t.setPrice}
        </LinkButton>
      </div>
    </li>
  )
}

const SHOWN = 5

/** The cities of all services, each once; the dashboard shows the first five. */
export function OwnLocations({ services }: { services: OwnService[] }) {
  const t = useTexts(ownServiceTexts).locations
  const { place } = useTexts(locationTexts)
  const places = [...new Map(services.flatMap(({ locations }) => locations).map((one) => [one.city_id, one])).values()]
  return (
    <TitledCard title={t.heading}>
      {places.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {places.slice(0, SHOWN).map(({ city_id, city, state }) => (
            <li key={city_id} className="inline-flex items-center gap-2 rounded-lg bg-fill px-3 py-2">
              <Icon name="map-pin" className="size-4 text-muted" />
              {place(city, state)}
            </li>
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <Link to="/provider/services-locations" className={onward}>
          {places.length > SHOWN ? t.all(places.length) : t.manage}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
    </TitledCard>
  )
}

/** Above all the rest, while a service is nowhere to be found. */
export function LocationsNotice({ services }: { services: OwnService[] }) {
  const t = useTexts(ownServiceTexts).locations
  const nowhere = services.filter(({ locations }) => locations.length === 0).map(({ title, name }) => title || name)
  if (nowhere.length === 0) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-brass-soft p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon name="map-pin" className="mt-0.5 size-5 text-brass-ink" />
        <div className="min-w-0">
          <h2 className="font-sans font-semibold text-base tracking-normal">{t.notice.title}</h2>
          <p className="wrap-anywhere">{t.notice.text(nowhere)}</p>
        </div>
      </div>
      <LinkButton to="/provider/services-locations" className="max-sm:w-full">
        {t.manage}
      </LinkButton>
    </section>
  )
}
