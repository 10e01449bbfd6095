import { useEffect } from "react"
import { useLocation } from "react-router"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/own-posts.page"
import { DeletePostDialog } from "./components/delete-post-dialog.tsx"
import { OwnPostCard } from "./components/own-post-card.tsx"
import { PostOutcomeNote, type SentPost } from "./components/post-outcome.tsx"
import { ownPostList } from "./own-posts.list.ts"
import { ownPostsTexts } from "./pages.texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, ownPostsTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(ownPostList, request)

export const shouldRevalidate = keepListBehindDialog(ownPostList)

export function HydrateFallback() {
  return <ListLoading list={ownPostList} />
}

export default function OwnPosts({ loaderData }: Route.ComponentProps) {
  const t = useTexts(ownPostsTexts)
  const list = useList(ownPostList, loaderData)
  const sent = useSentPost()
  const write = (
    <LinkButton to="/blog/write" icon="pencil">
      {t.write}
    </LinkButton>
  )
  return (
    <div className="max-w-3xl">
      <AreaHeading title={t.title} actions={list.rows.length > 0 && write}>
        {t.lead}
      </AreaHeading>
      {sent && (
        <div className="mb-6">
          <PostOutcomeNote sent={sent} />
        </div>
      )}
      <ListScreen list={list} emptyAction={write}>
        {(posts) => (
          <ul className="grid grid-cols-1 gap-4">
            {posts.map((post) => (
              <OwnPostCard key={post.id} post={post} list={list} />
            ))}
          </ul>
        )}
      </ListScreen>
      <DeletePostDialog list={list} />
    </div>
  )
}

/** Said once: after a reload, or on the way back, it may be true no longer. */
const useSentPost = () => {
  const sent = (useLocation().state as { sent?: SentPost } | null)?.sent
  useEffect(() => {
    // Where the router keeps the state of an entry.
    if (sent) history.replaceState({ ...history.state, usr: null }, "")
  }, [sent])
  return sent
}
