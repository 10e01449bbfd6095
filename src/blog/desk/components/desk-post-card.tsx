import { Badge } from "../../../ui/badge.tsx"
import { Card } from "../../../ui/card.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { isWaiting } from "../post-desk.rules.ts"
import type { DeskPost } from "../post-desk.schema.ts"
import { deskPostsTexts } from "../texts.ts"
import { PostTimes } from "./post-times.tsx"

export function DeskPostCard({ post }: { post: DeskPost }) {
  const t = useTexts(deskPostsTexts)
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap gap-2">
        {isWaiting(post) && (
          <Badge tone={post.published_version === null ? "brass" : "slate"}>
            {post.published_version === null ? t.first : t.change}
          </Badge>
        )}
        {post.category_name && <Badge>{post.category_name}</Badge>}
      </p>
      <h2 className="wrap-anywhere text-xl">{post.title}</h2>
      <p className="wrap-anywhere">{post.excerpt}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PostTimes post={post} />
        <LinkButton to={`/admin/blog/${post.id}`} variant="secondary">
          <span>
            {t.read}
            <span className="sr-only"> “{post.title}”</span>
          </span>
        </LinkButton>
      </div>
    </Card>
  )
}
