import { Avatar } from "../../../ui/avatar.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { toneOf } from "../category-look.ts"
import { postPath } from "../post.rules.ts"
import type { ListedPost } from "../post.schema.ts"
import { blogTexts } from "../texts.ts"
import { PostPicture } from "./post-picture.tsx"

interface PostCardProps {
  post: ListedPost
  /** The first of a page: across its width, with the picture beside the words. */
  isLead?: boolean
  eager?: boolean
  /** The last, where it would stand alone in a row of two: across it. */
  isLone?: boolean
  /** Beside something else: without what it says. */
  isBrief?: boolean
  /** Of its heading. */
  level?: 2 | 3
  className?: string
}

/** Of so many, two in a row. */
export const standsAlone = (at: number, count: number) => count % 2 === 1 && at === count - 1

/** A post to be opened: the whole card leads there. */
export function PostCard({
  post,
  isLead = false,
  isLone = false,
  isBrief = false,
  eager = false,
  level = 3,
  className = "",
}: PostCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={`group relative grid min-w-0 content-start gap-4 ${isLead ? leadClasses : ""} ${isLone ? loneClasses : ""} ${className}`}
    >
      <div className="overflow-hidden rounded-lg border border-line bg-surface print:hidden">
        <PostPicture
          post={post}
          isDecoration
          eager={eager}
          sizes={
            isLead ? "(min-width: 64rem) 44rem, 100vw" : "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          }
          className="aspect-[16/9] w-full transition-transform duration-300 group-hover:scale-102 motion-reduce:transition-none"
        />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <p>
          <Badge tone={toneOf[post.category_color]}>{post.category_name}</Badge>
        </p>
        <Heading className={isLead ? "text-2xl sm:text-3xl" : "text-xl"}>
          <Link
            to={postPath(post.slug)}
            className="decoration-2 decoration-brass underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        {!isBrief && <p className={`text-muted ${isLead ? "sm:text-lg" : "line-clamp-3"}`}>{post.excerpt}</p>}
        <Byline post={post} />
      </div>
    </article>
  )
}

const leadClasses = "lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-10"

const loneClasses = "sm:max-lg:col-span-2 sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-8"

/** Who wrote it, when, and how long it takes. */
function Byline({ post }: { post: ListedPost }) {
  const t = useTexts(blogTexts)
  const dates = useDates()
  const { author_name, author_image, published_at, reading_minutes } = post
  return (
    <p className="mt-1 flex items-center gap-2.5 text-muted text-sm">
      <Avatar
        name={author_name}
        size="small"
        portrait={author_image ? { small: author_image, medium: author_image, large: author_image } : null}
      />
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{author_name}</span>
        <time dateTime={published_at}>{dates.day(published_at)}</time>
        {" · "}
        {t.minutes(reading_minutes)}
      </span>
    </p>
  )
}
