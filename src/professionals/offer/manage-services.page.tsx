import { useState } from "react"
import { call } from "../../platform/api/api-client.ts"
import { serviceCategories } from "../../services/service.contract.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { keepListBehindDialog } from "../../ui/list/list.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/manage-services.page"
import { KindsToAdd } from "./components/kinds-to-add.tsx"
import { NoServices, OfferFrame } from "./components/offer-frame.tsx"
import { PricesForm } from "./components/prices-form.tsx"
import { RemovalDialog } from "./components/removal-dialog.tsx"
import { loadOffer } from "./offer.actions.ts"
import { manageServicesTexts, offerScreenTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, manageServicesTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  loadOffer(signal, async () => ({ kinds: (await call(serviceCategories, {}, { signal })).categories }))

export const shouldRevalidate = keepListBehindDialog({ filters: {}, dialogs: ["remove"] })

export function HydrateFallback() {
  return <PageLoading label={useTexts(offerScreenTexts).loading} />
}

export default function ManageServicesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(manageServicesTexts)
  const [saved, setSaved] = useState(0)
  return (
    <OfferFrame title={t.title} lead={t.lead} loaded={loaderData}>
      {({ services, kinds }) => (
        <div className="grid max-w-4xl gap-6">
          {services.length === 0 ? (
            <NoServices isHere />
          ) : (
            <TitledCard title={t.yours}>
              {/* Of other services, or saved, it is another form, which begins with what stands there now. */}
              <PricesForm
                key={`${saved} ${services.map(({ id }) => id)}`}
                services={services}
                onSaved={() => setSaved(saved + 1)}
              />
            </TitledCard>
          )}
          <KindsToAdd kinds={kinds} offered={services.map(({ service_type }) => service_type)} />
          <RemovalDialog services={services} />
        </div>
      )}
    </OfferFrame>
  )
}
