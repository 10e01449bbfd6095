import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useNearbyFocus } from "../../ui/list/use-nearby-focus.ts"
import { useWords } from "../../ui/use-words.ts"
import { type FilterName, filterNames, searchQuery } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"
import type { SearchScreenData } from "../search-screen.ts"

type ChosenFiltersProps = { view: Pick<SearchScreenData, "filters" | "sort">; base: string }

/** What narrows the list, each to be taken away by itself; the words stand in their field. On a phone one line to be swiped. */
export function ChosenFilters({ view: { filters, sort }, base }: ChosenFiltersProps) {
  const t = useWords(searchWords).filters
  const chosen = chosenOf(filters)
  if (chosen.length === 0) return null
  return (
    // No list: in the results that is the cards.
    <section aria-label={t.chosen} className={groupLook}>
      {chosen.map((name) => (
        <Chosen key={name} label={filters[name].trim()} to={base + searchQuery({ ...filters, [name]: "" }, sort)} />
      ))}
    </section>
  )
}

/** Said with "Filters" as their number, too. */
export const chosenOf = (filters: SearchScreenData["filters"]): Exclude<FilterName, "query">[] =>
  filterNames.filter((name) => name !== "query").filter((name) => filters[name].trim())

function Chosen({ label, to }: { label: string; to: string }) {
  const t = useWords(searchWords).filters
  const link = useNearbyFocus<HTMLAnchorElement>()
  return (
    <span data-item="">
      <Link ref={link} to={to} preventScrollReset aria-label={t.remove(label)} className={chipLook}>
        <span className="max-w-48 truncate">{label}</span>
        <Icon name="x" className="size-4 text-muted" />
      </Link>
    </span>
  )
}

const groupLook = "flex min-w-0 gap-2 max-sm:-my-1.5 max-sm:-mr-4 max-sm:overflow-x-auto max-sm:pr-4 sm:flex-wrap"
const chipLook = [
  "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface pr-3 pl-4 text-sm",
  "hover:border-ink sm:min-h-9",
].join(" ")
