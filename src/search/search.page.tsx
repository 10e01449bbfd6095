import { lazy, useEffect } from "react"
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router"
import { brand } from "../brand.ts"
import { leadTo } from "../platform/lead-to.ts"
import type { PageHandle } from "../platform/pages/page-handle.ts"
import { publicLoader } from "../platform/pages/public-loader.server.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { pageMeta, pageTitle, siteOf } from "../sharing/page-meta.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/search.page"
import { SearchScreen } from "./components/search-screen.tsx"
import { getSearchScreen } from "./screen/search-screen.server.ts"
import { searchedFor } from "./screen/search-title.rules.ts"
import { filterNames, isOnlyOtherChoice } from "./search.rules.ts"
import { searchPicture } from "./search.sharing.ts"
import { searchPageTexts } from "./texts.ts"

const RequestPanel = lazy(() => import("../requests/components/request-panel.tsx"))

export const handle: PageHandle = {
  cache: { seconds: 5, reads: [...filterNames, "service_type", "sort", "shown", "cursor", "selected", "request"] },
}

export const loader = publicLoader((ctx, { request }) => getSearchScreen(ctx, new URL(request.url).searchParams))

/** A signed-in customer has this screen inside their area. */
const screenInArea = (search: string) => (storedUser()?.has_user_role ? `/user/service-search${search}` : undefined)

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const inArea = screenInArea(new URL(request.url).search)
  if (inArea) throw leadTo(request, inArea)
  return serverLoader()
}

/** For the first page of a visit. Its loader is not run again for this: that ends with a jump to the top. */
function useScreenInArea() {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const inArea = screenInArea(search)
    if (inArea) void navigate(inArea, { replace: true })
  }, [search, navigate])
}

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOtherChoice(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageTitle(matches, searchPageTexts, (t) => t.untitled)
  const { filters, categories } = loaderData
  const site = siteOf(matches)
  const t = searchPageTexts.in(site.language)
  const title = t.title(searchedFor(loaderData))
  const category = categories.find(({ name }) => name === filters.category)
  const isPlain = filters.query === ""
  return [
    ...pageMeta(site, {
      title: `${title} · ${brand.name}`,
      description: t.description(title),
      path: `/search${isPlain ? canonicalQuery(category?.name, filters.city) : ""}`,
      picture: import.meta.env.SSR ? searchPicture(category, site.language) : undefined,
    }),
    ...(isPlain ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ]
}

const canonicalQuery = (category: string | undefined, city: string) => {
  const params = new URLSearchParams({ ...(category && { category }), ...(city && { city }) })
  return params.size > 0 ? `?${params}` : ""
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  useScreenInArea()
  const t = useTexts(searchPageTexts)
  return (
    <div className="page-width py-4 md:py-8">
      <div className="mb-3 md:mb-4">
        <h1 className="text-xl max-sm:text-lg">{t.title(searchedFor(loaderData))}</h1>
        <p className="mt-1 text-muted max-sm:hidden">{t.introduction}</p>
      </div>
      <SearchScreen view={loaderData} base="/search" RequestPanel={RequestPanel} />
    </div>
  )
}
