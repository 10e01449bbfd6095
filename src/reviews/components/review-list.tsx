import { useState } from "react"
import { failureMessage } from "../../platform/api-failure.ts"
import { formatDay } from "../../platform/time.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Rating } from "../../ui/rating.tsx"
import type { Review, ReviewPage } from "../review.contract.ts"

type ReviewListProps = {
  page: ReviewPage
  loadMore: (cursor: string) => Promise<Pick<ReviewPage, "reviews" | "next">>
}

/** The first ten come with the page; "more" is a link, and with script brings the next below. */
export function ReviewList(props: ReviewListProps) {
  const { page } = props
  const { reviews, next, isLoading, failure, load } = useReviews(props)
  if (reviews.length === 0)
    return <p className="text-muted">No reviews yet. Reviews are written after completed bookings.</p>
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary summary={page.summary} />
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {failure && <ErrorState message={failure} onRetry={load} />}
      {next && !failure && (
        <LinkButton
          to={`?reviews=${next}#reviews`}
          variant="secondary"
          className="justify-self-start"
          aria-busy={isLoading}
          onClick={(event) => {
            event.preventDefault()
            load()
          }}
        >
          {isLoading ? "Loading…" : "More reviews"}
        </LinkButton>
      )}
    </div>
  )
}

function useReviews({ page, loadMore }: ReviewListProps) {
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
      setState({
        isLoading: false,
        failure: failureMessage(error, "Failed to load reviews data. Please try again later."),
      })
    }
  }
  return { reviews: [...page.reviews, ...more.reviews], next: more.next, ...state, load: () => void load() }
}

function Summary({ summary }: { summary: ReviewPage["summary"] }) {
  return (
    <div className="grid grid-cols-1 items-center gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[auto_1fr] sm:gap-8 sm:p-6">
      <div className="flex items-center gap-4 sm:block">
        <p aria-hidden="true" className="font-semibold font-serif text-4xl">
          {summary.average_rating?.toFixed(1) ?? "N/A"}
        </p>
        <Rating value={summary.average_rating} count={summary.total_reviews} bare />
      </div>
      <ul className="grid grid-cols-1 gap-1">
        {summary.distribution.map(({ rating, count }) => (
          <li key={rating} className="flex items-center gap-3 text-sm">
            <span className="w-14">{rating === 1 ? "1 star" : `${rating} stars`}</span>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-2 min-w-0 flex-1 rounded-sm bg-sunken"
            >
              <rect width={(100 * count) / Math.max(1, summary.total_reviews)} height="4" className="fill-brass" />
            </svg>
            <span className="w-6 text-right text-muted">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="grid gap-3 py-6 first:pt-0">
      <div className="flex items-center gap-3">
        <Avatar name={review.user_name} />
        <div>
          <h3 className="font-sans text-base tracking-normal">{review.user_name}</h3>
          <p className="text-muted text-sm">
            {formatDay(review.created_at)} · {review.service_name}
          </p>
        </div>
        <Rating value={review.rating} compact className="ml-auto" />
      </div>
      {review.title && <p className="font-semibold">{review.title}</p>}
      <p className="max-w-prose">{review.comment}</p>
      {review.response && (
        <div className="border-brass border-l-2 pl-4">
          <p className="font-semibold text-sm">
            Reply
            {review.response_date && (
              <span className="font-normal text-muted">, {formatDay(review.response_date)}</span>
            )}
          </p>
          <p>{review.response}</p>
        </div>
      )}
    </li>
  )
}
