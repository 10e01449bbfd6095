import { lazyPart } from "../../ui/lazy-part.tsx"
import { Spinner } from "../../ui/loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import type { SearchPage } from "../search.contract.ts"
import type { Filters, Sort } from "../search.rules.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { searchTexts } from "../texts.ts"
import type { FilterForm } from "../use-filter-form.ts"
import { ChosenFilters } from "./chosen-filters.tsx"
import { ResultCard, resultGrid } from "./result-card.tsx"
import { loadFilterSheet, loadWiderPlaces, SortChoice } from "./search-filters.tsx"

const rareParts = [
  () => import("./nothing-found.tsx"),
  () => import("./notices.tsx"),
  () => import("./work-cost.tsx"),
  () => import("./result-skeletons.tsx"),
  () => import("./more-results.tsx"),
  () => import("./search-failure.tsx"),
  loadWiderPlaces,
  loadFilterSheet,
  () => import("../../compare/tray/mount-tray.tsx"),
  () => import("./live-cards.tsx").then(({ mountGalleries }) => mountGalleries()),
] as const
/** What few lists need, the tray of who is to be compared, and the shortlist. */
export const loadRareParts = () => Promise.all(rareParts.map((load) => load()))
const NothingFound = lazyPart("nothing-found", rareParts[0])
const Notices = lazyPart("notices", rareParts[1])
const WorkCost = lazyPart("work-cost", rareParts[2])
const ResultSkeletons = lazyPart("result-skeletons", rareParts[3])
const MoreResults = lazyPart("more-results", rareParts[4])
const SearchFailure = lazyPart("search-failure", rareParts[5])

type SearchResultsProps = {
  view: SearchScreenData
  base: string
  waiting: "results" | "more" | undefined
  chosenId: string | undefined
  addressWith: (selected: string | null) => string
  /** As asked for, also while the results are on their way. */
  asked: Filters
  sort: Sort
  onChoose: FilterForm["choose"]
  onSort: FilterForm["sortBy"]
  inArea: boolean
}

export function SearchResults(props: SearchResultsProps) {
  const { view, base, waiting, chosenId, addressWith, asked, sort, onChoose, onSort, inArea } = props
  const t = useTexts(searchTexts).results
  const { page, failure } = view
  const isSearching = waiting === "results"
  const services = page?.services ?? []
  const nearFrom = page?.near_from ?? services.length
  const workFrom = page?.work_from ?? nearFrom
  const exact = services.slice(0, workFrom)
  const work = services.slice(workFrom, nearFrom)
  const near = services.slice(nearFrom)
  const counts = !isSearching && page && countsOf(page)
  const isEmpty = !isSearching && services.length === 0
  const cardOf = (service: SearchResult) => (
    <ResultCard
      key={service.id}
      service={service}
      locality={page?.locality}
      isFirst={service === services[0]}
      isChosen={service.id === chosenId}
      isOtherChosen={chosenId !== undefined && service.id !== chosenId}
      to={addressWith(service.id === chosenId ? null : service.id)}
    />
  )
  return (
    <section
      aria-label={t.label}
      aria-busy={isSearching}
      className="@container grid min-w-0 grid-cols-1 content-start gap-4"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p
            aria-live="polite"
            className={
              counts || isEmpty ? "sr-only" : "flex min-h-6 flex-none items-center whitespace-nowrap font-semibold"
            }
          >
            {isSearching ? <Spinner label={t.searching} visible /> : page && <Count page={page} />}
          </p>
          <ChosenFilters
            filters={asked}
            sort={sort}
            base={base}
            isFolded={inArea}
            isOnlyChosen={isEmpty}
            onChoose={onChoose}
          />
          {!isEmpty && !inArea && <SortChoice value={sort} onChange={onSort} className="w-52 max-lg:hidden" />}
        </div>
        <div aria-live="polite">
          {!isSearching && page && hasNotices(page, view.filters) && <Notices page={page} view={view} base={base} />}
        </div>
      </div>
      {isSearching ? (
        <ResultSkeletons />
      ) : failure ? (
        <SearchFailure message={failure} address={addressWith(null)} />
      ) : page === null || page.services.length === 0 ? (
        <NothingFound view={view} base={base} />
      ) : (
        <>
          {view.cost && <WorkCost cost={view.cost} />}
          {exact.length > 0 && (
            <>
              {counts && <h2 className={headingClasses}>{t.exact(counts.exact)}</h2>}
              <ul className={resultGrid}>{exact.map(cardOf)}</ul>
            </>
          )}
          {work.length > 0 && (
            <>
              <h2 className={headingClasses}>{t.work}</h2>
              <ul className={resultGrid}>{work.map(cardOf)}</ul>
            </>
          )}
          {near.length > 0 && (
            <>
              <h2 className={headingClasses}>
                {nearFrom > 0 || view.cursor ? t.near(page.locality, counts ? counts.near : undefined) : t.onlyNear}
              </h2>
              <ul className={resultGrid}>{near.map(cardOf)}</ul>
            </>
          )}
          {waiting === "more" && <ResultSkeletons count={2} />}
          {hasMoreToSay(page) && (
            <MoreResults view={view} page={page} base={base} chosenId={chosenId} isComing={waiting === "more"} />
          )}
        </>
      )}
    </section>
  )
}

const headingClasses = "mt-2 text-lg"

/** Where near ones follow exact ones, each by themselves. Nobody has all of what is not open yet. */
const countsOf = ({ exact_total, total, is_total, unoffered }: SearchPage) =>
  is_total && unoffered.length === 0 && exact_total && exact_total < total
    ? { exact: exact_total, near: total - exact_total }
    : null

function Count({ page }: { page: SearchPage }) {
  const t = useTexts(searchTexts).results
  const counts = countsOf(page)
  const { total, is_total } = page
  if (counts) return t.exactAndNear(counts.exact, counts.near)
  return is_total ? t.count(total) : t.atLeast(total)
}

/** Below the cards: the way to more of them, or that these are all. */
const hasMoreToSay = ({ services, next, is_total }: SearchPage) => next !== null || (services.length > 6 && is_total)

/** Whether there is something to say of the whole list: seldom, so that its part is loaded late. */
const hasNotices = (page: SearchPage, { free, locality }: Filters) =>
  page.is_close ||
  page.other_city ||
  page.closed_city ||
  page.wished_price ||
  page.unoffered.length > 0 ||
  page.guides.length > 0 ||
  (page.locality && !locality) ||
  free
