import { type ReactNode, useEffect, useRef } from "react"
import { Form, Link, useNavigate } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { SelectField } from "../../ui/select.tsx"
import { type FilterName, type Filters, filterNames, hasFilters, searchQuery } from "../search.rules.ts"
import type { SearchView } from "../search-view.ts"

const DEBOUNCE_MS = 300

type SearchFiltersProps = { view: SearchView; base: string; isWide: boolean }

/** A GET form that works by itself; with script, choosing searches at once and typing after a short pause. */
export function SearchFilters({ view, base, isWide }: SearchFiltersProps) {
  const { form, searchSoon, searchNow } = useFilterForm(view, base)
  const { categories, places } = view
  const { states, cities } = within(view)
  const chosen = filterNames.filter((name) => name !== "query" && view.filters[name]).length
  return (
    <Form
      ref={form}
      method="get"
      action={base}
      role="search"
      aria-label="Services"
      className="grid gap-4"
      onSubmit={searchNow}
    >
      <input type="hidden" name="sort" value={view.sort} />
      <Field
        label="Search keyword"
        name="query"
        type="search"
        icon="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Kitchen, Kothrud…"
        defaultValue={view.filters.query}
        onChange={searchSoon}
      />
      <Collapsing count={chosen} isWide={isWide}>
        <Choice
          name="category"
          label="Category"
          all="All categories"
          names={categories.filter((one) => one.is_available)}
          later={categories.filter((one) => !one.is_available)}
          view={view}
          onChange={searchNow}
        />
        <Choice name="city" label="City" all="All cities" names={cities} view={view} onChange={searchNow} />
        <Choice name="state" label="State/Province" all="All states" names={states} view={view} onChange={searchNow} />
        <Choice
          name="country"
          label="Country"
          all="All countries"
          names={places.countries}
          view={view}
          onChange={searchNow}
        />
      </Collapsing>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
        {hasFilters(view.filters) && (
          <Link
            to={base}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink hover:underline"
          >
            <Icon name="x" className="size-4" />
            Clear Filters
          </Link>
        )}
      </div>
    </Form>
  )
}

/** On a phone behind a line that opens; from 1024 px on always open. */
function Collapsing({ count, isWide, children }: { count: number; isWide: boolean; children: ReactNode }) {
  const grid = isWide ? "grid gap-4 sm:grid-cols-2 xl:grid-cols-4" : "grid gap-4 sm:grid-cols-2 lg:grid-cols-1"
  return (
    <details className="group lg:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 items-center gap-2 rounded-lg border border-line bg-surface px-4 font-semibold supports-[selector(::details-content)]:lg:hidden">
        <Icon name="filter" />
        Filters{count > 0 && ` (${count})`}
        <Icon name="chevron-down" className="ml-auto size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className={`${grid} pt-4 lg:pt-0`}>{children}</div>
    </details>
  )
}

type ChoiceProps = {
  name: Exclude<FilterName, "query">
  label: string
  all: string
  names: { name: string }[]
  /** Not open yet: in a group of their own, still to be chosen. */
  later?: { name: string }[]
  view: SearchView
  onChange: () => void
}

/** A value of the address that is not in the list stays chosen and readable. */
function Choice({ name, label, all, names, later = [], view, onChange }: ChoiceProps) {
  const value = view.filters[name]
  const known = [...new Set(names.map((one) => one.name))]
  const soon = later.map((one) => one.name)
  const match = [...known, ...soon].find((one) => one.toLowerCase() === value.toLowerCase())
  const options = value && !match ? [...known, value] : known
  return (
    <SelectField
      label={label}
      name={name}
      placeholder={all}
      defaultValue={match ?? value}
      options={options.map(asOption)}
      groups={[{ label: "Coming soon", options: soon.map(asOption) }]}
      onChange={onChange}
    />
  )
}

const asOption = (name: string) => ({ value: name, label: name })

const within = ({ places, filters }: SearchView) => {
  const isIn = (asked: string, name: string) => !asked || asked.toLowerCase() === name.toLowerCase()
  const states = places.states.filter((state) => isIn(filters.country, state.country_name))
  const cities = places.cities.filter(
    (city) => isIn(filters.country, city.country_name) && isIn(filters.state, city.state_name),
  )
  return { states, cities }
}

/** Form to address, and back: a field follows the address unless somebody is typing in it. */
function useFilterForm({ filters, sort }: SearchView, base: string) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  const navigate = useNavigate()
  const search = (replace: boolean) => {
    window.clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    const asked = Object.fromEntries(filterNames.map((name) => [name, String(typed.get(name) ?? "")])) as Filters
    void navigate(base + searchQuery(asked, sort), { replace, preventScrollReset: true })
  }
  useEffect(() => {
    for (const name of filterNames) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field !== document.activeElement) field.value = filters[name]
    }
  }, [filters])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    form,
    searchSoon: () => {
      window.clearTimeout(timer.current)
      // A word typed is one step back, not one a letter.
      timer.current = window.setTimeout(() => search(true), DEBOUNCE_MS)
    },
    searchNow: (event?: { preventDefault(): void; type: string }) => {
      if (event?.type === "submit") event.preventDefault()
      search(false)
    },
  }
}
