import type { Ref } from "react"
import { Button } from "../../ui/button.tsx"
import { Spinner } from "../../ui/loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import type { CountWithout } from "../screen/without-filters.rules.ts"
import { filterSheetTexts, searchTexts } from "../texts.ts"
import { useLabelWithout } from "./filtered-out.tsx"

interface FilterSheetFootProps {
  view: SearchScreenData
  /** The results are of what is chosen. */
  isCounted: boolean
  showRef: Ref<HTMLButtonElement>
  onShow: () => void
  onClear: () => void
  onRemove: (name: CountWithout["name"]) => void
}

/** Where nobody is left, what could be taken away, and who is there then. */
export function FilterSheetFoot({ view, isCounted, showRef, onShow, onClear, onRemove }: FilterSheetFootProps) {
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
