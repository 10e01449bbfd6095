import { Avatar } from "../../../ui/avatar.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { toneOf } from "../category-look.ts"
import { BLOG, categoryPath } from "../post.rules.ts"
import type { BlogPost, PreviewedPost } from "../post.schema.ts"
import { blogTexts, postTexts } from "../texts.ts"

interface PostHeadProps {
  post: PreviewedPost
  /** Of a published post, with the way to the others; undefined in a preview. */
  counts: Counts | undefined
}

type Counts = Pick<BlogPost, "view_count" | "like_count">

/** Where it belongs, what it is about, who wrote it, and what can be done with it. */
export function PostHead({ post, counts }: PostHeadProps) {
  const t = useTexts(postTexts)
  const { category_slug, category_color, category_name } = post
  return (
    <header className="grid justify-items-start gap-4">
      {counts && (
        <Link
          to={BLOG}
          className="no-print inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline"
        >
          <Icon name="arrow-left" />
          {t.back}
        </Link>
      )}
      {category_slug !== null && (
        <Link to={categoryPath(category_slug)} className="inline-flex min-h-11 items-center hover:underline">
          <Badge tone={category_color ? toneOf[category_color] : "brass"}>{category_name}</Badge>
        </Link>
      )}
      <h1 className="text-3xl md:text-4xl">{post.title}</h1>
      <p className="text-lg text-muted md:text-xl">{post.excerpt}</p>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-y py-3">
        <Byline post={post} counts={counts} />
        {counts && <Acts likes={counts.like_count} />}
      </div>
    </header>
  )
}

function Byline({ post, counts }: PostHeadProps) {
  const t = useTexts(postTexts)
  const ofList = useTexts(blogTexts)
  const dates = useDates()
  const { author_name, author_image: image, provider_id, published_at, updated_at, reading_minutes } = post
  const isUpdated = published_at !== null && dates.day(updated_at) !== dates.day(published_at)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={author_name} portrait={image ? { small: image, medium: image, large: image } : null} />
      <div className="text-muted text-sm">
        <p className="text-base text-ink">
          {provider_id ? (
            <Link to={`/providers/${provider_id}`} rel="author" className="font-semibold hover:underline">
              {author_name}
            </Link>
          ) : (
            <span className="font-semibold">{author_name}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3">
          {published_at && <time dateTime={published_at}>{dates.day(published_at)}</time>}
          {isUpdated && <time dateTime={updated_at}>{t.updated(dates.day(updated_at))}</time>}
          <span>{ofList.minutes(reading_minutes)}</span>
          {counts && (
            <span data-views="" data-one={t.viewWords.one} data-other={t.viewWords.other} className="print:hidden">
              {t.views(counts.view_count)}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** Shown by the program that makes them work (reader-marks.actions.ts); their place is there from the start. */
function Acts({ likes }: { likes: number }) {
  const t = useTexts(postTexts)
  return (
    <div data-acts="" className="invisible flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
      <button
        type="button"
        data-like=""
        data-liked={t.liked}
        data-unliked={t.like}
        aria-pressed="false"
        className={`group/like ${actClasses}`}
      >
        <Icon name="heart" className="size-5 group-aria-pressed/like:fill-tile group-aria-pressed/like:text-tile" />
        <span data-label="">{t.like}</span>
        <span data-count="" className="text-muted tabular-nums">
          {likes}
        </span>
      </button>
      <button type="button" data-share="" className={actClasses}>
        <Icon shape={shareShape} />
        {t.share}
      </button>
      <p
        role="status"
        data-shared=""
        data-copied={t.copied}
        data-by-hand={t.notCopied}
        className="wrap-anywhere text-neem-ink text-sm empty:hidden"
      />
    </div>
  )
}

const actClasses =
  "inline-flex min-h-11 items-center gap-2 rounded-lg border border-border bg-surface px-4 font-semibold hover:bg-fill"
const shareShape = "M12 15V4M8 7.5 12 3.5l4 4M5.5 11.5v8.5h13v-8.5"
