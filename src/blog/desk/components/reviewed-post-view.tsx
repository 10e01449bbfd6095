import { useTexts } from "../../../ui/use-texts.ts"
import { PostLook } from "../../writing/components/post-look.tsx"
import { TextChanges } from "../../writing/components/text-changes.tsx"
import type { ReviewedPost } from "../post-desk.schema.ts"
import { deskPostsTexts } from "../texts.ts"

/** What has changed first, where readers see an older text. */
export function ReviewedPostView({ post }: { post: ReviewedPost }) {
  const { review: t } = useTexts(deskPostsTexts)
  const isChange = post.published_text !== null && post.submitted_version !== null
  return (
    <>
      {isChange && (
        <section aria-label={t.changes} className="grid gap-3">
          <p className="font-semibold text-lg">{t.changes}</p>
          <TextChanges before={post.published_text ?? ""} after={post.text} />
        </section>
      )}
      <section aria-label={t.looks} className="rounded-lg border border-line bg-paper p-4 sm:p-8">
        <PostLook post={post} />
      </section>
    </>
  )
}
