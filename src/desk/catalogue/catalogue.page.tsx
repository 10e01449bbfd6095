import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { DownloadLink } from "../../ui/download-link.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { keepListBehindDialog } from "../../ui/list/list.ts"
import { ListSearch } from "../../ui/list/list-search.tsx"
import type { SearchedList } from "../../ui/list/use-list.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/catalogue.page"
import { type CatalogueView, loadCatalogue } from "./catalogue.list.ts"
import { type CataloguePlace, catalogueAddress, catalogueAddressWith, catalogueTabs } from "./catalogue.rules.ts"
import { CityList } from "./components/city-list.tsx"
import { LocalityList } from "./components/locality-list.tsx"
import { ServiceList } from "./components/service-list.tsx"
import { isEditedIn, NewSynonym, SynonymList } from "./components/synonym-list.tsx"
import { useCatalogueDialog } from "./components/use-catalogue-dialog.ts"
import { catalogueTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, catalogueTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCatalogue(request)

export const shouldRevalidate = keepListBehindDialog({ filters: {}, dialogs: ["act", "of", "in"] })

export function HydrateFallback() {
  return <PageLoading label={useTexts(catalogueTexts).loading} />
}

/** What can be booked where, the localities that searches know, and the words that people use. */
export default function Catalogue({ loaderData: { place, view } }: Route.ComponentProps) {
  const t = useTexts(catalogueTexts)
  const canEdit = useHasDeskRole("owner")
  const canTake = useHasDeskRole("desk")
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <AreaHeading title={t.title} actions={canTake && <DownloadLink to={fileAddress(place)} />}>
        {canEdit ? t.lead : t.readOnly}
      </AreaHeading>
      <div className="grid grid-cols-1 gap-5">
        <Tabs
          label={t.tabsLabel}
          items={catalogueTabs.map((tab) => ({
            label: t.tabs[tab],
            to: catalogueAddress({ tab }),
            current: tab === place.tab,
          }))}
        />
        {view ? (
          <Part place={place} view={view} canEdit={canEdit} />
        ) : (
          <ErrorState message={t.failed} onRetry={() => void revalidate()} busy={state === "loading"} />
        )}
      </div>
    </>
  )
}

/** Of what the page shows, whole. */
const fileAddress = ({ tab, city, find }: CataloguePlace) => {
  const query = new URLSearchParams({ ...(city && { city }), ...(find && { q: find }) })
  return `/api/admin/catalogue/${city ? "localities" : tab}/csv?${query}`
}

type PartProps = { place: CataloguePlace; view: CatalogueView; canEdit: boolean }

function Part({ place: { tab, find }, view, canEdit }: PartProps) {
  const t = useTexts(catalogueTexts)
  const dialog = useCatalogueDialog()
  const list = useFind(find)
  if (tab === "services") return <ServiceList view={view} dialog={dialog} canEdit={canEdit} />
  if (tab === "synonyms")
    return (
      <>
        {canEdit && !isEditedIn(view, dialog) && <NewSynonym />}
        <ListSearch list={list} label={t.synonyms.find} />
        <SynonymList view={view} dialog={dialog} canEdit={canEdit} />
      </>
    )
  if (view.localities)
    return (
      <>
        <ListSearch list={list} label={t.localities.find} />
        <LocalityList of={view.localities} terms={find} dialog={dialog} canEdit={canEdit} />
      </>
    )
  return (
    <>
      <ListSearch list={list} label={t.cities.find} />
      <CityList view={view} dialog={dialog} canEdit={canEdit} />
    </>
  )
}

/** What is looked for stands in the address. */
const useFind = (terms: string): SearchedList => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toTerms = (typed: string) => catalogueAddressWith(params, { find: typed.trim() })
  return {
    terms,
    toTerms,
    lookFor: (typed) => void navigate(toTerms(typed), { replace: true, preventScrollReset: true }),
  }
}
