import { Card } from "../../../ui/card.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { postPath } from "../../posts/post.rules.ts"
import type { OwnPostList } from "../own-posts.list.ts"
import { ownPostsTexts } from "../pages.texts.ts"
import { awaitedTime, hasNewerText, isFirst, waits } from "../writing.rules.ts"
import type { OwnPost } from "../writing.schema.ts"
import { HiddenPost } from "./hidden-post.tsx"
import { PostStateBadge } from "./post-state.tsx"

/** A post of one's own: how it stands, what was said of it, and the ways on. */
export function OwnPostCard({ post, list }: { post: OwnPost; list: OwnPostList }) {
  const t = useTexts(ownPostsTexts)
  const title = post.title || t.untitled
  const whose = <span className="sr-only">{t.whose(title)}</span>
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PostStateBadge status={post.status} />
        <Times post={post} />
      </div>
      <h2 className="wrap-anywhere text-xl">{title}</h2>
      {post.review_note && (
        <p className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3">
          <strong>{t.note}: </strong>
          {post.review_note}
        </p>
      )}
      {post.takedown && <HiddenPost id={post.id} takedown={post.takedown} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/blog/write/${post.id}`} variant="secondary" icon="pencil">
          <span>
            {t.edit}
            {whose}
          </span>
        </LinkButton>
        {post.status === "published" && (
          <LinkButton to={postPath(post.slug)} variant="quiet">
            <span>
              {t.read}
              {whose}
            </span>
          </LinkButton>
        )}
        <LinkButton to={list.toDialog("delete", post.id)} preventScrollReset variant="quiet-danger" icon="trash">
          <span>
            {t.delete}
            {whose}
          </span>
        </LinkButton>
      </div>
    </Card>
  )
}

function Times({ post }: { post: OwnPost }) {
  const t = useTexts(ownPostsTexts)
  const dates = useDates()
  const now = new Date()
  const scheduledFor = awaitedTime(post, now)
  const parts = [
    scheduledFor && t.scheduled(dates.instant(scheduledFor, now)),
    post.published_at ? t.published(dates.day(post.published_at)) : t.saved(dates.instant(post.saved_at, now)),
    post.status === "published" && t.figures(post.view_count, post.like_count),
    !isFirst(post) && (waits(post) ? t.newer.waits : hasNewerText(post) && t.newer.draft),
  ].filter(Boolean)
  return <p className="text-muted text-sm">{parts.join(" · ")}</p>
}
