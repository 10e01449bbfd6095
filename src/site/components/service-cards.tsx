import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { Picture } from "../../ui/drawings/picture.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"

export interface HomeService {
  id: number
  service_type: string
  name: string
  short_description: string
  is_available: boolean
  available_cities: string[]
}

/** Open services lead to their professionals; the others say that they are coming (specification 1 §2). */
export function ServiceCards({ services }: { services: HomeService[] }) {
  if (services.length === 0) {
    return <EmptyState title="Services are being updated. Please check back soon!">{null}</EmptyState>
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceCard({ service }: { service: HomeService }) {
  const isOpen = service.available_cities.includes("Pune")
  return (
    <Card as="li" flush className="flex flex-col">
      <Picture
        kind="service"
        seed={service.service_type}
        detail="low"
        className="h-44 w-full border-line border-b bg-sunken"
      />
      <div className="grid grow content-start gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-xl">{service.name}</h3>
          {isOpen ? <Badge tone="neem">Available in Pune</Badge> : <Badge tone="brass">Coming Soon</Badge>}
        </div>
        <p className="text-muted">{service.short_description}</p>
        {isOpen && (
          <LinkButton
            to={`/search?service_type=${service.service_type}`}
            variant="secondary"
            icon="arrow-right"
            className="mt-auto justify-self-start"
          >
            Find Professionals
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
