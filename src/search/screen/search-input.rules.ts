// What an address asks the server for. Apart from what a first screen needs: there the server has asked already.
import { type Filters, filterNames, filtersOf, sortOf } from "../search.rules.ts"

/** How many cards a screen shows, and by how many "Load more" adds to them; past the most it turns the page. */
const SCREEN_PAGE = 12
const MAX_SCREEN = 100

/** How many cards an address shows: kept there, so that reload, back and sharing restore the list. */
export const shownOf = (params: URLSearchParams) => {
  const shown = Number(params.get("shown"))
  return Number.isInteger(shown) ? Math.min(Math.max(shown, SCREEN_PAGE), MAX_SCREEN) : SCREEN_PAGE
}

/** What "Load more" asks for; null where the screen holds no more. */
export const moreThan = (shown: number) => (shown < MAX_SCREEN ? Math.min(shown + SCREEN_PAGE, MAX_SCREEN) : null)

/** What goes to the server: the filters that say something, else all=true. */
export const toSearchInput = (filters: Filters): Partial<Filters> & { all?: string } => {
  const said = filterNames.flatMap((name) => (filters[name].trim() ? [[name, filters[name].trim()] as const] : []))
  return said.length > 0 ? Object.fromEntries(said) : { all: "true" }
}

/** What an address asks for: as its screen holds it, and as the call takes it. */
export const readSearch = (params: URLSearchParams) => {
  const [filters, sort, shown, cursor] = [filtersOf(params), sortOf(params), shownOf(params), params.get("cursor")]
  return {
    filters,
    sort,
    shown,
    cursor,
    asked: { ...toSearchInput(filters), sort, limit: shown, cursor: cursor ?? undefined },
  }
}
