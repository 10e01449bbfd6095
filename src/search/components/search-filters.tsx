import { Form } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { PhoneDetails } from "../../ui/phone-details.tsx"
import { useWords } from "../../ui/use-words.ts"
import { chosenOf, quickNames } from "../narrowing.rules.ts"
import { type Filters, hasFilters, type Sort } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"
import type { SearchScreenData } from "../search-screen.ts"
import { FilterFields, WiderPlaces } from "./filter-fields.tsx"
import { SortChoice } from "./sort-choice.tsx"
import type { FilterForm } from "./use-filter-form.ts"

type SearchFiltersProps = {
  view: SearchScreenData
  asked: Filters
  base: string
  filterForm: FilterForm
  sort: Sort
  isWide: boolean
}

/** A GET form that works by itself; with script, choosing searches at once and typing after a short pause. */
export function SearchFilters({ view, asked, base, filterForm, sort, isWide }: SearchFiltersProps) {
  const t = useWords(searchWords).filters
  const { form, searchSoon, searchNow, sortBy } = filterForm
  const columns = isWide
    ? "xl:grid-cols-[1.35fr_1fr_1.1fr_1.1fr_1fr] max-xl:[&>:first-child]:col-span-2"
    : "lg:grid-cols-1 max-lg:[&>:first-child]:col-span-2"
  return (
    <Form
      ref={form}
      method="get"
      action={base}
      role="search"
      aria-label={t.label}
      className="grid gap-3 lg:gap-4"
      onSubmit={searchNow}
    >
      {/* Chosen by links above the results, and kept by what is chosen here. */}
      {quickNames.map((name) => (
        <input key={name} type="hidden" name={name} value={asked[name]} />
      ))}
      <Field
        label={t.keyword}
        name="query"
        type="search"
        icon="search"
        className="max-lg:[&>label]:sr-only"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t.example}
        defaultValue={view.filters.query}
        onChange={searchSoon}
      />
      <div className="relative">
        <PhoneDetails
          from="lg"
          summaryClassName="gap-2 whitespace-nowrap rounded-lg border border-border bg-surface px-3 sm:px-4 mr-[calc(50%+0.375rem)]"
          summary={
            <>
              <Icon name="filter" />
              {t.heading(chosenOf(asked).length)}
            </>
          }
        >
          <FilterFields view={view} filterForm={filterForm} className={`pt-4 lg:pt-0 ${columns}`} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 lg:justify-start">
            <WiderPlaces view={view} filterForm={filterForm} />
            {hasFilters(view.filters) && (
              <Link
                to={base}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink hover:underline"
              >
                <Icon name="x" className="size-4" />
                {t.clear}
              </Link>
            )}
          </div>
          <Button type="submit" wide className="mt-2 lg:hidden">
            {t.show}
          </Button>
        </PhoneDetails>
        {/* On a phone beside the line that opens the filters, elsewhere above the results; without script it is sent from here. */}
        <SortChoice
          name="sort"
          value={sort}
          onChange={sortBy}
          className="absolute top-0 right-0 w-[calc(50%-0.375rem)] lg:hidden"
        />
      </div>
      <noscript>
        <Button type="submit" className="max-lg:[form:has(>div>details[open])_&]:hidden">
          {t.search}
        </Button>
      </noscript>
    </Form>
  )
}
