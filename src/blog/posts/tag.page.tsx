import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/tag.page"
import { blogPicture, feedLinks, topicTrail } from "./blog.sharing.ts"
import { BlogHero } from "./components/blog-hero.tsx"
import { PostList } from "./components/post-list.tsx"
import { listPath, readPage, tagPath } from "./post.rules.ts"
import { blogTexts } from "./texts.ts"
import { getTagPage } from "./topic.server.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 60, reads: ["page"] } }

export const loader = publicLoader((ctx, { params, request }) =>
  getTagPage(ctx, (params.tag ?? "").toLowerCase(), readPage(new URL(request.url).searchParams.get("page"))),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, blogTexts, (t) => t.topics.tag.unknown)
  const site = siteOf(matches)
  const { pages, topics } = blogTexts.in(site.language)
  const { tag, list } = loaderData
  const { currentPage: page } = list.pagination
  const title = topics.tag.title(tag)
  return [
    ...pageMeta(site, {
      title: page > 1 ? pages.titled(title, page) : title,
      description: topics.tag.description(tag),
      path: listPath({ page }, tagPath(tag)),
      picture: blogPicture(site.language),
    }),
    ...(import.meta.env.SSR
      ? [...feedLinks(site), described(topicTrail(site, { name: topics.tag.heading(tag), path: tagPath(tag) }))]
      : []),
  ]
}

export default function TagPage({ loaderData: { tag, categories, list } }: Route.ComponentProps) {
  const { topics } = useTexts(blogTexts)
  return (
    <>
      <BlogHero heading={topics.tag.heading(tag)} categories={categories} isTopic />
      <PostList page={list} hasLead={false} urlFor={(page) => listPath({ page }, tagPath(tag))} />
    </>
  )
}
