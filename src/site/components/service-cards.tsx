import { Picture } from "../../drawings/picture.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useWords } from "../../ui/use-words.ts"
import { homeWords } from "../home.words.ts"

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
  const { services: t } = useWords(homeWords)
  if (services.length === 0) return <EmptyState title={t.none}>{null}</EmptyState>
  return (
    <ul className="grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceCard({ service }: { service: HomeService }) {
  const { services: t } = useWords(homeWords)
  const isOpen = service.available_cities.includes("Pune")
  return (
    <Card
      as="li"
      flush
      className={isOpen ? "col-span-2 flex flex-col sm:col-span-1 lg:col-span-2 lg:flex-row" : "flex flex-col"}
    >
      <Picture
        kind="service"
        seed={service.service_type}
        detail="low"
        className={`border-line bg-sunken ${isOpen ? openPicture : comingPicture}`}
      />
      <div className="flex min-w-0 grow flex-col items-start gap-2 p-4 sm:p-5">
        {isOpen ? <Badge tone="neem">{t.open}</Badge> : <Badge tone="brass">{t.coming}</Badge>}
        <h3 className={isOpen ? "text-xl" : "text-base sm:text-xl"}>{service.name}</h3>
        <p className={`text-muted ${isOpen ? "" : "max-sm:hidden"}`}>{service.short_description}</p>
        {isOpen && (
          <LinkButton
            to={`/search?service_type=${service.service_type}`}
            variant="secondary"
            icon="arrow-right"
            className="mt-2 flex-row-reverse"
          >
            {t.find}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

const openPicture = "h-44 w-full border-b lg:h-auto lg:w-1/2 lg:border-r lg:border-b-0"
const comingPicture = "h-24 w-full border-b sm:h-44"
