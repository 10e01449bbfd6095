import { useNavigate } from "react-router"
import { ErrorState } from "../../ui/error-state.tsx"
import { latePart } from "../../ui/late-part.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { useWords } from "../../ui/use-words.ts"
import type { SearchPage } from "../search.contract.ts"
import { type Filters, moreThan, type Sort, searchQuery } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"
import type { SearchResult } from "../search-result.schema.ts"
import type { SearchScreenData } from "../search-screen.ts"
import { ChosenFilters } from "./chosen-filters.tsx"
import { clearOfBar, ResultCard, resultGrid } from "./result-card.tsx"
import { SortChoice } from "./sort-choice.tsx"

const rareParts = [
  () => import("./nothing-found.tsx"),
  () => import("./notices.tsx"),
  () => import("./work-cost.tsx"),
  () => import("./result-skeletons.tsx"),
] as const
/** What few lists need. */
export const loadRareParts = () => Promise.all(rareParts.map((load) => load()))
const NothingFound = latePart("nothing-found", rareParts[0])
const Notices = latePart("notices", rareParts[1])
const WorkCost = latePart("work-cost", rareParts[2])
const ResultSkeletons = latePart("result-skeletons", rareParts[3])

type SearchResultsProps = {
  view: SearchScreenData
  base: string
  waiting: "results" | "more" | undefined
  chosenId: string | undefined
  addressWith: (selected: string | null) => string
  /** As asked for, also while the results are on their way. */
  asked: Filters
  sort: Sort
  onSort: (sort: Sort) => void
}

export function SearchResults({ view, base, waiting, chosenId, addressWith, asked, sort, onSort }: SearchResultsProps) {
  const t = useWords(searchWords).results
  const { page, failure } = view
  const isSearching = waiting === "results"
  const services = page?.services ?? []
  const nearFrom = page?.near_from ?? services.length
  const [exact, near] = [services.slice(0, nearFrom), services.slice(nearFrom)]
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
        <div className="flex items-center gap-x-4 gap-y-3 sm:flex-wrap">
          <p
            aria-live="polite"
            className="flex min-h-7 flex-none items-center whitespace-nowrap font-semibold lg:flex-1"
          >
            {isSearching ? <Spinner label={t.searching} visible /> : page && <Count page={page} />}
          </p>
          <SortChoice value={sort} onChange={onSort} className="w-52 max-lg:hidden" />
          <ChosenFilters filters={asked} sort={sort} base={base} />
        </div>
        <div aria-live="polite">
          {!isSearching && page && isWorthAWord(page, view.filters) && <Notices page={page} view={view} base={base} />}
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
          {exact.length > 0 && <ul className={resultGrid}>{exact.map(cardOf)}</ul>}
          {near.length > 0 && (
            <>
              <h2 className="mt-2 text-lg">{exact.length > 0 || view.cursor ? t.near(page.locality) : t.onlyNear}</h2>
              <ul className={resultGrid}>{near.map(cardOf)}</ul>
            </>
          )}
          {waiting === "more" && <ResultSkeletons count={2} />}
          <More view={view} page={page} base={base} chosenId={chosenId} isComing={waiting === "more"} />
        </>
      )}
    </section>
  )
}

function Count({ page: { total, is_total } }: { page: SearchPage }) {
  const t = useWords(searchWords).results
  return is_total ? t.count(total) : t.atLeast(total)
}

/** Whether there is something to say of the whole list: hardly ever, so that its part is loaded late. */
const isWorthAWord = ({ is_close, other_city, closed_city }: SearchPage, { free }: Filters) =>
  is_close || other_city || closed_city || free

type MoreProps = {
  view: SearchScreenData
  page: SearchPage
  base: string
  chosenId: string | undefined
  isComing: boolean
}

/** The same list, longer; a list that is long enough goes on at a page of its own. */
function More({ view: { filters, sort, shown, cursor }, page, base, chosenId, isComing }: MoreProps) {
  const t = useWords(searchWords).results
  const { services, next, total, is_total } = page
  if (!next) {
    const isWorthSaying = services.length > 6 && is_total
    return isWorthSaying && <p className="py-4 text-center text-muted">{t.seenAll(total)}</p>
  }
  const more = moreThan(shown)
  const longer = more && searchQuery(filters, sort, { cursor, shown: String(more), selected: chosenId ?? null })
  return (
    <div className={`grid justify-items-center py-4 ${clearOfBar}`}>
      {longer ? (
        <LinkButton to={base + longer} variant="secondary" replace preventScrollReset aria-disabled={isComing}>
          {t.more}
        </LinkButton>
      ) : (
        <LinkButton to={base + searchQuery(filters, sort, { cursor: next })} variant="secondary">
          {t.next}
        </LinkButton>
      )}
    </div>
  )
}

function SearchFailure({ message, address }: { message: string; address: string }) {
  const t = useWords(searchWords).results
  const navigate = useNavigate()
  return <ErrorState title={t.failed} message={message} onRetry={() => void navigate(address, { replace: true })} />
}
