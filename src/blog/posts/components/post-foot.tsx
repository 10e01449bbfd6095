import { Avatar } from "../../../ui/avatar.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { PostPiece } from "../live-parts.schema.ts"
import { tagPath } from "../post.rules.ts"
import type { ListedPost, PostAuthor, PreviewedPost } from "../post.schema.ts"
import { postTexts } from "../texts.ts"
import { PostCards } from "./post-cards.tsx"

export function PostTags({ tags }: { tags: readonly string[] }) {
  const t = useTexts(postTexts)
  if (tags.length === 0) return null
  return (
    <ul aria-label={t.tags} className="flex flex-wrap gap-2 print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={tagPath(tag)}
            className="inline-flex min-h-11 items-center rounded-lg bg-fill px-3.5 text-sm hover:underline"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Who wrote it, with the way to their work. */
export function AuthorBlock({ post, author }: { post: PreviewedPost; author: PostAuthor | null }) {
  const t = useTexts(postTexts)
  const { author_name, author_image: image, author_about, provider_id } = post
  return (
    <section aria-labelledby="author" className="grid gap-3 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id="author" className="font-sans text-muted text-sm">
        {t.about}
      </h2>
      <div className="flex items-start gap-4">
        <Avatar
          name={author_name}
          size="large"
          portrait={image ? { small: image, medium: image, large: image } : null}
        />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold font-serif text-xl">{author_name}</p>
          {author && (
            <p className="text-muted">
              {author.business_name}
              {author.services.length > 0 && `, ${t.work(author.services, author.city)}`}
            </p>
          )}
          {author_about && <p>{author_about}</p>}
          {provider_id && (
            <p>
              <Link
                to={`/providers/${provider_id}`}
                className="inline-flex min-h-11 items-center text-tile-ink underline"
              >
                {t.profile}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** The quiet way to say that a post breaks the rules: it becomes a complaint with a ticket and a day for its answer. */
export function ReportPost({ id }: { id: string }) {
  const t = useTexts(postTexts)
  return (
    <p className="text-sm print:hidden">
      <Link
        to={`/grievance/status?kind=content&booking=${encodeURIComponent(t.reportAbout(id))}#complaint`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink"
      >
        {t.report}
      </Link>
    </p>
  )
}

export function RelatedPosts({ posts }: { posts: readonly ListedPost[] }) {
  const t = useTexts(postTexts)
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="border-line border-t bg-band print:hidden">
      <div className="page-width grid gap-8 py-10 sm:py-14">
        <h2 id="related" className="text-2xl sm:text-3xl">
          {t.related}
        </h2>
        <PostCards posts={posts} />
      </div>
    </section>
  )
}

/** From reading to doing: to whoever offers the service that the post shows people of. */
export function ServicesCall({ pieces }: { pieces: readonly PostPiece[] }) {
  const { call: t } = useTexts(postTexts)
  const shown = pieces.flatMap((piece) => ("live" in piece && "people" in piece.live ? [piece.live] : []))[0]
  const query = shown && new URLSearchParams({ category: shown.category, city: shown.city })
  return (
    <section className="on-basalt -mb-16 border-basalt-line border-b print:hidden">
      <div className="page-width grid justify-items-start gap-4 py-10 sm:py-14">
        <h2 className="text-2xl sm:text-3xl">{t.heading}</h2>
        <p className="max-w-2xl text-on-basalt-muted">{t.lead}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
          <LinkButton to={query ? `/search?${query}` : "/search"} className="max-sm:w-full">
            {shown ? t.buttonFor(shown.services, shown.city) : t.button}
          </LinkButton>
          <Link to="/services" className="inline-flex min-h-11 items-center underline">
            {t.services}
          </Link>
        </div>
      </div>
    </section>
  )
}
