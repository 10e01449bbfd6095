import { lazy, useEffect } from "react"
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router"
import { brand } from "../brand.ts"
import { usePreloadOnInteraction } from "../compare/tray/use-preload-on-interaction.ts"
import { redirectOrReplace } from "../platform/lead-to.ts"
import type { PageHandle } from "../platform/pages/page-handle.ts"
import { publicLoader } from "../platform/pages/public-loader.server.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { pageMeta, pageTitle, siteOf } from "../sharing/page-meta.ts"
import { useLeadOn } from "../ui/use-lead-on.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/search.page"
import { SearchScreen } from "./components/search-screen.tsx"
import { getSearchScreen } from "./screen/search-screen.server.ts"
import type { SearchScreenData } from "./screen/search-screen.ts"
import { searchedFor } from "./screen/search-title.rules.ts"
import { filterNames, isOnlyOtherHighlight } from "./search.rules.ts"
import { searchPicture } from "./search.sharing.ts"
import { searchPageTexts, searchSharingTexts } from "./texts.ts"

const RequestPanel = lazy(() => import("../requests/components/request-panel.tsx"))
const loadViewWatcher = () => import("../analytics/seen/watch-views.actions.ts").then(({ watchViews }) => watchViews())

export const handle: PageHandle = {
  cache: { seconds: 5, reads: [...filterNames, "service_type", "sort", "shown", "cursor", "selected", "request"] },
}

export const loader = publicLoader((ctx, { request }) => getSearchScreen(ctx, new URL(request.url).searchParams))

/** A signed-in customer has this screen inside their area. */
const screenInArea = (search: string) => (storedUser()?.has_user_role ? `/user/service-search${search}` : undefined)

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const inArea = screenInArea(new URL(request.url).search)
  if (inArea) throw redirectOrReplace(request, inArea)
  return serverLoader()
}

/** For the first page of a visit. Its loader is not run again for this: that ends with a jump to the top. */
function useScreenInArea() {
  const { search } = useLocation()
  const leadOn = useLeadOn()
  useEffect(() => {
    const inArea = screenInArea(search)
    if (inArea) return leadOn(inArea)
  }, [search, leadOn])
}

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOtherHighlight(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageTitle(matches, searchPageTexts, (t) => t.untitled)
  const site = siteOf(matches)
  const t = searchPageTexts.in(site.language)
  const title = t.title(searchedFor(loaderData))
  // What only search engines and messengers read: in the browser nobody does, and the page's script has to be small.
  return [
    ...pageMeta(site, {
      title: `${title} · ${brand.name}`,
      description: import.meta.env.SSR ? searchSharingTexts.in(site.language).description(title) : "",
      path: import.meta.env.SSR ? canonicalPath(loaderData) : "",
      picture: import.meta.env.SSR ? searchPicture(categoryOf(loaderData), site) : undefined,
    }),
    ...(import.meta.env.SSR && loaderData.filters.query ? [{ name: "robots", content: "noindex, follow" }] : []),
  ]
}

type Found = Pick<SearchScreenData, "filters" | "categories">

const categoryOf = ({ filters, categories }: Found) => categories.find(({ name }) => name === filters.category)

const canonicalPath = (found: Found) => {
  const { query, city } = found.filters
  const category = categoryOf(found)?.name
  const params = new URLSearchParams({ ...(category && { category }), ...(city && { city }) })
  return query === "" && params.size > 0 ? `/search?${params}` : "/search"
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  useScreenInArea()
  usePreloadOnInteraction(loadViewWatcher)
  const t = useTexts(searchPageTexts)
  return (
    <div className="page-width py-4 md:py-8">
      <div className="mb-3 md:mb-4">
        <h1 className="text-xl max-sm:text-lg">{t.title(searchedFor(loaderData))}</h1>
        {loaderData.sort === "relevance" && <p className="mt-1 text-muted max-sm:hidden">{t.introduction}</p>}
      </div>
      <SearchScreen view={loaderData} base="/search" RequestPanel={RequestPanel} />
    </div>
  )
}
