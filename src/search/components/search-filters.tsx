import { Form } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { PhoneDetails } from "../../ui/phone-details.tsx"
import { SelectField } from "../../ui/select.tsx"
import { useWords } from "../../ui/use-words.ts"
import { type FilterName, hasFilters, type Sort } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"
import type { SearchScreenData } from "../search-screen.ts"
import { chosenOf } from "./chosen-filters.tsx"
import { SortChoice } from "./sort-choice.tsx"
import type { FilterForm } from "./use-filter-form.ts"

type SearchFiltersProps = { view: SearchScreenData; base: string; filterForm: FilterForm; sort: Sort; isWide: boolean }

/** A GET form that works by itself; with script, choosing searches at once and typing after a short pause. */
export function SearchFilters({ view, base, filterForm, sort, isWide }: SearchFiltersProps) {
  const t = useWords(searchWords).filters
  const { form, searchSoon, searchNow, sortBy } = filterForm
  const { categories, places } = view
  const { states, cities } = within(view)
  const { state, country } = view.filters
  const columns = isWide ? "xl:grid-cols-4" : "lg:grid-cols-1"
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
          summaryClassName="gap-2 rounded-lg border border-border bg-surface px-4 mr-[calc(50%+0.375rem)]"
          summary={
            <>
              <Icon name="filter" />
              {t.heading(chosenOf(view.filters).length)}
            </>
          }
        >
          <div className={`grid gap-4 pt-4 sm:grid-cols-2 lg:pt-0 ${columns}`}>
            <Choice
              name="category"
              names={categories.filter((one) => one.is_available)}
              later={categories.filter((one) => !one.is_available)}
              view={view}
              onChange={searchNow}
            />
            <Choice name="city" names={cities} view={view} onChange={searchNow} />
            <details open={Boolean(state || country)} className="group/wider">
              <summary className="inline-flex min-h-11 items-center gap-2 text-tile-ink">
                {t.wider}
                <Icon name="chevron-down" className="size-4 group-open/wider:rotate-180" />
              </summary>
              <div className="grid gap-4 pt-2">
                <Choice name="state" names={states} view={view} onChange={searchNow} />
                <Choice name="country" names={places.countries} view={view} onChange={searchNow} />
              </div>
            </details>
          </div>
          {hasFilters(view.filters) && (
            <Link
              to={base}
              className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink hover:underline"
            >
              <Icon name="x" className="size-4" />
              {t.clear}
            </Link>
          )}
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
        <Button type="submit">{t.search}</Button>
      </noscript>
    </Form>
  )
}

type ChoiceProps = {
  name: Extract<FilterName, "category" | "city" | "state" | "country">
  names: { name: string }[]
  /** Not open yet: in a group of their own, still to be chosen. */
  later?: { name: string }[]
  view: SearchScreenData
  onChange: () => void
}

/** A value of the address that is not in the list stays chosen and readable. */
function Choice({ name, names, later = [], view, onChange }: ChoiceProps) {
  const t = useWords(searchWords).filters
  const value = view.filters[name]
  const known = [...new Set(names.map((one) => one.name))]
  const soon = later.map((one) => one.name)
  const match = [...known, ...soon].find((one) => one.toLowerCase() === value.toLowerCase())
  const options = value && !match ? [...known, value] : known
  return (
    <SelectField
      label={t[name].label}
      name={name}
      placeholder={t[name].all}
      defaultValue={match ?? value}
      options={options.map(asOption)}
      groups={[{ label: t.category.later, options: soon.map(asOption) }]}
      onChange={onChange}
    />
  )
}

const asOption = (name: string) => ({ value: name, label: name })

const within = ({ places, filters }: SearchScreenData) => {
  const isIn = (asked: string, name: string) => !asked || asked.toLowerCase() === name.toLowerCase()
  const states = places.states.filter((state) => isIn(filters.country, state.country_name))
  const cities = places.cities.filter(
    (city) => isIn(filters.country, city.country_name) && isIn(filters.state, city.state_name),
  )
  return { states, cities }
}
