import { Button } from "../../../ui/button.tsx"
import type { ButtonVariant } from "../../../ui/button-style.ts"
import { Card } from "../../../ui/card.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { postPath } from "../../posts/post.rules.ts"
import { decisionsFor, type PostDecision } from "../post-desk.rules.ts"
import type { ReviewedPost } from "../post-desk.schema.ts"
import { deskPostsTexts } from "../texts.ts"
import { PostTimes } from "./post-times.tsx"

interface ReviewPanelProps {
  post: ReviewedPost
  /** Who only reads sees no buttons that would be refused. */
  canDecide: boolean
  isBusy: boolean
  onDecide: (decision: PostDecision) => void
}

const variants: Record<PostDecision, ButtonVariant> = {
  publish: "primary",
  return: "secondary",
  hide: "quiet-danger",
  restore: "primary",
}

export function ReviewPanel({ post, canDecide, isBusy, onDecide }: ReviewPanelProps) {
  const t = useTexts(deskPostsTexts)
  const { takedown } = post
  const decisions = canDecide ? decisionsFor(post) : []
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <PostTimes post={post} />
        {(takedown || post.review_note) && (
          <p className="wrap-anywhere whitespace-pre-line text-sm">
            {takedown ? t.hiddenBecause : t.note}: {takedown?.reason ?? post.review_note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {post.status === "published" && (
          <LinkButton to={postPath(post.slug)} variant="quiet">
            {t.review.on}
          </LinkButton>
        )}
        {takedown && canDecide && (
          <LinkButton to="/admin/moderation/hidden?kind=post" variant="secondary">
            {t.restore}
          </LinkButton>
        )}
        {decisions.map((decision) => (
          <Button key={decision} variant={variants[decision]} busy={isBusy} onClick={() => onDecide(decision)}>
            {t.review.acts[decision]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
