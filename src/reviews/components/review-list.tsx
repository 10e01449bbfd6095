import { useState } from "react"
import { useSearchParams } from "react-router"
import { failureMessage } from "../../platform/api/api-failure.ts"
import { buttonStyle } from "../../ui/button-style.ts"
import { ErrorState } from "../../ui/error-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { ReviewPage } from "../review.contract.ts"
import type { Review } from "../review.schema.ts"
import { reviewTexts } from "../texts.ts"
import { ReportReview, ReviewItem } from "./review-item.tsx"
import { ReviewSummary } from "./review-summary.tsx"

type ReviewListProps = {
  page: ReviewPage
  loadMore: (cursor: string) => Promise<Pick<ReviewPage, "reviews" | "next">>
}

/** How many stand open: the newest few tell most, and a phone's page stays short. */
const OPEN = 3

/** Three, then the others of the page behind a line that opens without script. */
export function ReviewList(props: ReviewListProps) {
  const t = useTexts(reviewTexts)
  const { page } = props
  const [params] = useSearchParams()
  const all = useReviews(props)
  if (all.reviews.length === 0) return <p className="text-muted">{t.none}</p>
  // Whoever came here by the link to more of them wants to read on.
  const isFolded = all.reviews.length > OPEN + 1 && !params.has("reviews")
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReviewSummary summary={page.summary} />
      {isFolded ? (
        <div>
          <Reviews reviews={all.reviews.slice(0, OPEN)} />
          <details className="group border-line border-t print:details-content:[content-visibility:visible]">
            <summary className={summaryClasses}>
              <span className="group-open:hidden">
                {t.unfold[all.next === null ? "all" : "some"](page.summary.total_reviews)}
              </span>
              <span className="hidden group-open:inline">{t.unfold.fewer}</span>
            </summary>
            <div className="pt-6">
              <Reviews reviews={all.reviews.slice(OPEN)} />
              <More {...all} />
            </div>
          </details>
        </div>
      ) : (
        <div>
          <Reviews reviews={all.reviews} />
          <More {...all} />
        </div>
      )}
    </div>
  )
}

/** Once open it is for the keyboard only: nobody reading on needs it between two reviews. */
const summaryClasses = `${buttonStyle("secondary", "normal")} mt-6 group-open:not-focus-visible:sr-only`

function Reviews({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} className="grid gap-3 py-6 first:pt-0">
          <ReviewItem review={review} />
          <ReportReview review={review} />
        </li>
      ))}
    </ul>
  )
}

/** A link without script; with it, the next ten come below. */
function More({ next, isLoading, failure, load }: Omit<ReturnType<typeof useReviews>, "reviews">) {
  const t = useTexts(reviewTexts)
  return (
    <>
      {failure && <ErrorState message={failure} onRetry={load} />}
      {next && !failure && (
        <LinkButton
          to={`?reviews=${next}#reviews`}
          variant="secondary"
          aria-busy={isLoading}
          onClick={(event) => {
            event.preventDefault()
            load()
          }}
        >
          {isLoading ? t.loading : t.more}
        </LinkButton>
      )}
    </>
  )
}

function useReviews({ page, loadMore }: ReviewListProps) {
  const t = useTexts(reviewTexts)
  const [more, setMore] = useState<{ reviews: Review[]; next: string | null }>({ reviews: [], next: page.next })
  const [state, setState] = useState<{ isLoading: boolean; failure: string | null }>({
    isLoading: false,
    failure: null,
  })
  const load = async () => {
    if (!more.next || state.isLoading) return
    setState({ isLoading: true, failure: null })
    try {
      const answer = await loadMore(more.next)
      setMore((before) => ({ reviews: [...before.reviews, ...answer.reviews], next: answer.next }))
      setState({ isLoading: false, failure: null })
    } catch (error) {
      setState({ isLoading: false, failure: failureMessage(error, t.failed) })
    }
  }
  return { reviews: [...page.reviews, ...more.reviews], next: more.next, ...state, load: () => void load() }
}
