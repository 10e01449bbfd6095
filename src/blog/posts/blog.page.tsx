import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailFromHome } from "../../sharing/structured-data.ts"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/blog.page"
import { blogPicture, feedLinks } from "./blog.sharing.ts"
import { BlogHero } from "./components/blog-hero.tsx"
import { PostList } from "./components/post-list.tsx"
import { BLOG, feedPaths, listPath, MAX_CATEGORY, readPage, readSearch } from "./post.rules.ts"
import type { BlogCategory, PostPage } from "./post.schema.ts"
import { blogTexts } from "./texts.ts"
import { getListPage } from "./topic.server.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 30, reads: ["search", "category", "page"] } }

const readQuery = (request: Request) => {
  const query = new URL(request.url).searchParams
  return {
    search: readSearch(query.get("search")),
    category: query.get("category")?.slice(0, MAX_CATEGORY) || undefined,
    page: readPage(query.get("page")),
  }
}

interface Loaded {
  asked: ReturnType<typeof readQuery>
  categories: BlogCategory[]
  /** Null: it could not be asked for. */
  page: PostPage | null
}

export const loader = publicLoaderOr<Loaded>(
  async (ctx, { request }) => {
    const asked = readQuery(request)
    const { categories, ...page } = await getListPage(ctx, asked)
    const chosen = categories.find(({ slug, name }) => slug === asked.category || name === asked.category)
    return { asked: { ...asked, category: chosen?.slug ?? asked.category }, categories, page }
  },
  (_ctx, { request }) => ({ asked: readQuery(request), categories: [], page: null }),
)

/** With the refusal's status where it could not be made. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const t = blogTexts.in(site.language)
  const { search = "", category, page = 1 } = loaderData?.asked ?? {}
  const isPlain = search === "" && !category
  const title = page > 1 ? t.pages.titled(t.meta.title, page) : t.meta.title
  return [
    ...pageMeta(site, {
      ...{ title, description: t.meta.description },
      path: isPlain ? listPath({ page }) : BLOG,
      picture: blogPicture(site.language),
    }),
    ...(isPlain ? [] : [{ name: "robots", content: "noindex, follow" }]),
    ...(import.meta.env.SSR
      ? [...feedLinks(site), described(trailFromHome(site, { name: t.topics.trail, path: BLOG }))]
      : []),
  ]
}

export default function BlogPage({ loaderData: { asked, categories, page } }: Route.ComponentProps) {
  const t = useTexts(blogTexts)
  const isFirst = asked.search === "" && !asked.category && asked.page === 1
  return (
    <>
      <BlogHero
        heading={t.heading}
        lead={asked.search === "" ? t.lead : undefined}
        categories={categories}
        search={asked.search}
        category={asked.category}
      />
      {page ? (
        <PostList
          page={page}
          search={asked.search}
          hasLead={isFirst}
          urlFor={(number) => listPath({ ...asked, page: number })}
        />
      ) : (
        <PostsAway asked={asked} />
      )}
      <p className="page-width flex flex-wrap gap-x-6">
        <a href={feedPaths.rss} className="inline-flex min-h-11 items-center text-tile-ink underline">
          {t.feed.subscribe}
        </a>
      </p>
    </>
  )
}

/** Nothing could be asked for just now: that never looks like an empty list. */
function PostsAway({ asked }: Pick<Loaded, "asked">) {
  const { away: t } = useTexts(blogTexts)
  return (
    <div className="page-width py-8 sm:py-12">
      <div
        role="alert"
        className="flex flex-wrap items-center gap-4 rounded-lg border border-danger bg-danger-soft p-4 sm:p-6"
      >
        <Icon name="alert" className="size-7 text-danger" />
        <p className="min-w-48 flex-1 text-danger-ink">{asked.search ? t.search : t.list}</p>
        <LinkButton to={listPath(asked)} variant="secondary">
          {t.again}
        </LinkButton>
      </div>
    </div>
  )
}
