import { useSearchParams } from "react-router"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { ReviewPage } from "../review.contract.ts"
import { reviewTexts } from "../texts.ts"

/** One voice beside the figures: the newest, whatever it says. */
export default function LatestReview({ page: { reviews } }: { page: ReviewPage }) {
  const [t, dates] = [useTexts(reviewTexts), useDates()]
  const [params] = useSearchParams()
  const newest = params.has("before") ? undefined : reviews[0]
  if (!newest) return null
  return (
    <figure id="latest-review" className="border-brass border-l-2 pl-4">
      <blockquote className="wrap-anywhere line-clamp-3 max-w-prose">“{newest.comment}”</blockquote>
      <figcaption className="mt-1 text-muted text-sm">
        <a href="#reviews" className="underline-offset-4 hover:underline">
          {t.latest(newest.user_name ?? t.formerCustomer, dates.day(newest.created_at))}
        </a>
      </figcaption>
    </figure>
  )
}
