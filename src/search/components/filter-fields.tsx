import { type ChangeEvent, useId } from "react"
import { Field } from "../../ui/field/field.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { filterLabel } from "../screen/narrowing.rules.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import type { FilterName } from "../search.rules.ts"
import { searchTexts } from "../texts.ts"
import type { FilterForm } from "../use-filter-form.ts"

export type FilterFieldsProps = { view: SearchScreenData; filterForm: FilterForm; className: string }

/** What narrows the list by a value. */
export function FilterFields({ view, filterForm: { searchNow, searchSoon }, className }: FilterFieldsProps) {
  const t = useTexts(searchTexts).filters
  const localities = useId()
  const [open, later] = [view.categories.filter(isOpenCategory), view.categories.filter((one) => !isOpenCategory(one))]
  const choice = { view, onChange: searchNow }
  return (
    <div className={`grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 ${className}`}>
      <Choice {...choice} name="category" values={open} later={later} />
      <Choice {...choice} name="city" values={within(view).cities} />
      <Field
        label={t.locality.label}
        name="locality"
        maxLength={80}
        autoComplete="off"
        placeholder={t.locality.example}
        defaultValue={view.filters.locality}
        onChange={searchSoon}
        list={view.localities.length > 0 ? localities : undefined}
      />
      <datalist id={localities}>
        {view.localities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Choice {...choice} name="max_price" values={priceSteps} />
      <Choice {...choice} name="min_rating" values={ratingSteps} />
    </div>
  )
}

/** Rupees an hour, and stars. */
export const priceSteps = ["1000", "1500", "2000", "3000"].map((name) => ({ name }))
export const ratingSteps = ["4.5", "4", "3.5"].map((name) => ({ name }))

export const isOpenCategory = ({ is_available }: SearchScreenData["categories"][number]) => is_available

type ChoiceProps = {
  name: Exclude<FilterName, "query" | "locality" | "free" | "verified">
  values: readonly { name: string }[]
  /** Not open yet: in a group of their own, still to be chosen. */
  later?: readonly { name: string }[]
  view: SearchScreenData
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** A value of the address that is not in the list stays chosen and readable. */
export function Choice({ name, values, later = [], view, onChange }: ChoiceProps) {
  const t = useTexts(searchTexts).filters
  const value = view.filters[name]
  const known = [...new Set(values.map((one) => one.name))]
  const soon = later.map((one) => one.name)
  const match = [...known, ...soon].find((one) => one.toLowerCase() === value.toLowerCase())
  const asOption = (one: string) => ({ value: one, label: filterLabel(name, one, t) })
  return (
    <SelectField
      label={t[name].label}
      name={name}
      placeholder={t[name].all}
      defaultValue={match ?? value}
      options={(value && !match ? [...known, value] : known).map(asOption)}
      groups={[{ label: t.category.later, options: soon.map(asOption) }]}
      onChange={onChange}
    />
  )
}

export const within = ({ places, filters }: SearchScreenData) => {
  const isIn = (asked: string, name: string) => !asked || asked.toLowerCase() === name.toLowerCase()
  const states = places.states.filter((state) => isIn(filters.country, state.country_name))
  const cities = places.cities.filter(
    (city) => isIn(filters.country, city.country_name) && isIn(filters.state, city.state_name),
  )
  return { states, cities }
}
