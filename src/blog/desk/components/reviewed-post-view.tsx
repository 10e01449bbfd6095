import { useTexts } from "../../../ui/use-texts.ts"
import { PostArticle } from "../../posts/components/post-article.tsx"
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
        {/* The column has no room for contents beside the text. */}
        <PostArticle page={{ ...post.preview, headings: [] }} />
      </section>
      {post.pictures.length > 0 && <Pictures pictures={post.pictures} />}
    </>
  )
}

/** What a screen reader says in place of each, which is not to be seen in the post. */
function Pictures({ pictures }: Pick<ReviewedPost, "pictures">) {
  const { pictures: t } = useTexts(deskPostsTexts).review
  return (
    <section aria-label={t.title} className="grid gap-3">
      <p className="font-semibold text-lg">{t.title}</p>
      <ul className="grid gap-3">
        {pictures.map(({ src, alt, caption }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in a post twice
          <li key={at} className="flex gap-4 rounded-lg border border-line bg-surface p-3">
            <img src={src} alt="" loading="lazy" className="size-24 shrink-0 rounded-md object-cover" />
            <dl className="wrap-anywhere min-w-0">
              <dt className="text-muted text-sm">{t.alt}</dt>
              <dd>{alt || <span className="text-danger-ink">{t.noAlt}</span>}</dd>
              {caption && (
                <>
                  <dt className="mt-2 text-muted text-sm">{t.caption}</dt>
                  <dd>{caption}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
