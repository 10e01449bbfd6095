import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { BLOG } from "../post.rules.ts"
import type { PostPage } from "../post.schema.ts"
import { blogTexts } from "../texts.ts"
import { PostGrid } from "./post-grid.tsx"
import { PostPages } from "./post-pages.tsx"

interface PostListProps {
  page: PostPage
  search?: string
  /** Whether the newest stands large in front. */
  hasLead: boolean
  urlFor: (page: number) => string
}

export function PostList({ page: { posts, pagination }, search = "", hasLead, urlFor }: PostListProps) {
  const t = useTexts(blogTexts)
  if (posts.length === 0) return <NoPosts isSearch={search !== ""} />
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12">
      {search !== "" && <p className="text-lg text-muted">{t.list.found(pagination.totalPosts, search)}</p>}
      <PostGrid posts={posts} hasLead={hasLead} />
      <PostPages current={pagination.currentPage} total={pagination.totalPages} urlFor={urlFor} />
    </div>
  )
}

function NoPosts({ isSearch }: { isSearch: boolean }) {
  const t = useTexts(blogTexts)
  const kind = isSearch ? "nothing" : "none"
  return (
    <div className="page-width py-8 sm:py-12">
      <EmptyState
        title={t.empty[kind]}
        action={
          <LinkButton to={isSearch ? BLOG : "/ideas"} variant="secondary">
            {isSearch ? t.all : t.ideas}
          </LinkButton>
        }
      >
        {t.emptyAdvice[kind]}
      </EmptyState>
    </div>
  )
}
