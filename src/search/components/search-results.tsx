import { useNavigate } from "react-router"
import { ErrorState } from "../../ui/error-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { SelectField } from "../../ui/select.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { countLabel, type Sort, searchQuery, sortLabels, sorts } from "../search.rules.ts"
import { shownWords } from "../search-title.ts"
import type { SearchView } from "../search-view.ts"
import { NothingFound } from "./nothing-found.tsx"
import { ResultCard, resultGrid } from "./result-card.tsx"
import { ResultSkeletons } from "./result-skeletons.tsx"
import type { MoreResults } from "./use-more-results.ts"

type SearchResultsProps = {
  view: SearchView
  base: string
  results: MoreResults
  isSearching: boolean
  chosenId: string | undefined
  addressWith: (selected: string | null) => string
}

export function SearchResults({ view, base, results, isSearching, chosenId, addressWith }: SearchResultsProps) {
  const { page, failure } = view
  return (
    <section aria-label="Results" aria-busy={isSearching} className="@container grid min-w-0 content-start gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p aria-live="polite" className="font-semibold">
            {isSearching ? <Spinner label="Searching" visible /> : page && countLabel(page.total)}
          </p>
          <SortChoice view={view} base={base} />
        </div>
        <div aria-live="polite">{!isSearching && page?.is_close && <OnlyClose query={view.filters.query} />}</div>
      </div>
      {isSearching ? (
        <ResultSkeletons />
      ) : failure ? (
        <SearchFailure message={failure} address={addressWith(null)} />
      ) : results.services.length === 0 ? (
        <NothingFound view={view} base={base} />
      ) : (
        <>
          <ul className={resultGrid}>
            {results.services.map((service) => (
              <ResultCard
                key={service.id}
                service={service}
                isChosen={service.id === chosenId}
                to={addressWith(service.id === chosenId ? null : service.id)}
              />
            ))}
          </ul>
          <More view={view} base={base} results={results} />
        </>
      )}
    </section>
  )
}

function OnlyClose({ query }: { query: string }) {
  return (
    <p className="mt-3 flex gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-muted">
      <Icon name="search" className="mt-0.5 size-5 text-brass-ink" />
      <span className="min-w-0">No exact match for “{shownWords(query)}”. Showing close matches.</span>
    </p>
  )
}

function SortChoice({ view, base }: { view: SearchView; base: string }) {
  const navigate = useNavigate()
  const sortBy = (sort: Sort) =>
    navigate(base + searchQuery(view.filters, sort), { replace: true, preventScrollReset: true })
  return (
    <SelectField
      label="Sort by"
      hideLabel
      aria-label="Sort by"
      className="w-52"
      value={view.sort}
      onChange={(event) => void sortBy(sorts.find((sort) => sort === event.target.value) ?? "relevance")}
      options={sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
    />
  )
}

/** A link without script; with it, the next cards come below these. */
function More({ view, base, results }: Pick<SearchResultsProps, "view" | "base" | "results">) {
  const address = (cursor: string) => base + searchQuery(view.filters, view.sort, { cursor })
  if (results.isLoading) return <ResultSkeletons count={3} />
  if (results.failure) {
    return <ErrorState message={results.failure} onRetry={() => results.next && results.load(address(results.next))} />
  }
  const { next } = results
  const load = (event: React.MouseEvent) => {
    if (!next || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    results.load(address(next))
  }
  return next ? (
    <div className="grid justify-items-center py-4">
      <LinkButton to={address(next)} variant="secondary" onClick={load}>
        Load more
      </LinkButton>
    </div>
  ) : (
    <Pagination next={null} shown={results.services.length > 6 ? "That is everybody." : undefined} />
  )
}

function SearchFailure({ message, address }: { message: string; address: string }) {
  const navigate = useNavigate()
  return (
    <ErrorState
      title="The search did not work"
      message={message}
      onRetry={() => void navigate(address, { replace: true })}
    />
  )
}
