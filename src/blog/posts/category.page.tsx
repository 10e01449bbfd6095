import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import type { Route } from "./+types/category.page"
import { blogPicture, feedLinks, topicTrail } from "./blog.sharing.ts"
import { BlogHero } from "./components/blog-hero.tsx"
import { PostList } from "./components/post-list.tsx"
import { categoryPath, listPath, readPage } from "./post.rules.ts"
import { blogTexts } from "./texts.ts"
import { getCategoryPage } from "./topic.server.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 60, reads: ["page"] } }

export const loader = publicLoader((ctx, { params, request }) =>
  getCategoryPage(ctx, params.slug ?? "", readPage(new URL(request.url).searchParams.get("page"))),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, blogTexts, (t) => t.topics.category.unknown)
  const site = siteOf(matches)
  const { pages, topics } = blogTexts.in(site.language)
  const { category, list } = loaderData
  const { currentPage: page } = list.pagination
  const title = topics.category.title(category.name)
  const path = listPath({ page }, categoryPath(category.slug))
  return [
    ...pageMeta(site, {
      title: page > 1 ? pages.titled(title, page) : title,
      description: topics.category.description(category.name),
      path,
      picture: blogPicture(site.language),
    }),
    ...(import.meta.env.SSR
      ? [...feedLinks(site), described(topicTrail(site, { name: category.name, path: categoryPath(category.slug) }))]
      : []),
  ]
}

export default function CategoryPage({ loaderData: { category, categories, list } }: Route.ComponentProps) {
  const base = categoryPath(category.slug)
  return (
    <>
      <BlogHero heading={category.name} categories={categories} category={category.slug} />
      <PostList page={list} hasLead={list.pagination.currentPage === 1} urlFor={(page) => listPath({ page }, base)} />
    </>
  )
}
