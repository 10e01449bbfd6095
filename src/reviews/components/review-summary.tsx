import { Rating } from "../../ui/rating.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { ReviewPage } from "../review.contract.ts"
import { reviewTexts } from "../texts.ts"

/** The average, and how many gave which number of stars. */
export function ReviewSummary({ summary }: { summary: ReviewPage["summary"] }) {
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
