import { useNavigate } from "react-router"
import { Picture } from "../../ui/drawings/picture.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { SelectField } from "../../ui/select.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { countLabel, type Sort, searchQuery, sortLabels, sorts } from "../search.rules.ts"
import type { SearchView } from "../search-view.ts"
import { ResultCard } from "./result-card.tsx"
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
    <section aria-label="Results" aria-busy={isSearching} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="font-semibold">
          {isSearching ? <Spinner label="Searching" visible /> : page && countLabel(page.total)}
        </p>
        <SortChoice view={view} base={base} />
      </div>
      {isSearching ? (
        <ResultSkeletons />
      ) : failure ? (
        <SearchFailure message={failure} address={addressWith(null)} />
      ) : results.services.length === 0 ? (
        <NothingFound view={view} base={base} />
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3">
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

function NothingFound({ view: { filters, sort }, base }: { view: SearchView; base: string }) {
  const { query, city, state, country } = filters
  const withoutPlace = base + searchQuery({ ...filters, city: "", state: "", country: "" }, sort)
  const withoutWords = base + searchQuery({ ...filters, query: "" }, sort)
  const isPlaced = Boolean(city || state || country)
  return (
    <EmptyState
      title={query ? `Nothing found for “${query.slice(0, 60)}”` : "Nothing found here yet"}
      picture={<Picture kind="empty" seed="results" eager className="h-40 w-auto" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isPlaced && <LinkButton to={withoutPlace}>Search everywhere</LinkButton>}
          {query && (
            <LinkButton to={withoutWords} variant={isPlaced ? "secondary" : "primary"}>
              Remove the keyword
            </LinkButton>
          )}
          <LinkButton to={base} variant="quiet">
            Show all services
          </LinkButton>
        </div>
      }
    >
      <p>
        Try a shorter word, the name of a locality such as Kothrud or Baner, or what you want made: kitchen, office,
        house plan. Interior designers and architects in Pune take bookings now; other services open one by one.
      </p>
    </EmptyState>
  )
}
