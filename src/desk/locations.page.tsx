import { useSearchParams } from "react-router"
import { PlaceDialogs } from "../locations/admin/components/place-dialogs.tsx"
import { PlaceList } from "../locations/admin/components/place-list.tsx"
import { PlacePath } from "../locations/admin/components/place-path.tsx"
import { usePlacesView } from "../locations/admin/components/use-places-view.ts"
import { ImportDialog } from "../locations/admin/import/components/import-dialog.tsx"
import { addressOf, placeDialogs, tabs } from "../locations/admin/managed-place.rules.ts"
import { loadManagedPlaces } from "../locations/admin/managed-places.list.ts"
import { locationAdminTexts } from "../locations/admin/texts.ts"
import { useHasDeskRole } from "../platform/session/use-desk-role.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { DownloadLink } from "../ui/download-link.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link.tsx"
import { keepListBehindDialog } from "../ui/list/list.ts"
import { ListSearch } from "../ui/list/list-search.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { Tabs } from "../ui/tabs.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/locations.page"
import "../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, locationAdminTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadManagedPlaces(request)

export const shouldRevalidate = keepListBehindDialog({ filters: {}, dialogs: placeDialogs })

export function HydrateFallback() {
  return <PageLoading label={useTexts(locationAdminTexts).loading} />
}

/** The catalogue of places: countries, the states of one, the cities of one. */
export default function Locations({ loaderData }: Route.ComponentProps) {
  const t = useTexts(locationAdminTexts)
  const [params] = useSearchParams()
  const places = usePlacesView(loaderData)
  const { place } = loaderData
  const canEdit = useHasDeskRole("owner")
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <DownloadLink to="/api/admin/locations/export" variant="quiet">
              {t.export}
            </DownloadLink>
            {canEdit && (
              <>
                <LinkButton to={places.toDialog("import")} preventScrollReset variant="secondary">
                  {t.import}
                </LinkButton>
                <LinkButton to={places.toDialog("add")} preventScrollReset className="max-sm:order-first max-sm:w-full">
                  {t.add[place.tab]}
                </LinkButton>
              </>
            )}
          </div>
        }
      >
        {canEdit ? t.lead : t.readOnly}
      </AreaHeading>
      <div className="grid grid-cols-1 gap-5">
        <Tabs
          label={t.tabsLabel}
          items={tabs.map((tab) => ({ label: t.tabs[tab], to: addressOf({ tab }), current: tab === place.tab }))}
        />
        {places.view ? (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <PlacePath view={places.view} />
              <ListSearch key={places.address} list={places} label={t.find} />
            </div>
            <PlaceList
              key={places.address + places.terms}
              view={places.view}
              terms={places.terms}
              toAdd={canEdit ? places.toDialog("add") : undefined}
              toDialog={canEdit ? places.toDialog : undefined}
            />
            {canEdit && <PlaceDialogs view={places.view} params={params} onClose={places.close} />}
          </>
        ) : (
          <ErrorState message={t.failed[place.tab]} onRetry={places.reload} busy={places.isLoading} />
        )}
        {canEdit && params.has("import") && <ImportDialog onClose={places.close} />}
      </div>
    </>
  )
}
