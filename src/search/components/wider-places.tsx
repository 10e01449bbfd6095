import { Icon } from "../../ui/icon.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { searchTexts } from "../texts.ts"
import { Choice, type FilterFieldsProps, within } from "./filter-fields.tsx"

/** State and country, folded away: hardly anybody needs them beside a city. */
export default function WiderPlaces({ view, filterForm: { searchNow } }: Omit<FilterFieldsProps, "className">) {
  const t = useTexts(searchTexts).filters
  const { state, country } = view.filters
  const choice = { view, onChange: searchNow }
  return (
    <details id="wider-places" open={Boolean(state || country)} className="group/wider open:w-full">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
        {t.wider}
        <Icon name="chevron-down" className="size-4 group-open/wider:rotate-180" />
      </summary>
      <div className="grid max-w-md gap-4 py-2">
        <Choice {...choice} name="state" values={within(view).states} />
        <Choice {...choice} name="country" values={view.places.countries} />
      </div>
    </details>
  )
}
