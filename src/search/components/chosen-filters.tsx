import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useNearbyFocus } from "../../ui/list/use-nearby-focus.ts"
import { useWords } from "../../ui/use-words.ts"
import { chosenOf, filterLabel, type Narrowing, quick, quickNames } from "../narrowing.rules.ts"
import { type Filters, type Sort, searchQuery } from "../search.rules.ts"
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
        <Chosen key={name} label={filterLabel(name, filters[name], t)} to={to(name, "")} />
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
