import { Picture } from "../../drawings/picture.tsx"
import { Card } from "../../ui/card.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { useCities, useTexts } from "../../ui/use-texts.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import { shownTerms } from "../screen/search-title.rules.ts"
import { searchQuery } from "../search.rules.ts"
import { nothingFoundTexts, searchNoticeTexts } from "../texts.ts"
import { EmptyResults } from "./empty-results.tsx"
import { FilteredOut, UnknownLocality } from "./filtered-out.tsx"

type NothingFoundProps = { view: SearchScreenData; base: string }

/** Says why nothing is here, and leads on: a service that is not open yet, a place, a filter, a word. */
export default function NothingFound({ view, base }: NothingFoundProps) {
  const later = view.categories.filter(
    ({ name, slug, is_available }) =>
      !is_available && (name === view.filters.category || view.page?.unoffered.includes(slug)),
  )
  if (later.length > 0) return <NotOpenYet later={later} view={view} base={base} />
  if (view.page?.unknown_locality) return <UnknownLocality view={view} base={base} />
  return view.without.length > 0 ? <FilteredOut view={view} base={base} /> : <NoMatch view={view} base={base} />
}

/** Chosen as the category or typed in words. First what was asked for: to hear when it opens. The rest of the search is kept: who looked for a contractor in Pune may want a designer there. */
function NotOpenYet({
  later,
  view: { categories, filters, sort },
  base,
}: NothingFoundProps & { later: SearchScreenData["categories"] }) {
  const t = useTexts(nothingFoundTexts).later
  const { tellMe } = useTexts(searchNoticeTexts)
  const cities = useCities()
  const names = later.map((one) => one.plural_name)
  const open = openOf(categories)
  return (
    <EmptyResults
      title={t.title(names, cities)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {later.map(({ slug, plural_name }) => (
            <LinkButton key={slug} to={`/services/${slug}#inquiry`}>
              {tellMe(plural_name)}
            </LinkButton>
          ))}
          {open.map((one) => (
            <LinkButton
              key={one.slug}
              to={base + searchQuery({ ...filters, query: "", category: one.name }, sort)}
              variant="secondary"
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
    </EmptyResults>
  )
}

const openOf = (categories: SearchScreenData["categories"]) => categories.filter((one) => one.is_available)

/** Nothing where the choices did not load. */
function OpenToday({ categories }: Pick<SearchScreenData, "categories">) {
  const t = useTexts(nothingFoundTexts)
  const cities = useCities()
  const open = openOf(categories).map((one) => one.plural_name)
  return open.length > 0 && t.openToday(open, cities)
}

function NoMatch({ view, base }: NothingFoundProps) {
  const { categories, filters, sort } = view
  const t = useTexts(nothingFoundTexts).nothing
  const { query, city, state, country, locality } = filters
  const withoutPlace = base + searchQuery({ ...filters, city: "", state: "", country: "", locality: "" }, sort)
  const withoutWords = base + searchQuery({ ...filters, query: "" }, sort)
  const isPlaced = Boolean(city || state || country || locality)
  return (
    <EmptyResults
      title={query ? t.titleFor(shownTerms(query)) : t.title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <OpenServices view={view} base={base} />
          {isPlaced && (
            <LinkButton to={withoutPlace} variant="secondary">
              {t.everywhere}
            </LinkButton>
          )}
          {query && (
            <LinkButton to={withoutWords} variant="secondary">
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
    </EmptyResults>
  )
}

/** Who can be booked, in the place that was asked for if somebody is there. */
function OpenServices({ view: { categories, filters, sort }, base }: NothingFoundProps) {
  return (
    <ul className="mb-3 flex w-full flex-wrap justify-center gap-3">
      {openOf(categories).map(({ name, plural_name, slug }) => (
        <Card as="li" flush lifts key={slug} className="w-[calc(50%-0.375rem)] sm:w-56">
          <Link
            to={base + searchQuery({ ...filters, query: "", category: name }, sort)}
            className="block font-semibold"
          >
            <Picture kind="service" seed={slug} detail="low" className="aspect-video w-full object-cover" />
            <span className="block border-line border-t px-3 py-2.5">{plural_name}</span>
          </Link>
        </Card>
      ))}
    </ul>
  )
}
