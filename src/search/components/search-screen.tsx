import { type ComponentType, lazy, Suspense } from "react"
import { type Path, useLocation, useNavigation, useSearchParams } from "react-router"
import { usePreloadOnInteraction } from "../../compare/tray/use-preload-on-interaction.ts"
import { useQueryParams } from "../../ui/use-query-params.ts"
import { namedCategory, type SearchScreenData } from "../screen/search-screen.ts"
import { filtersOf, isOnlyOtherHighlight, isSameList, searchQuery, sortOf } from "../search.rules.ts"
import { useFilterForm } from "../use-filter-form.ts"
import { type FilterLook, SearchFilters } from "./search-filters.tsx"
import { loadRareParts, SearchResults } from "./search-results.tsx"
import type { RequestPanelProps } from "./selected-service.tsx"

const loadBar = () => import("./selected-service.tsx")
const SelectedService = lazy(loadBar)
const loadLate = () => Promise.all([loadBar(), loadRareParts()])

type SearchScreenProps = {
  view: SearchScreenData
  /** Where this screen stands: its address holds filters, sort and the chosen card. */
  base: string
  /** Of the filters inside a signed-in area, which has a navigation of its own at the side. */
  areaLook?: FilterLook
  /** Where a message to the professional is written. */
  RequestPanel: ComponentType<RequestPanelProps>
}

/** Filters, cards and the chosen service. Everything it shows can be read off its address. */
export function SearchScreen({ view, base, areaLook, RequestPanel }: SearchScreenProps) {
  usePreloadOnInteraction(loadLate)
  const inArea = areaLook !== undefined
  const [params] = useSearchParams()
  const waiting = usePendingLoad()
  const asked = useQueryParams()
  const sort = sortOf(asked)
  const filters = namedCategory(filtersOf(asked), view.categories)
  const filterForm = useFilterForm(view, base, sort)
  const chosen = view.page?.services.find((service) => service.id === params.get("selected"))
  const addressWith = (selected: string | null) =>
    base +
    searchQuery(view.filters, view.sort, {
      cursor: params.get("cursor"),
      shown: params.get("shown"),
      selected,
    })
  const columns = inArea ? "" : "lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-8"
  return (
    <div className={`grid grid-cols-1 items-start gap-3 lg:gap-y-6 ${columns}`}>
      <SearchFilters view={view} asked={filters} base={base} filterForm={filterForm} sort={sort} look={areaLook} />
      <SearchResults
        view={view}
        base={base}
        waiting={waiting}
        chosenId={chosen?.id}
        addressWith={addressWith}
        asked={filters}
        sort={sort}
        onChoose={filterForm.choose}
        onSort={filterForm.sortBy}
        inArea={inArea}
      />
      <Suspense>
        {chosen && (
          <SelectedService service={chosen} addressWith={addressWith} RequestPanel={RequestPanel} inArea={inArea} />
        )}
      </Suspense>
    </div>
  )
}

/** What is on its way: other results, or more of these. Choosing a card is neither. */
function usePendingLoad() {
  const { state, location } = useNavigation()
  const here = useLocation()
  if (state === "idle" || !location || location.pathname !== here.pathname) return undefined
  const url = ({ pathname, search, hash }: Path) => new URL(pathname + search + hash, "http://here")
  if (isOnlyOtherHighlight(url(here), url(location))) return undefined
  return isSameList(url(here), url(location)) ? "more" : "results"
}
