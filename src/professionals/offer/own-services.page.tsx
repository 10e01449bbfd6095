import { useSearchParams } from "react-router"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { keepListBehindDialog } from "../../ui/list/list.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { PackageDialog } from "../packages/components/package-dialog.tsx"
import { RateDialog } from "../packages/components/rate-dialog.tsx"
import type { Route } from "./+types/own-services.page"
import { NoServices, OfferFrame } from "./components/offer-frame.tsx"
import { ServiceCards } from "./components/own-service-cards.tsx"
import { PriceDialog } from "./components/price-dialog.tsx"
import { RemovalDialog } from "./components/removal-dialog.tsx"
import { ServiceEditor } from "./components/service-editor.tsx"
import { ServicePanel } from "./components/service-panel.tsx"
import { loadOffer } from "./offer.actions.ts"
import type { OwnService } from "./offer.schema.ts"
import { offerScreenTexts, servicesPageTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, servicesPageTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadOffer(signal, async () => ({}))

/** All that the address says here is shown of what is loaded. */
export const shouldRevalidate = keepListBehindDialog({
  filters: {},
  dialogs: ["service", "edit", "price", "package", "rate", "remove"],
})

export function HydrateFallback() {
  return <PageLoading label={useTexts(offerScreenTexts).loading} />
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(servicesPageTexts)
  return (
    <OfferFrame title={t.title} lead={t.lead} loaded={loaderData}>
      {({ services }) =>
        services.length === 0 ? (
          <NoServices />
        ) : (
          <>
            <ListAndPanel services={services} />
            <PriceDialog services={services} />
            <PackageDialog services={services} />
            <RateDialog services={services} />
            <RemovalDialog services={services} />
          </>
        )
      }
    </OfferFrame>
  )
}

/** The first is open where there is room; on a phone the address opens one, in the place of the list. */
function ListAndPanel({ services }: { services: OwnService[] }) {
  const t = useTexts(servicesPageTexts)
  const [params] = useSearchParams()
  const isEditing = params.has("edit")
  const asked = services.find(({ id }) => id === params.get("service"))
  const open = asked ?? services[0]!
  const isInstead = asked !== undefined || isEditing
  const turn = isEditing ? "edit" : (asked?.id ?? "")
  const place = useFocusOnChange<HTMLDivElement>(turn, isInstead ? "h2[tabindex]" : "a[aria-current]")
  const to = `?service=${open.id}`
  return (
    <div ref={place} className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className={isInstead ? "max-lg:hidden" : ""}>
        <ServiceCards services={services} openId={open.id} toService={(id) => `?service=${id}`} />
      </div>
      <div className={isInstead ? "min-w-0" : "min-w-0 max-lg:hidden"}>
        <Link
          to="?"
          preventScrollReset
          className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink lg:hidden"
        >
          <Icon name="arrow-left" className="size-5" />
          {t.back}
        </Link>
        <Card>
          {isEditing ? (
            <ServiceEditor key={open.id} service={open} backTo={to} />
          ) : (
            <ServicePanel
              key={open.id}
              service={open}
              links={{
                ...{ edit: `${to}&edit`, price: `${to}&price=${open.id}`, remove: `${to}&remove=${open.id}` },
                ...{ package: (id) => `${to}&package=${id}`, rate: (unit) => `${to}&rate=${unit}` },
              }}
            />
          )}
        </Card>
      </div>
    </div>
  )
}
