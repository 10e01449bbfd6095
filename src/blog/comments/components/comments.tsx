import { Badge } from "../../../ui/badge.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { COMMENTS_ID, commentPath } from "../comment.rules.ts"
import type { BlogComment } from "../comment.schema.ts"
import { commentsTexts } from "../texts.ts"

interface CommentsProps {
  slug: string
  comments: readonly BlogComment[]
}

/** Below a post, in the HTML that everybody gets; writing one is a page of its own. */
export function Comments({ slug, comments }: CommentsProps) {
  const t = useTexts(commentsTexts)
  const count = comments.filter(({ content }) => content !== "").length
  return (
    <section id={COMMENTS_ID} aria-labelledby="comments-heading" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="comments-heading" className="text-2xl">
          {t.heading(count)}
        </h2>
        <LinkButton to={commentPath(slug)} variant="secondary" icon="message">
          {t.write}
        </LinkButton>
      </div>
      {comments.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <ol className="grid gap-6">
          {comments.map((comment) => (
            <Comment key={comment.id} slug={slug} comment={comment} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Comment({ slug, comment }: { slug: string; comment: BlogComment }) {
  const t = useTexts(commentsTexts)
  const dates = useDates()
  const { id, parent_id, content, author_name, is_author, created_at } = comment
  const name = author_name ?? t.former
  return (
    <li id={`comment-${id}`} className={`grid gap-2 ${parent_id ? "border-line border-l-2 pl-4 sm:ml-6 sm:pl-6" : ""}`}>
      {content === "" ? (
        <p className="text-muted">{t.removed}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere font-semibold">{name}</span>
            {is_author && <Badge tone="tile">{t.author}</Badge>}
            <time dateTime={created_at} className="text-muted text-sm">
              {dates.day(created_at)}
            </time>
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {content}
          </p>
          <p className="-ml-4 sm:-ml-2.5">
            <LinkButton to={commentPath(slug, id)} variant="quiet" size="small">
              <span>
                {t.reply}
                <span className="sr-only">{t.whose(name)}</span>
              </span>
            </LinkButton>
            <Link
              to={`/grievance/status?kind=content&booking=${encodeURIComponent(t.reportAbout(id))}#complaint`}
              className="inline-flex min-h-11 items-center px-4 text-muted text-sm hover:underline sm:px-2.5 lg:min-h-9 print:hidden"
            >
              <span>
                {t.report}
                <span className="sr-only">{t.reportOf(name)}</span>
              </span>
            </Link>
          </p>
        </>
      )}
    </li>
  )
}
