import { brand } from "../../../brand.ts"
import { locationWords } from "../../../locations/location.words.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { usePrices, useWords } from "../../../ui/use-words.ts"
import type { OwnService } from "../own-service.contract.ts"
import { ownServiceWords } from "../own-service.words.ts"

/** What a professional offers, on the dashboard (specification 2 §2). */
export function OwnServices({ services }: { services: OwnService[] }) {
  const t = useWords(ownServiceWords).services
  return (
    <TitledCard title={t.heading}>
      {services.length === 0 ? (
        <div className="grid gap-2 text-muted">
          <p>{t.none}</p>
          <p>
            {t.notOpenYet(
              <a href={`mailto:${brand.emails.support}`} className="text-tile-ink underline underline-offset-4">
                {brand.emails.support}
              </a>,
            )}
          </p>
        </div>
      ) : (
        <ul className="grid gap-4">
          {services.map((service) => (
            <OwnServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

function OwnServiceRow({ service: { name, description, price, is_active } }: { service: OwnService }) {
  const t = useWords(ownServiceWords).services
  const priceText = usePrices()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {name}
          {!is_active && <Badge>{t.paused}</Badge>}
        </p>
        <p className="text-muted">{description || t.undescribed(name)}</p>
      </div>
      <p className={price === null ? "text-muted" : "font-semibold"}>{priceText(price)}</p>
    </li>
  )
}

const SHOWN = 5

/** The cities of all services, each once; the dashboard shows the first five. */
export function OwnLocations({ services }: { services: OwnService[] }) {
  const t = useWords(ownServiceWords).locations
  const { place } = useWords(locationWords)
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
          {places.length > SHOWN && (
            <li className="inline-flex items-center px-3 py-2 text-muted">{t.more(places.length - SHOWN)}</li>
          )}
        </ul>
      )}
    </TitledCard>
  )
}
