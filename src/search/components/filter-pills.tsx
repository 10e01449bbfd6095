import { useId, useState } from "react"
import { useTexts } from "../../ui/use-texts.ts"
import { filterLabel } from "../screen/narrowing.rules.ts"
import type { Filters } from "../search.rules.ts"
import { searchTexts } from "../texts.ts"

interface FilterPillsProps {
  name: "max_price" | "min_rating"
  values: readonly { name: string }[]
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

/** One of a few, all in view. A value of the address that is none of them stays chosen and readable. */
export function FilterPills({ name, values, filters, onChange }: FilterPillsProps) {
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
