import type { ShouldRevalidateFunctionArgs } from "react-router"
import { brand } from "../brand.ts"
import { locationOptions } from "../locations/location.contract.ts"
import { call, failureMessage } from "../platform/api-client.ts"
import { serviceCategories } from "../services/service.contract.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import type { Route } from "./+types/user-search.page"
import { SearchScreen } from "./components/search-screen.tsx"
import { type SearchPage, searchServices } from "./search.contract.ts"
import { isOnlyOtherChoice, readSearch } from "./search.rules.ts"
import { namedCategory, type SearchView } from "./search-view.ts"

let choices: Promise<Pick<SearchView, "categories" | "places">> | undefined

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

export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<SearchView> => {
  const { filters, asked, ...place } = readSearch(new URL(request.url).searchParams)
  const answer = call(searchServices, asked, { signal: request.signal })
  const [result, options] = await Promise.all([answer.then(readResult, readFailure), readChoices()])
  return { ...result, ...options, ...place, filters: namedCategory(filters, options.categories) }
}

type Result = Pick<SearchView, "page" | "failure">

const readResult = (answer: SearchPage): Result =>
  Array.isArray(answer.services)
    ? { page: answer, failure: null }
    : { page: null, failure: "Unexpected response format from server" }

const readFailure = (error: unknown): Result => ({
  page: null,
  failure: failureMessage(error, "Failed to search services. Please try again later."),
})

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOtherChoice(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = () => [{ title: `Find Services · ${brand.name}` }]

export function HydrateFallback() {
  return <PageLoading label="Loading services" />
}

export default function UserSearch({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AreaHeading title="Find Services">
        <span className="max-sm:hidden">Choose a card to see more of the service, then book a time.</span>
      </AreaHeading>
      <SearchScreen view={loaderData} base="/user/service-search" inArea />
    </>
  )
}
