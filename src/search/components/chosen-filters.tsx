import type { MouseEvent } from "react"
import type { LinkProps } from "react-router"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useNearbyFocus } from "../../ui/list/use-nearby-focus.ts"
import { useTexts } from "../../ui/use-texts.ts"
import {
  chosenFilters,
  filterLabel,
  type Narrowing,
  quickFilterNames,
  quickFilters,
} from "../screen/narrowing.rules.ts"
import { type Filters, type Sort, searchQuery } from "../search.rules.ts"
import { searchTexts } from "../texts.ts"
import type { FilterForm } from "../use-filter-form.ts"

type ChosenFiltersProps = {
  filters: Filters
  sort: Sort
  base: string
  /** The fields are not in view, at whatever width. */
  isFolded: boolean
  /** Nobody is left to be narrowed down. */
  isOnlyChosen: boolean
  onChoose: FilterForm["choose"]
}

/**
 * What narrows the list, each to be taken away by itself, and what narrows it at a touch; what stands in a field in view is
 * not said again. Links, so that they work without script. On a phone one line to be swiped.
 */
export function ChosenFilters({ filters, sort, base, isFolded, isOnlyChosen, onChoose }: ChosenFiltersProps) {
  const t = useTexts(searchTexts).filters
  const chosen = chosenFilters(filters)
  const choice = (name: Narrowing, value: string) => ({
    to: base + searchQuery({ ...filters, [name]: value }, sort),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onChoose({ [name]: value })
    },
  })
  return (
    // No list: in the results that is the cards.
    <section aria-label={t.chosen} className={groupClasses}>
      {chosen.map((name) => (
        <Chosen
          key={name}
          label={filterLabel(name, filters[name], t)}
          choice={choice(name, "")}
          isInField={!isFolded && !(name in quickFilters)}
        />
      ))}
      {quickFilterNames.map(
        (name) =>
          !(isOnlyChosen || filters[name]) && (
            <Link
              key={name}
              {...choice(name, quickFilters[name])}
              preventScrollReset
              className={`${chipClasses} border-line bg-surface px-3.5 print:hidden`}
            >
              {t[name].label}
            </Link>
          ),
      )}
    </section>
  )
}

type ChosenProps = { label: string; choice: Pick<LinkProps, "to" | "onClick">; isInField: boolean }

function Chosen({ label, choice, isInField }: ChosenProps) {
  const t = useTexts(searchTexts).filters
  const link = useNearbyFocus<HTMLAnchorElement>()
  return (
    <span data-item="" className={isInField ? "lg:hidden" : undefined}>
      <Link
        ref={link}
        {...choice}
        preventScrollReset
        aria-label={t.remove(label)}
        className={`${chipClasses} border-tile bg-tile-soft pr-2.5 pl-3.5 text-tile-ink`}
      >
        <span className="max-w-48 truncate">{label}</span>
        <Icon name="x" className="size-4" />
      </Link>
    </span>
  )
}

const groupClasses =
  "flex min-w-0 flex-1 gap-1.5 sm:gap-2 empty:hidden max-sm:-mx-4 max-sm:-my-1 max-sm:basis-full max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
const chipClasses =
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border text-sm hover:border-ink sm:min-h-9"
