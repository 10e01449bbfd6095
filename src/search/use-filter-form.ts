import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router"
import { useIsLeaving } from "../ui/use-is-leaving.ts"
import type { SearchScreenData } from "./screen/search-screen.ts"
import { type FilterName, type Filters, filterNames, type Sort, searchQuery } from "./search.rules.ts"

export const DEBOUNCE_MS = 300

/** At the end of the address while the filters stand in front of the results (components/filter-sheet.tsx). */
export const SHEET_HASH = "#filters"

/** Form to address, and back: a field follows the address unless somebody is typing in it. Each choice adds a history entry. */
export function useFilterForm({ filters }: SearchScreenData, base: string, askedSort: Sort) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const here = useLocation()
  const isBack = useNavigationType() === "POP"
  const hasCaughtUp = useRef(false)
  // What is typed right after an order was chosen may be heard before the screen knows of the order.
  const newestSort = useRef(askedSort)
  useEffect(() => {
    newestSort.current = askedSort
  }, [askedSort])
  const search = (replace: boolean, chosen?: Partial<Filters>) => {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    const inForm = Object.fromEntries(filterNames.map((name) => [name, String(typed.get(name) ?? "")])) as Filters
    // A field may not offer yet what was chosen elsewhere.
    const asked = { ...inForm, ...chosen }
    const address = base + searchQuery(asked, newestSort.current)
    const isHere = address === here.pathname + here.search
    // What is chosen in the sheet is one step back.
    const sheet = here.hash === SHEET_HASH ? SHEET_HASH : ""
    void navigate(address + sheet, {
      replace: replace || isHere || sheet !== "",
      preventScrollReset: true,
      state: here.state,
    })
  }
  const isFirst = useRef(true)
  const fieldOf = (name: FilterName) => form.current?.elements.namedItem(name)
  const followAddress = useEffectEvent((filters: Filters, isBack: boolean) => {
    const wasUntouched = filterNames.every((name) => hasValue(fieldOf(name), filters[name]))
    // Changed before hydration: no handler saw it, so it is searched for now, unless the order was changed too.
    const isMissed = isFirst.current && !wasUntouched
    if (isMissed && !hasCaughtUp.current) search(false)
    else if (!isMissed) for (const name of filterNames) setField(fieldOf(name), filters[name], isBack)
    isFirst.current = false
  })
  useEffect(() => followAddress(filters, isBack), [filters, isBack])
  useEffect(() => () => clearTimeout(timer.current), [])
  const isLeaving = useIsLeaving()
  return {
    form,
    searchSoon: () => {
      clearTimeout(timer.current)
      // A word typed is one step back, not one a letter.
      // Who presses a link right after typing goes where it leads.
      timer.current = setTimeout(() => isLeaving() || search(true), DEBOUNCE_MS)
    },
    searchNow: (event?: { preventDefault(): void; type: string }) => {
      if (event?.type === "submit") {
        event.preventDefault()
        // On a phone the results are what was asked for.
        form.current?.querySelector("details")?.removeAttribute("open")
      }
      search(false)
    },
    /** By a link, whose address may not know yet of one pressed a moment before, or in the sheet. */
    choose: (chosen: Partial<Filters>) => {
      for (const name of filterNames) if (name in chosen) setField(fieldOf(name), chosen[name]!, true)
      search(false, chosen)
    },
    sortBy: (chosen: Sort) => {
      hasCaughtUp.current = true
      newestSort.current = chosen
      search(false)
    },
  }
}

type FormField = Element | RadioNodeList | null | undefined

/** An address may write a city in small letters. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const hasValue = (field: FormField, text: string) =>
  !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || isSame(field.value, text)

const setField = (field: FormField, text: string, isBack: boolean) => {
  if (field instanceof HTMLSelectElement && !isSame(field.value, text)) field.value = text
  const isTyping = field === document.activeElement && !isBack
  if (field instanceof HTMLInputElement && !isTyping) field.value = text
}

export type FilterForm = ReturnType<typeof useFilterForm>
