import { Picture } from "../../drawings/picture.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Skeleton } from "../../ui/loading.tsx"
import { swipeRow, swipeStop } from "../../ui/swipe.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { homeTexts } from "../home/texts.ts"

const places = [1, 2, 3, 4, 5, 6]

/** In the place of cards that are on their way, and about as high. */
export function CardsLoading({ number }: { number: 3 | 6 }) {
  const t = useTexts(homeTexts)
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
        {places.slice(0, number).map((place) => (
          <Card key={place} data-skeleton="" className={`grid content-start gap-3 ${swipeStop}`}>
            <Skeleton className="h-28" />
            <Skeleton className="h-6 w-40" />
            <Skeleton />
          </Card>
        ))}
      </div>
    </div>
  )
}

interface HomeService {
  id: number
  service_type: string
  name: string
  short_description: string
  is_available: boolean
  available_cities: string[]
}

const isOpen = ({ is_available }: HomeService) => is_available

/** Open services lead to their professionals; the others say that they are coming, and to more (specification 1 §2). */
export function ServiceCards({ services }: { services: HomeService[] | undefined }) {
  const { services: t } = useTexts(homeTexts)
  if (!services) return <CardsLoading number={6} />
  if (services.length === 0) return <EmptyState title={t.none}>{null}</EmptyState>
  const later = services.filter((one) => !isOpen(one))
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5">
        {services.filter(isOpen).map((service) => (
          <OpenService key={service.id} service={service} />
        ))}
      </ul>
      {later.length > 0 && (
        <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-4`}>
          {later.map((service) => (
            <LaterService key={service.id} service={service} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** On a phone beside its picture, so that both are seen at once. */
function OpenService({ service }: { service: HomeService }) {
  const { services: t } = useTexts(homeTexts)
  return (
    <Card as="li" flush className="flex sm:flex-col lg:flex-row">
      <ServicePicture
        of={service}
        className="w-28 shrink-0 border-r max-sm:object-cover sm:h-44 sm:w-full sm:border-r-0 sm:border-b lg:h-auto lg:w-1/2 lg:border-r lg:border-b-0"
      />
      <div className="flex min-w-0 grow flex-col items-start gap-2 p-4 sm:p-5">
        <Badge tone="neem">{t.open(service.available_cities)}</Badge>
        <h3 className="text-lg sm:text-xl">{service.name}</h3>
        <p className="text-muted max-sm:hidden">{service.short_description}</p>
        <LinkButton to={`/services/${service.service_type}`} variant="secondary" className="sm:mt-2">
          {t.find}
        </LinkButton>
      </div>
    </Card>
  )
}

function LaterService({ service }: { service: HomeService }) {
  const { services: t } = useTexts(homeTexts)
  return (
    <Card as="li" flush className={`flex flex-col max-sm:w-56 ${swipeStop}`}>
      <ServicePicture of={service} className="h-24 w-full border-b sm:h-44" />
      <div className="flex min-w-0 grow flex-col items-start gap-2 p-4 sm:p-5">
        <Badge tone="brass">{t.coming}</Badge>
        <h3 className="text-lg sm:text-xl">{service.name}</h3>
        <p className="text-muted max-sm:hidden">{service.short_description}</p>
        <LinkButton
          to={`/services/${service.service_type}`}
          variant="quiet"
          icon="arrow-right"
          className="mt-auto -ml-5 flex-row-reverse"
        >
          {t.more(
            (text) => (
              <span className="sr-only">{text}</span>
            ),
            service.name,
          )}
        </LinkButton>
      </div>
    </Card>
  )
}

function ServicePicture({ of, className }: { of: HomeService; className: string }) {
  return <Picture kind="service" seed={of.service_type} detail="low" className={`border-line bg-sunken ${className}`} />
}
