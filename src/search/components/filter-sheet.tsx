import { type ChangeEvent, type Ref, useId, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field/field.tsx"
import { Switch } from "../../ui/field/switch.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Spinner } from "../../ui/loading.tsx"
import { Sheet } from "../../ui/overlay/dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { filterLabel, quickFilterNames, quickFilters } from "../screen/narrowing.rules.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import { isSameFilters, onlyWords } from "../screen/sheet.rules.ts"
import { type CountWithout, filtersWithout } from "../screen/without-filters.rules.ts"
import type { Filters, Sort } from "../search.rules.ts"
import { filterSheetTexts, searchTexts } from "../texts.ts"
import type { FilterForm } from "../use-filter-form.ts"
import { useSheetChoices } from "../use-sheet-choices.ts"
import { Choice, isOpen, prices, ratings, within } from "./filter-fields.tsx"
import { useLabelWithout } from "./filtered-out.tsx"

interface FilterSheetProps {
  view: SearchScreenData
  /** As asked for when the sheet opens. */
  asked: Filters
  base: string
  sort: Sort
  filterForm: FilterForm
}

/** The filters in front of the results; its last row says how many of them are left by what is chosen. */
export default function FilterSheet({ view, asked, base, sort, filterForm: { choose } }: FilterSheetProps) {
  const t = useTexts(filterSheetTexts)
  const { chosen, change, type, close } = useSheetChoices({ asked, sort, base, choose })
  const show = useRef<HTMLButtonElement>(null)
  // Selects are told what is chosen as they appear: where something else has changed it, all appear anew.
  const [version, setVersion] = useState(0)
  const changeAll = (changed: Filters) => {
    change(changed)
    setVersion(version + 1)
    show.current?.focus()
  }
  return (
    <Sheet
      title={t.title}
      isOpen
      onClose={close}
      actions={
        <Foot
          view={view}
          isCounted={isSameFilters(chosen, view.filters)}
          showRef={show}
          onShow={close}
          onClear={() => changeAll(onlyWords(chosen))}
          onRemove={(name) => changeAll(filtersWithout(chosen, name))}
        />
      }
    >
      <Fields key={version} view={{ ...view, filters: chosen }} onChange={change} onType={type} />
    </Sheet>
  )
}

interface FieldsProps {
  /** Its filters are those that are chosen. */
  view: SearchScreenData
  onChange: (changed: Partial<Filters>) => void
  onType: (locality: string) => void
}

function Fields({ view, onChange, onType }: FieldsProps) {
  const t = useTexts(searchTexts).filters
  const { filters, categories, places } = view
  const localities = useId()
  const choiceOf = (name: "category" | "city" | "state" | "country") => ({
    name,
    view,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: target.value }),
  })
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 [&>:not([data-half])]:col-span-2">
      <Choice
        {...choiceOf("category")}
        values={categories.filter(isOpen)}
        later={categories.filter((one) => !isOpen(one))}
      />
      <div data-half="">
        <Choice {...choiceOf("city")} values={within(view).cities} />
      </div>
      <div data-half="">
        <Field
          label={t.locality.label}
          maxLength={80}
          autoComplete="off"
          placeholder={t.locality.example}
          value={filters.locality}
          onChange={({ target }) => onType(target.value)}
          list={view.localities.length > 0 ? localities : undefined}
        />
        <datalist id={localities}>
          {view.localities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Pills name="max_price" values={prices} filters={filters} onChange={onChange} />
      <Pills name="min_rating" values={ratings} filters={filters} onChange={onChange} />
      <div className="grid gap-x-6 gap-y-1 sm:flex">
        {quickFilterNames.map((name) => (
          <Switch
            key={name}
            label={t[name].label}
            checked={filters[name] === quickFilters[name]}
            onChange={({ target }) => onChange({ [name]: target.checked ? quickFilters[name] : "" })}
          />
        ))}
      </div>
      <details open={Boolean(filters.state || filters.country)} className="group/wider -my-2">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
          {t.wider}
          <Icon name="chevron-down" className="size-4 group-open/wider:rotate-180" />
        </summary>
        <div className="grid grid-cols-2 gap-x-3 pt-1 pb-2">
          <Choice {...choiceOf("state")} values={within(view).states} />
          <Choice {...choiceOf("country")} values={places.countries} />
        </div>
      </details>
    </div>
  )
}

interface PillsProps {
  name: "max_price" | "min_rating"
  values: readonly { name: string }[]
  filters: Filters
  onChange: FieldsProps["onChange"]
}

/** One of a few, all in view. A value of the address that is none of them stays chosen and readable. */
function Pills({ name, values, filters, onChange }: PillsProps) {
  const t = useTexts(searchTexts).filters
  const [first] = useState(filters[name].trim())
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t[name].label}</legend>
      <div className="flex flex-wrap gap-2">
        {[...new Set(["", ...values.map((one) => one.name), first])].map((value) => (
          <label key={value} className={pillClasses}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={filters[name].trim() === value}
              onChange={() => onChange({ [name]: value })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {value ? filterLabel(name, value, t) : t[name].all}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const pillClasses = [
  "relative inline-flex min-h-11 items-center rounded-full border border-border bg-surface px-4 hover:border-ink",
  "has-checked:border-tile has-checked:bg-tile-soft has-checked:text-tile-ink forced-colors:has-checked:border-4",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
].join(" ")

interface FootProps {
  view: SearchScreenData
  /** The results are of what is chosen. */
  isCounted: boolean
  showRef: Ref<HTMLButtonElement>
  onShow: () => void
  onClear: () => void
  onRemove: (name: CountWithout["name"]) => void
}

/** Where nobody is left, what could be taken away, and who is there then. */
function Foot({ view, isCounted, showRef, onShow, onClear, onRemove }: FootProps) {
  const t = useTexts(filterSheetTexts)
  const { filters, results } = useTexts(searchTexts)
  const labelOf = useLabelWithout(view)
  const { page, without } = view
  const isNobody = isCounted && page?.total === 0
  return (
    <div className="grid flex-1 gap-3">
      <p aria-live="polite" className="sr-only">
        {isCounted && page && !isNobody && (page.is_total ? results.count(page.total) : results.atLeast(page.total))}
      </p>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {isNobody && (
          <>
            <p className="font-semibold">{without.length > 0 ? t.nobody : t.nobodyHere}</p>
            {without.slice(0, 2).map((one) => (
              <Button key={one.name} variant="secondary" onClick={() => onRemove(one.name)} className="py-2">
                {labelOf(one)}
              </Button>
            ))}
          </>
        )}
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button variant="quiet" onClick={onClear}>
          {filters.clear}
        </Button>
        <Button ref={showRef} onClick={onShow}>
          {!isCounted && <Spinner label={t.counting} />}
          {isCounted && page ? t.show(page.total, page.is_total) : t.showAny}
        </Button>
      </div>
    </div>
  )
}
