import { useState } from "react"
import { useSearchParams } from "react-router"
import { failureMessage } from "../../platform/api/api-failure.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { buttonStyle } from "../../ui/button-style.ts"
import { ErrorState } from "../../ui/error-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { ReviewPage } from "../review.contract.ts"
import type { Review } from "../review.schema.ts"
import { reviewTexts } from "../texts.ts"

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
        <ReviewItem key={review.id} review={review} />
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

function ReviewItem({ review }: { review: Review }) {
  const [t, dates] = [useTexts(reviewTexts), useDates()]
  const name = review.user_name ?? t.formerCustomer
  return (
    <li className="grid gap-3 py-6 first:pt-0">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div>
          <h3 className="font-sans text-base tracking-normal">{name}</h3>
          <p className="text-muted text-sm">{t.visit(dates.day(review.created_at), review.service_name)}</p>
        </div>
        <Rating value={review.rating} compact className="ml-auto" />
      </div>
      {review.title && <p className="font-semibold">{review.title}</p>}
      <p className="max-w-prose">{review.comment}</p>
      {review.response && (
        <div className="border-brass border-l-2 pl-4">
          <p className="font-semibold text-sm">
            {review.response_date
              ? t.replyOn(dates.day(review.response_date), (text) => (
                  <span className="font-normal text-muted">{text}</span>
                ))
              : t.reply}
          </p>
          <p>{review.response}</p>
        </div>
      )}
    </li>
  )
}

/** The average, and how many gave which number of stars. */
function ReviewSummary({ summary }: { summary: ReviewPage["summary"] }) {
  const t = useTexts(reviewTexts)
  return (
    <div className="grid grid-cols-1 items-center gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[auto_1fr] sm:gap-8 sm:p-6">
      <div className="flex items-center gap-4 sm:block">
        <p aria-hidden="true" className="font-semibold font-serif text-4xl">
          {summary.average_rating?.toFixed(1) ?? t.noAverage}
        </p>
        <Rating value={summary.average_rating} count={summary.total_reviews} bare />
      </div>
      <ul className="grid grid-cols-1 gap-1">
        {summary.distribution.map(({ rating, count }) => (
          <li key={rating} className="flex items-center gap-3 text-sm">
            <span className="w-14">{t.stars(rating)}</span>
            <svg aria-hidden="true" className="h-2 min-w-0 flex-1 rounded-full bg-fill">
              <rect
                width={`${Math.round((100 * count) / Math.max(1, summary.total_reviews))}%`}
                height="100%"
                rx="4"
                className="fill-brass"
              />
            </svg>
            <span className="w-6 text-right text-muted">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
