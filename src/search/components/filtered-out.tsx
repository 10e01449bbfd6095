import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { filterLabel } from "../screen/narrowing.rules.ts"
import { nearestNames } from "../screen/nearest-names.rules.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import { shownTerms } from "../screen/search-title.rules.ts"
import { type CountWithout, filtersWithout } from "../screen/without-filters.rules.ts"
import { searchQuery } from "../search.rules.ts"
import { nothingFoundTexts, searchTexts } from "../texts.ts"
import { EmptyResults } from "./empty-results.tsx"

type FilteredOutProps = { view: SearchScreenData; base: string }

/** There is somebody but for a filter. Each way on leads to somebody: they were counted. */
export function FilteredOut({ view, base }: FilteredOutProps) {
  const t = useTexts(nothingFoundTexts).filtered
  const { query } = view.filters
  return (
    <EmptyResults
      title={query ? t.titleFor(shownTerms(query)) : t.title}
      action={<WaysOn ways={useWaysWithout(view, base)} base={base} />}
    >
      <p>{t.text}</p>
    </EmptyResults>
  )
}

/** What was typed stays in its field. */
export function UnknownLocality({ view, base }: FilteredOutProps) {
  const t = useTexts(nothingFoundTexts).unknown
  const { filters, sort, localities } = view
  const nearest = nearestNames(filters.locality, localities).map((locality) => ({
    label: locality,
    to: base + searchQuery({ ...filters, locality }, sort),
  }))
  return (
    <EmptyResults
      title={t.title(shownTerms(filters.locality))}
      action={<WaysOn ways={[...nearest, ...useWaysWithout(view, base)]} base={base} />}
    >
      <p>{nearest.length > 0 ? t.nearest : t.text}</p>
    </EmptyResults>
  )
}

interface WayOn {
  label: string
  to: string
}

const useWaysWithout = (view: SearchScreenData, base: string): WayOn[] => {
  const labelOf = useLabelWithout(view)
  return view.without.map((one) => ({
    label: labelOf(one),
    to: base + searchQuery(filtersWithout(view.filters, one.name), view.sort),
  }))
}

/** What is taken away, and how many there are then. */
export const useLabelWithout = ({ filters, page }: SearchScreenData) => {
  const t = useTexts(nothingFoundTexts)
  const search = useTexts(searchTexts)
  return ({ name, total, is_total }: CountWithout) => {
    const count = is_total ? search.results.count(total) : search.results.atLeast(total)
    if (name === "all") return t.filtered.withoutAll(count)
    if (name === "locality" && page?.unknown_locality) return t.unknown.everywhere(filters.city, count)
    return t.filtered.without(filterLabel(name, filters[name], search.filters), count)
  }
}

/** The first is the one that most likely helps. */
function WaysOn({ ways, base }: { ways: WayOn[]; base: string }) {
  const t = useTexts(nothingFoundTexts).nothing
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {ways.map(({ label, to }, place) => (
        <LinkButton key={to} to={to} variant={place === 0 ? "primary" : "secondary"} className="text-balance py-2">
          {label}
        </LinkButton>
      ))}
      <LinkButton to={base} variant="quiet">
        {t.all}
      </LinkButton>
    </div>
  )
}
