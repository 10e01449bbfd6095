import { lazy } from "react"
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router"
import { usePreloadOnInteraction } from "../compare/tray/use-preload-on-interaction.ts"
import { knownLocalities, locationOptions } from "../locations/location.contract.ts"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { serviceCategories } from "../services/service.contract.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/customer-search.page"
import { inLine } from "./components/in-line.ts"
import { SearchScreen } from "./components/search-screen.tsx"
import { withDistinctCovers } from "./screen/distinct-covers.ts"
import { readSearch } from "./screen/search-input.rules.ts"
import { namedCategory, namesOf, type SearchScreenData } from "./screen/search-screen.ts"
import { countWithoutFilters } from "./screen/without-filters.rules.ts"
import { type SearchPage, searchServices } from "./search.contract.ts"
import { type Filters, isOnlyOtherHighlight } from "./search.rules.ts"
import { customerSearchTexts } from "./texts.ts"
import { useRecordedActivity } from "./use-recorded-activity.ts"
import { workCost } from "./work-cost/work-cost.contract.ts"
import { costQueryOf } from "./work-cost/work-cost.rules.ts"

const RequestPanel = lazy(() => import("../requests/components/request-panel.tsx"))
const loadViewWatcher = () => import("../analytics/seen/watch-views.actions.ts").then(({ watchViews }) => watchViews())

let choices: Promise<Pick<SearchScreenData, "categories" | "places">> | undefined

/** The choices of the filters hardly change: asked once a visit, and again only after a failure. */
const readChoices = () => {
  choices ??= Promise.all([call(serviceCategories, {}), call(locationOptions, {})]).then(
    ([services, places]) => ({ categories: services.categories, places }),
    () => {
      choices = undefined
      return { categories: [], places: { countries: [], states: [], cities: [] } }
    },
  )
  return choices
}

const localitiesOf = new Map<string, Promise<string[]>>()

/** By the city they are of, kept as the choices are. */
const readLocalities = (city = "") => {
  const known = localitiesOf.get(city)
  if (known) return known
  const asked = call(knownLocalities, city ? { city } : {}).then(namesOf, () => {
    localitiesOf.delete(city)
    return []
  })
  localitiesOf.set(city, asked)
  return asked
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<SearchScreenData> => {
  const { filters, asked, ...place } = readSearch(new URL(request.url).searchParams)
  const search = (what: object) => call(searchServices, what, { signal: request.signal })
  const [result, options, localities, cost] = await Promise.all([
    search(asked).then(readResult, readFailure),
    readChoices(),
    readLocalities(asked.city),
    readCost(filters, request.signal),
  ])
  const searched = { page: result.page, filters, ...place }
  const without = await countWithoutFilters(searched, search).catch(() => [])
  return {
    ...result,
    ...options,
    ...place,
    cost,
    localities,
    without,
    filters: namedCategory(filters, options.categories),
  }
}

/** Beside the results: where it cannot be had, they stand without it. */
const readCost = async (filters: Filters, signal: AbortSignal) => {
  const asked = costQueryOf(filters)
  if (!asked) return null
  return call(workCost, asked, { signal }).then(
    ({ cost }) => cost,
    () => null,
  )
}

type Result = Pick<SearchScreenData, "page" | "failure">

const readResult = (answer: SearchPage): Result =>
  Array.isArray(answer.services)
    ? { page: withDistinctCovers(answer), failure: null }
    : { page: null, failure: textsHere(customerSearchTexts).unexpected }

const readFailure = (error: unknown): Result => ({
  page: null,
  failure: failureMessage(error, textsHere(customerSearchTexts).failed),
})

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOtherHighlight(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, customerSearchTexts, (t) => t.title)

export function HydrateFallback() {
  const t = useTexts(customerSearchTexts)
  return <PageLoading label={t.loading} />
}

export default function CustomerSearch({ loaderData }: Route.ComponentProps) {
  const t = useTexts(customerSearchTexts)
  usePreloadOnInteraction(loadViewWatcher)
  const [params] = useSearchParams()
  useRecordedActivity(loaderData, params.get("selected"))
  return (
    <>
      <AreaHeading title={t.title}>
        <span className="max-sm:hidden">{t.introduction}</span>
      </AreaHeading>
      <SearchScreen view={loaderData} base="/user/service-search" RequestPanel={RequestPanel} areaLook={inLine} />
    </>
  )
}
