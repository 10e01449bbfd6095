import { brand } from "../../brand.ts"
import { Picture } from "../../drawings/picture.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useWords } from "../../ui/use-words.ts"
import { filterLabel } from "../narrowing.rules.ts"
import { nothingFoundWords } from "../nothing-found.words.ts"
import { searchQuery } from "../search.rules.ts"
import { searchWords } from "../search.words.ts"
import type { SearchScreenData } from "../search-screen.ts"
import { shownWords } from "../search-title.rules.ts"
import { filtersWithout, type Without } from "../without-filters.rules.ts"

type NothingFoundProps = { view: SearchScreenData; base: string }

/** Says why nothing is here, and leads on: a service that is not open yet, a place, a word. */
export default function NothingFound({ view, base }: NothingFoundProps) {
  const later = view.categories.filter(
    ({ name, slug, is_available }) =>
      !is_available && (name === view.filters.category || view.page?.unoffered.includes(slug)),
  )
  if (later.length > 0) return <NotOpenYet names={later.map((one) => one.plural_name)} view={view} base={base} />
  return view.without.length > 0 ? <FilteredOut view={view} base={base} /> : <NoMatch view={view} base={base} />
}

const [city] = brand.activeCities

const picture = <Picture kind="empty" seed="results" eager className="h-40 w-auto" />

/** Chosen as the category or typed in words. The rest of the search is kept: who looked for a contractor in Pune may want a designer there. */
function NotOpenYet({ names, view: { categories, filters, sort }, base }: NothingFoundProps & { names: string[] }) {
  const t = useWords(nothingFoundWords).later
  const open = openOf(categories)
  return (
    <EmptyState
      title={t.title(names, city)}
      picture={picture}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {open.map((one, place) => (
            <LinkButton
              key={one.slug}
              to={base + searchQuery({ ...filters, query: "", category: one.name }, sort)}
              variant={place === 0 ? "primary" : "secondary"}
            >
              {t.find(one.plural_name)}
            </LinkButton>
          ))}
        </div>
      }
    >
      <p>
        {t.text(names)} <OpenToday categories={categories} />
      </p>
    </EmptyState>
  )
}

const openOf = (categories: SearchScreenData["categories"]) => categories.filter((one) => one.is_available)

/** Nothing where the choices did not load. */
function OpenToday({ categories }: Pick<SearchScreenData, "categories">) {
  const t = useWords(nothingFoundWords)
  const open = openOf(categories).map((one) => one.plural_name)
  return open.length > 0 && t.openToday(open, city)
}

/** Each way on brings somebody: they were counted. */
function FilteredOut({ view: { filters, sort, without }, base }: NothingFoundProps) {
  const t = useWords(nothingFoundWords)
  const search = useWords(searchWords)
  const { query } = filters
  const labelOf = ({ name, total, is_total }: Without) => {
    const count = is_total ? search.results.count(total) : search.results.atLeast(total)
    if (name === "all") return t.filtered.withoutAll(count)
    return t.filtered.without(filterLabel(name, filters[name], search.filters), count)
  }
  return (
    <EmptyState
      title={query ? t.filtered.titleFor(shownWords(query)) : t.filtered.title}
      picture={picture}
      action={
        <div className="grid justify-items-center gap-3">
          {without.map((one, place) => (
            <LinkButton
              key={one.name}
              to={base + searchQuery(filtersWithout(filters, one.name), sort)}
              variant={place === 0 ? "primary" : "secondary"}
              className="text-balance py-2"
            >
              {labelOf(one)}
            </LinkButton>
          ))}
          <LinkButton to={base} variant="quiet">
            {t.nothing.all}
          </LinkButton>
        </div>
      }
    >
      <p>{t.filtered.text}</p>
    </EmptyState>
  )
}

function NoMatch({ view: { categories, filters, sort }, base }: NothingFoundProps) {
  const t = useWords(nothingFoundWords).nothing
  const { query, city, state, country, locality } = filters
  const withoutPlace = base + searchQuery({ ...filters, city: "", state: "", country: "", locality: "" }, sort)
  const withoutWords = base + searchQuery({ ...filters, query: "" }, sort)
  const isPlaced = Boolean(city || state || country || locality)
  return (
    <EmptyState
      title={query ? t.titleFor(shownWords(query)) : t.title}
      picture={picture}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isPlaced && <LinkButton to={withoutPlace}>{t.everywhere}</LinkButton>}
          {query && (
            <LinkButton to={withoutWords} variant={isPlaced ? "secondary" : "primary"}>
              {t.withoutWords}
            </LinkButton>
          )}
          <LinkButton to={base} variant="quiet">
            {t.all}
          </LinkButton>
        </div>
      }
    >
      <p>
        {t.text} <OpenToday categories={categories} />
      </p>
    </EmptyState>
  )
}
