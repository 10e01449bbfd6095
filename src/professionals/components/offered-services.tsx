import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import type { OfferedService, Profile } from "../professional.contract.ts"
import { mapLink } from "../profile.rules.ts"
import { deliveryTexts, professionalTexts, profileTexts, verificationTexts } from "../texts.ts"
import { offerTotalIn } from "../visit-total.ts"

type OfferedServicesProps = {
  services: readonly OfferedService[]
  isRegistered: boolean
  priceLevel: Profile["price_category"]
  bookAddress: (serviceId: string) => string
  requestAddress: (serviceId: string) => string
}

export function OfferedServices(props: OfferedServicesProps) {
  const { services, isRegistered, priceLevel, bookAddress, requestAddress } = props
  const t = useTexts(profileTexts).services
  const { book, request } = useTexts(professionalTexts)
  const { checks } = useTexts(verificationTexts)
  const ways = useTexts(deliveryTexts).customer
  const [total, priceText] = [offerTotalIn(useLanguage()), usePrices()]
  if (services.length === 0) return <p className="text-muted">{t.none}</p>
  return (
    <ul className="grid gap-4">
      {services.map((service) => (
        <Card as="li" key={service.id} className="grid gap-4">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div>
              <h3 className="wrap-anywhere text-xl">{service.title || service.name}</h3>
              {service.title && <p className="text-muted">{service.name}</p>}
              {service.service_type === "architect" && !isRegistered && (
                <p className="text-muted text-sm">{checks.coa.missing}</p>
              )}
            </div>
            <div className="sm:text-right">
              <p className="font-semibold text-lg">{service.price_label ?? priceText(service.price)}</p>
              {!service.price_label && <p className="text-muted">{total(service)}</p>}
              {priceLevel && <p className="text-muted text-sm">{t.priceLevel[priceLevel]}</p>}
            </div>
          </div>
          {service.description && <p className="max-w-prose">{service.description}</p>}
          {service.packages.length > 0 && (
            <ul className="divide-y divide-line border-line border-y">
              {service.packages.map(({ id, name, text }) => (
                <li key={id} className="flex items-center justify-between gap-4 py-2">
                  <p className="wrap-anywhere">
                    <span className="font-semibold">{name}</span>{" "}
                    <span className="inline-block text-muted">{text}</span>
                  </p>
                  <LinkButton
                    to={`${bookAddress(service.id)}&package=${id}`}
                    preventScrollReset
                    variant="secondary"
                    size="small"
                    className="shrink-0"
                    aria-label={`${book}: ${name}`}
                  >
                    {book}
                  </LinkButton>
                </li>
              ))}
            </ul>
          )}
          {service.rates.map(({ unit, text }) => (
            <p key={unit}>{text}</p>
          ))}
          <ul className="flex flex-wrap gap-2">
            {service.delivery.map((way) => (
              <li key={way}>
                <Badge>{ways[way]}</Badge>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
            <Areas service={service} />
            {/* The filled one stands beside the page or along its bottom edge. */}
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
              <LinkButton to={requestAddress(service.id)} preventScrollReset variant="secondary" icon="mail">
                {request}
              </LinkButton>
              <LinkButton to={bookAddress(service.id)} preventScrollReset variant="secondary" icon="calendar">
                {book}
              </LinkButton>
            </div>
          </div>
        </Card>
      ))}
    </ul>
  )
}

function Areas({ service }: { service: OfferedService }) {
  const t = useTexts(profileTexts).services
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Icon name="map-pin" className="size-5 text-muted" />
      <span className="sr-only">{t.serves}</span>
      {service.locations.map(({ id, city, state }) => (
        <a
          key={id}
          href={mapLink(city, state)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-0"
        >
          {city}
        </a>
      ))}
    </p>
  )
}
