import { useLocation, useNavigation, useSearchParams } from "react-router"
import { isSameSearch, searchQuery } from "../search.rules.ts"
import type { SearchView } from "../search-view.ts"
import { SearchFilters } from "./search-filters.tsx"
import { SearchResults } from "./search-results.tsx"
import { SelectedService } from "./selected-service.tsx"
import { useMoreResults } from "./use-more-results.ts"

type SearchScreenProps = {
  view: SearchView
  /** Where this screen stands: its address holds filters, sort and the chosen card. */
  base: string
  /** Inside a signed-in area, which has a navigation of its own at the side. */
  inArea?: boolean
}

/** Filters, cards and the chosen service. Everything it shows can be read off its address. */
export function SearchScreen({ view, base, inArea = false }: SearchScreenProps) {
  const [params] = useSearchParams()
  const results = useMoreResults(view)
  const isSearching = useIsSearching()
  const chosen = results.services.find((service) => service.id === params.get("selected"))
  const addressWith = (selected: string | null) =>
    base + searchQuery(view.filters, view.sort, { cursor: params.get("cursor"), selected })
  const columns = inArea
    ? `gap-6 ${chosen ? "xl:grid-cols-[minmax(0,1fr)_18rem]" : ""}`
    : `gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 ${chosen ? "xl:grid-cols-[15rem_minmax(0,1fr)_18rem]" : ""}`
  return (
    <div className={`grid grid-cols-1 items-start ${columns}`}>
      <div className={inArea ? "xl:col-[1/-1]" : "lg:sticky lg:top-24"}>
        <SearchFilters view={view} base={base} isWide={inArea} />
      </div>
      <SearchResults
        view={view}
        base={base}
        results={results}
        isSearching={isSearching}
        chosenId={chosen?.id}
        addressWith={addressWith}
      />
      {chosen && <SelectedService service={chosen} closeTo={addressWith(null)} inArea={inArea} />}
    </div>
  )
}

/** True while other results are on their way; choosing a card is none. */
function useIsSearching() {
  const { state, location } = useNavigation()
  const here = useLocation()
  if (state === "idle" || !location || location.pathname !== here.pathname) return false
  const url = ({ pathname, search }: { pathname: string; search: string }) => new URL(pathname + search, "http://here")
  return !isSameSearch(url(here), url(location))
}
