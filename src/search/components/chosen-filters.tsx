import { formatRupees } from "../../platform/money.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useNearbyFocus } from "../../ui/list/use-nearby-focus.ts"
import { useWords } from "../../ui/use-words.ts"
import { type FilterName, type Filters, filterNames, type Sort, searchQuery } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"

type ChosenFiltersProps = { filters: Filters; sort: Sort; base: string }

/**
 * What narrows the list, each to be taken away by itself, and what narrows it at a touch; the words stand in their field.
 * Links, so that they work without script. On a phone one line to be swiped.
 */
export function ChosenFilters({ filters, sort, base }: ChosenFiltersProps) {
  const t = useWords(searchWords).filters
  const chosen = chosenOf(filters)
  const to = (name: Narrowing, value: string) => base + searchQuery({ ...filters, [name]: value }, sort)
  return (
    // No list: in the results that is the cards.
    <section aria-label={t.chosen} className={groupLook}>
      {chosen.map((name) => (
        <Chosen key={name} label={filterLabel(name, filters[name].trim(), t)} to={to(name, "")} />
      ))}
      {quickNames.map(
        (name) =>
          !filters[name] && (
            <Link
              key={name}
              to={to(name, quick[name])}
              preventScrollReset
              className={`${chipLook} border-line bg-surface px-4`}
            >
              {t[name].label}
            </Link>
          ),
      )}
    </section>
  )
}

const quick = { free: "week", verified: "true" } as const
export const quickNames = ["free", "verified"] as const

/** Said with "Filters" as their number, too. */
export const chosenOf = (filters: Filters): Narrowing[] =>
  filterNames
    .filter((name) => name !== "query")
    .filter((name) => (name in quick ? filters[name] === quick[name as keyof typeof quick] : filters[name].trim()))

type Narrowing = Exclude<FilterName, "query">
type FilterWords = ReturnType<typeof searchWords.in>["filters"]

/** As it is chosen, and as it is shown for what it narrows. */
export const filterLabel = (name: Narrowing, value: string, t: FilterWords) => {
  if (name === "max_price") return t.max_price.upTo(formatRupees(value))
  if (name === "min_rating") return t.min_rating.from(value)
  return name === "free" || name === "verified" ? t[name].label : value
}

function Chosen({ label, to }: { label: string; to: string }) {
  const t = useWords(searchWords).filters
  const link = useNearbyFocus<HTMLAnchorElement>()
  return (
    <span data-item="">
      <Link
        ref={link}
        to={to}
        preventScrollReset
        aria-label={t.remove(label)}
        className={`${chipLook} border-tile bg-tile-soft pr-3 pl-4 text-tile-ink`}
      >
        <span className="max-w-48 truncate">{label}</span>
        <Icon name="x" className="size-4" />
      </Link>
    </span>
  )
}

const groupLook =
  "flex min-w-0 flex-1 gap-2 max-sm:-my-1.5 max-sm:-mr-4 max-sm:overflow-x-auto max-sm:pr-4 sm:basis-full sm:flex-wrap"
const chipLook =
  "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border text-sm hover:border-ink sm:min-h-9"
