import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { DownloadLink } from "../../ui/download-link.tsx"
import { filterQuery, keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterTabs } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/desk-posts.page"
import { BlogDeskHead } from "./components/blog-desk-head.tsx"
import { DeskPostCard } from "./components/desk-post-card.tsx"
import { deskPostList } from "./desk-posts.list.ts"
import { deskPostsTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskPostsTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(deskPostList, request)

export const shouldRevalidate = keepListBehindDialog(deskPostList)

export function HydrateFallback() {
  return <ListLoading list={deskPostList} />
}

/** What waits to be read, the oldest first. */
export default function DeskPosts({ loaderData }: Route.ComponentProps) {
  const t = useTexts(deskPostsTexts)
  const canTake = useHasDeskRole("desk")
  const list = useList(deskPostList, loaderData)
  return (
    <div className="max-w-3xl">
      <BlogDeskHead
        current="posts"
        actions={canTake && <DownloadLink to={`/api/admin/blog/csv?${filterQuery(list)}`} />}
      />
      <div className="mb-6">
        <FilterTabs list={list} name="show" label={t.show.label} all={t.show.waiting} labels={t.show.labels} />
      </div>
      <ListScreen list={list}>
        {(posts) => (
          <ul className="grid grid-cols-1 gap-4">
            {posts.map((post) => (
              <DeskPostCard key={post.id} post={post} />
            ))}
          </ul>
        )}
      </ListScreen>
    </div>
  )
}
