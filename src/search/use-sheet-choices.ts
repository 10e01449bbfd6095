import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { isSameFilters } from "./screen/sheet.rules.ts"
import { type Filters, type Sort, searchQuery } from "./search.rules.ts"
import { DEBOUNCE_MS, type FilterForm, SHEET_HASH } from "./use-filter-form.ts"
import { OPENED_HERE } from "./use-filter-sheet.ts"

interface SheetChoicesProps {
  asked: Filters
  sort: Sort
  base: string
  choose: FilterForm["choose"]
}

/**
 * What is chosen while the sheet is open. It narrows the results behind it at once, all of it is one step back, and stays
 * chosen however the sheet is closed: Back, which takes the address from before, is followed by what was chosen.
 */
export function useSheetChoices({ asked, sort, base, choose }: SheetChoicesProps) {
  const navigate = useNavigate()
  const here = useLocation()
  const [before] = useState(asked)
  const [chosen, setChosen] = useState(asked)
  const timer = useRef<number>(undefined)
  const isChanged = !isSameFilters(chosen, before)
  const address = base + searchQuery(chosen, sort)
  const change = (changed: Partial<Filters>) => {
    window.clearTimeout(timer.current)
    setChosen({ ...chosen, ...changed })
    choose({ ...chosen, ...changed })
  }
  const keepOnBack = useEffectEvent(() => {
    if (isChanged && window.location.hash !== SHEET_HASH) void navigate(address, { preventScrollReset: true })
  })
  useEffect(() => {
    // Later than the router, which has heard it first.
    window.addEventListener("popstate", keepOnBack)
    return () => {
      window.removeEventListener("popstate", keepOnBack)
      window.clearTimeout(timer.current)
    }
  }, [])
  return {
    chosen,
    change,
    type: (locality: string) => {
      window.clearTimeout(timer.current)
      setChosen({ ...chosen, locality })
      timer.current = window.setTimeout(() => choose({ ...chosen, locality }), DEBOUNCE_MS)
    },
    close: () => {
      if (!isChanged && here.state === OPENED_HERE) void navigate(-1)
      else void navigate(isChanged ? address : here.pathname + here.search, { replace: true, preventScrollReset: true })
    },
  }
}
