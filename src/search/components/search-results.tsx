import { useNavigate } from "react-router"
import { ErrorState } from "../../ui/error-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { useWords } from "../../ui/use-words.ts"
import { COUNT_CAP } from "../count-cap.ts"
import type { SearchPage } from "../search.contract.ts"
import { moreThan, type Sort, searchQuery } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"
import type { SearchScreenData } from "../search-screen.ts"
import { shownWords } from "../search-title.rules.ts"
import { ChosenFilters } from "./chosen-filters.tsx"
import { NothingFound } from "./nothing-found.tsx"
import { clearOfBar, ResultCard, resultGrid } from "./result-card.tsx"
import { ResultSkeletons } from "./result-skeletons.tsx"
import { SortChoice } from "./sort-choice.tsx"

type SearchResultsProps = {
  view: SearchScreenData
  base: string
  waiting: "results" | "more" | undefined
  chosenId: string | undefined
  addressWith: (selected: string | null) => string
  /** As asked for, also while its results are on their way. */
  sort: Sort
  onSort: (sort: Sort) => void
}

export function SearchResults({ view, base, waiting, chosenId, addressWith, sort, onSort }: SearchResultsProps) {
  const t = useWords(searchWords).results
  const { page, failure, filters } = view
  const isSearching = waiting === "results"
  return (
    <section aria-label={t.label} aria-busy={isSearching} className="@container grid min-w-0 content-start gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex min-w-0 flex-1 items-center gap-x-4 gap-y-2 sm:flex-wrap">
            <p aria-live="polite" className="whitespace-nowrap font-semibold">
              {isSearching ? <Spinner label={t.searching} visible /> : page && <Count total={page.total} />}
            </p>
            <ChosenFilters view={view} base={base} />
          </div>
          <SortChoice value={sort} onChange={onSort} className="w-52 max-lg:hidden" />
        </div>
        <div aria-live="polite">{!isSearching && page?.is_close && <OnlyClose query={filters.query} />}</div>
      </div>
      {isSearching ? (
        <ResultSkeletons />
      ) : failure ? (
        <SearchFailure message={failure} address={addressWith(null)} />
      ) : page === null || page.services.length === 0 ? (
        <NothingFound view={view} base={base} />
      ) : (
        <>
          <ul className={resultGrid}>
            {page.services.map((service, place) => (
              <ResultCard
                key={service.id}
                service={service}
                isFirst={place === 0}
                isChosen={service.id === chosenId}
                isOtherChosen={chosenId !== undefined && service.id !== chosenId}
                to={addressWith(service.id === chosenId ? null : service.id)}
              />
            ))}
          </ul>
          {waiting === "more" && <ResultSkeletons count={2} />}
          <More view={view} page={page} base={base} chosenId={chosenId} isComing={waiting === "more"} />
        </>
      )}
    </section>
  )
}

function Count({ total }: { total: number }) {
  const t = useWords(searchWords).results
  return total < COUNT_CAP ? t.count(total) : t.moreThan(COUNT_CAP)
}

function OnlyClose({ query }: { query: string }) {
  const t = useWords(searchWords).results
  return (
    <p className="mt-3 flex gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-muted">
      <Icon name="search" className="mt-0.5 size-5 text-brass-ink" />
      <span className="min-w-0">{t.onlyClose(shownWords(query))}</span>
    </p>
  )
}

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
  const { services, next, total } = page
  if (!next) {
    const isWorthSaying = services.length > 6 && total < COUNT_CAP
    return <Pagination next={null} shown={isWorthSaying ? t.seenAll(total) : undefined} />
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
