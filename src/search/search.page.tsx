import { useEffect } from "react"
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router"
import { brand } from "../brand.ts"
import { leadTo } from "../platform/lead-to.ts"
import { publicLoader } from "../platform/page.server.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import type { Route } from "./+types/search.page"
import { SearchScreen } from "./components/search-screen.tsx"
import { isOnlyOtherChoice } from "./search.rules.ts"
import { searchPicture } from "./search-card.ts"
import { searchTitle } from "./search-title.ts"
import { showSearch } from "./search-view.server.ts"

export const loader = publicLoader((ctx, { request }) => showSearch(ctx, new URL(request.url).searchParams))

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
  if (!loaderData) return [{ title: `Find professionals · ${brand.name}` }]
  const { filters, categories } = loaderData
  const title = searchTitle(filters, categories)
  const category = categories.find(({ name }) => name === filters.category)
  const isPlain = filters.query === ""
  return [
    ...pageMeta(siteOf(matches), {
      title: `${title} · ${brand.name}`,
      description: `${title}: compare their work, price per hour, real reviews and what we checked, and book a time. Booking is free.`,
      path: `/search${isPlain ? canonicalQuery(category?.name, filters.city) : ""}`,
      picture: searchPicture(category),
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
  return (
    <div className="page-width py-6 md:py-12">
      <div className="mb-4 md:mb-8">
        <h1 className="text-2xl md:text-3xl">{searchTitle(loaderData.filters, loaderData.categories)}</h1>
        <p className="mt-2 max-w-3xl text-balance text-muted max-sm:hidden">
          Work, prices and reviews side by side. Best match puts verified ones first; no payment changes any order.
        </p>
      </div>
      <SearchScreen view={loaderData} base="/search" />
    </div>
  )
}
