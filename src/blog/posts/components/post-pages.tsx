import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { pageNumbers } from "../post.rules.ts"
import { blogTexts } from "../texts.ts"

interface PostPagesProps {
  current: number
  total: number
  urlFor: (page: number) => string
}

/** Numbered: a blog is leafed through, and its pages are few. */
export function PostPages({ current, total, urlFor }: PostPagesProps) {
  const { pages: t } = useTexts(blogTexts)
  if (total < 2) return null
  return (
    <nav aria-label={t.label} className="flex flex-wrap items-center justify-center gap-2 border-line border-t pt-6">
      {current > 1 && (
        <Link to={urlFor(current - 1)} rel="prev" className={stepClasses}>
          {t.previous}
        </Link>
      )}
      {pageNumbers(current, total).map((page, at) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
          <span key={`gap ${at}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={urlFor(page)}
            aria-label={t.page(page)}
            aria-current={page === current ? "page" : undefined}
            className={`${numberClasses} ${page === current ? "bg-tile text-on-tile" : "hover:bg-fill"}`}
          >
            {page}
          </Link>
        ),
      )}
      {current < total && (
        <Link to={urlFor(current + 1)} rel="next" className={stepClasses}>
          {t.next}
        </Link>
      )}
    </nav>
  )
}

const stepClasses = "inline-flex min-h-11 items-center rounded-lg px-3 font-semibold text-tile-ink hover:bg-fill"
const numberClasses = "grid size-11 place-items-center rounded-lg font-semibold tabular-nums"
