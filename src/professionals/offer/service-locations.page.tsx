import { useSearchParams } from "react-router"
import { locationOptions } from "../../locations/location.contract.ts"
import { call } from "../../platform/api/api-client.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/service-locations.page"
import { AddPlaces } from "./components/add-places.tsx"
import { AreaChips } from "./components/area-chips.tsx"
import { NoServices, OfferFrame } from "./components/offer-frame.tsx"
import { loadOffer } from "./offer.actions.ts"
import type { OwnService } from "./offer.schema.ts"
import { offerScreenTexts, serviceLocationsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, serviceLocationsTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  loadOffer(signal, async () => ({ places: await call(locationOptions, {}, { signal }) }))

export function HydrateFallback() {
  return <PageLoading label={useTexts(offerScreenTexts).loading} />
}

export default function ServiceLocationsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(serviceLocationsTexts)
  const [params] = useSearchParams()
  return (
    <OfferFrame title={t.title} lead={t.lead} loaded={loaderData}>
      {({ services, places }) =>
        services.length === 0 ? (
          <NoServices />
        ) : (
          <div className="grid max-w-4xl gap-6">
            <AddPlaces
              services={services}
              places={places}
              askedId={services.find(({ id }) => id === params.get("service"))?.id}
            />
            {services.map((service) => (
              <Areas key={service.id} service={service} />
            ))}
          </div>
        )
      }
    </OfferFrame>
  )
}

function Areas({ service: { name, title, locations } }: { service: OwnService }) {
  const t = useTexts(serviceLocationsTexts)
  return (
    <TitledCard title={title || name}>
      {locations.length > 0 ? (
        <AreaChips label={title || name} locations={locations} />
      ) : (
        <>
          <p className="text-muted">{t.none}</p>
          <p className="text-muted text-sm">{t.noneMeans}</p>
        </>
      )}
    </TitledCard>
  )
}
