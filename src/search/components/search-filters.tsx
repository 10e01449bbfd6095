import { useEffect, useEffectEvent, useRef } from "react"
import { Form } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field/field.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { Icon } from "../../ui/icon.tsx"
import { lazyPart } from "../../ui/lazy-part.tsx"
import { Link } from "../../ui/link.tsx"
import { PhoneDetails } from "../../ui/overlay/phone-details.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { chosenFilters, quickFilterNames } from "../screen/narrowing.rules.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import { type Filters, type Sort, sorts } from "../search.rules.ts"
import { plainFormTexts, searchTexts } from "../texts.ts"
import type { FilterForm } from "../use-filter-form.ts"
import { useFilterSheet } from "../use-filter-sheet.ts"
import { FilterFields } from "./filter-fields.tsx"

/** Loaded with what few lists need (search-results.tsx). */
export const loadWiderPlaces = () => import("./wider-places.tsx")
const WiderPlaces = lazyPart("wider-places", loadWiderPlaces)
export const loadFilterSheet = () => import("./filter-sheet.tsx")
const FilterSheet = lazyPart("filter-sheet", loadFilterSheet)

type SearchFiltersProps = {
  view: SearchScreenData
  asked: Filters
  base: string
  filterForm: FilterForm
  sort: Sort
  look?: FilterLook | undefined
}

export interface FilterLook {
  /** From which width on the fields are always in view; without one they are folded away at every width. */
  opensFrom?: "lg"
  form: string
  texts: string
  rest: string
  summary: string
  fields: string
  sort: string
}

/** A GET form that works by itself; with script, choosing searches at once and typing after a short pause. */
export function SearchFilters({ view, asked, base, filterForm, sort, look = besideResults }: SearchFiltersProps) {
  const t = useTexts(searchTexts).filters
  const { form, searchSoon, searchNow, sortBy } = filterForm
  const sheet = useFilterSheet()
  return (
    <>
      <Form
        ref={form}
        method="get"
        action={base}
        role="search"
        aria-label={t.label}
        className={look.form}
        onSubmit={searchNow}
      >
        {/* Chosen by links above the results, and kept by what is chosen here. */}
        {quickFilterNames.map((name) => (
          <input key={name} type="hidden" name={name} value={asked[name]} />
        ))}
        <Field
          label={t.keyword}
          hideLabel
          name="query"
          type="search"
          icon="search"
          className={look.texts}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t.example}
          defaultValue={view.filters.query}
          onChange={searchSoon}
        />
        <div className={`relative ${look.rest}`}>
          <PhoneDetails
            from={look.opensFrom}
            onPress={sheet.open}
            summaryClassName={`gap-2 whitespace-nowrap rounded-lg border border-border bg-surface px-3 sm:px-4 mr-[calc(50%+0.375rem)] ${look.summary}`}
            summary={
              <>
                <Icon name="filter" />
                {t.heading(chosenFilters(asked).length)}
              </>
            }
          >
            <FilterFields view={view} filterForm={filterForm} className={`pt-4 ${look.fields}`} />
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 lg:justify-start">
              <WiderPlaces view={view} filterForm={filterForm} />
              {chosenFilters(view.filters).length > 0 && (
                <Link
                  to={base}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink hover:underline"
                >
                  <Icon name="x" className="size-4" />
                  {t.clear}
                </Link>
              )}
            </div>
            <noscript>{import.meta.env.SSR && <PlainSubmit action="show" wide className="mt-2 lg:hidden" />}</noscript>
          </PhoneDetails>
          {/* On a phone beside the line that opens the filters, elsewhere above the results; without script it is sent from here. */}
          <SortChoice
            name="sort"
            value={sort}
            onChange={sortBy}
            className={`absolute top-0 right-0 w-[calc(50%-0.375rem)] ${look.sort}`}
          />
          <noscript>
            {import.meta.env.SSR && (
              <PlainSubmit action="search" className="mt-3 max-lg:[details[open]~noscript_&]:hidden" />
            )}
          </noscript>
        </div>
      </Form>
      {sheet.isOpen && <FilterSheet view={view} asked={asked} base={base} sort={sort} filterForm={filterForm} />}
    </>
  )
}

/** For who has no script; so it weighs on nobody else's. */
function PlainSubmit({ action, ...look }: { action: "show" | "search"; wide?: boolean; className: string }) {
  const t = useTexts(plainFormTexts)
  return (
    <Button type="submit" {...look}>
      {t[action]}
    </Button>
  )
}

/** The words span the head of the page, what narrows them stands beside the results; the screen lays both out. */
const besideResults: FilterLook = {
  opensFrom: "lg",
  form: "contents",
  texts: "lg:col-span-2",
  rest: "lg:sticky lg:top-24",
  summary: "",
  fields: "lg:grid-cols-1 lg:pt-0 max-lg:[&>:first-child]:col-span-2",
  sort: "lg:hidden",
}

type SortChoiceProps = { value: Sort; name?: string; className: string; onChange: (sort: Sort) => void }

export function SortChoice({ value, name, className, onChange }: SortChoiceProps) {
  const t = useTexts(searchTexts).sort
  const select = useRef<HTMLSelectElement>(null)
  const choose = (chosen: string | undefined) => onChange(sorts.find((sort) => sort === chosen) ?? "relevance")
  // Chosen while the page was still waking up: nobody has heard of it yet.
  const catchUp = useEffectEvent(() => {
    if (select.current?.value !== value) choose(select.current?.value)
  })
  useEffect(() => catchUp(), [])
  return (
    <SelectField
      ref={select}
      label={t.label}
      hideLabel
      name={name}
      className={className}
      value={value}
      onChange={(event) => choose(event.target.value)}
      options={sorts.map((sort) => ({ value: sort, label: t.by[sort] }))}
    />
  )
}
