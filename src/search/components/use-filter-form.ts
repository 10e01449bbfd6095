import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import { type Filters, filterNames, searchQuery } from "../search.rules.ts"
import type { SearchView } from "../search-view.ts"

const DEBOUNCE_MS = 300

/** Form to address, and back: a field follows the address unless somebody is typing in it. */
export function useFilterForm({ filters, sort }: SearchView, base: string) {
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
