import { type ChangeEvent, useId, useRef, useState } from "react"
import { Field } from "../../ui/field/field.tsx"
import { Switch } from "../../ui/field/switch.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Sheet } from "../../ui/overlay/dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { quickFilterNames, quickFilters } from "../screen/narrowing.rules.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import { isSameFilters, onlyWords } from "../screen/sheet.rules.ts"
import { filtersWithout } from "../screen/without-filters.rules.ts"
import type { Filters, Sort } from "../search.rules.ts"
import { filterSheetTexts, searchTexts } from "../texts.ts"
import type { FilterForm } from "../use-filter-form.ts"
import { useSheetChoices } from "../use-sheet-choices.ts"
import { Choice, isOpenCategory, priceSteps, ratingSteps, within } from "./filter-fields.tsx"
import { FilterPills } from "./filter-pills.tsx"
import { FilterSheetFoot } from "./filter-sheet-foot.tsx"

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
        <FilterSheetFoot
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
        values={categories.filter(isOpenCategory)}
        later={categories.filter((one) => !isOpenCategory(one))}
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
      <FilterPills name="max_price" values={priceSteps} filters={filters} onChange={onChange} />
      <FilterPills name="min_rating" values={ratingSteps} filters={filters} onChange={onChange} />
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
