import { brand } from "../../brand.ts"
import { Picture } from "../../drawings/picture.tsx"
import { capitalised, listed } from "../../platform/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { searchQuery } from "../search.rules.ts"
import { shownWords } from "../search-title.ts"
import type { SearchView } from "../search-view.ts"

type NothingFoundProps = { view: SearchView; base: string }

/** Says why nothing is here, and leads on: a service that is not open yet, a place, a word. */
export function NothingFound({ view, base }: NothingFoundProps) {
  const later = view.categories.filter(
    ({ name, slug, is_available }) =>
      !is_available && (name === view.filters.category || view.page?.unoffered.includes(slug)),
  )
  if (later.length > 0) return <NotOpenYet names={later.map((one) => one.plural_name)} view={view} base={base} />
  return <NoMatch view={view} base={base} />
}

const [city] = brand.activeCities

const picture = <Picture kind="empty" seed="results" eager className="h-40 w-auto" />

/** Chosen as the category or typed in words. The rest of the search is kept: who looked for a contractor in Pune may want a designer there. */
function NotOpenYet({ names, view: { categories, filters, sort }, base }: NothingFoundProps & { names: string[] }) {
  const later = listed(names.map((name) => name.toLowerCase()))
  const open = openOf(categories)
  return (
    <EmptyState
      title={`${capitalised(later)} open later in ${city}`}
      picture={picture}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {open.map((one, place) => (
            <LinkButton
              key={one.slug}
              to={base + searchQuery({ ...filters, query: "", category: one.name }, sort)}
              variant={place === 0 ? "primary" : "secondary"}
            >
              Find {one.plural_name.toLowerCase()}
            </LinkButton>
          ))}
        </div>
      }
    >
      <p>
        Services open one by one, and we are not there yet with {later}.{openToday(categories)}
      </p>
    </EmptyState>
  )
}

const openOf = (categories: SearchView["categories"]) => categories.filter((one) => one.is_available)

/** " Interior designers and architects in Pune take bookings today."; empty where the choices did not load. */
const openToday = (categories: SearchView["categories"]) => {
  const open = openOf(categories)
  return (
    open.length > 0 &&
    ` ${capitalised(listed(open.map((one) => one.plural_name.toLowerCase())))} in ${city} take bookings today.`
  )
}

function NoMatch({ view: { categories, filters, sort }, base }: NothingFoundProps) {
  const { query, city, state, country } = filters
  const withoutPlace = base + searchQuery({ ...filters, city: "", state: "", country: "" }, sort)
  const withoutWords = base + searchQuery({ ...filters, query: "" }, sort)
  const isPlaced = Boolean(city || state || country)
  return (
    <EmptyState
      title={query ? `Nothing found for “${shownWords(query)}”` : "Nothing found here yet"}
      picture={picture}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isPlaced && <LinkButton to={withoutPlace}>Search everywhere</LinkButton>}
          {query && (
            <LinkButton to={withoutWords} variant={isPlaced ? "secondary" : "primary"}>
              Remove the keyword
            </LinkButton>
          )}
          <LinkButton to={base} variant="quiet">
            Show all services
          </LinkButton>
        </div>
      }
    >
      <p>
        Try a shorter word, the name of a locality such as Kothrud or Baner, or what you want made: kitchen, office,
        house plan.{openToday(categories)}
      </p>
    </EmptyState>
  )
}
