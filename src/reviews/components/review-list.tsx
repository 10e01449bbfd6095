import { useSearchParams } from "react-router"
import { buttonStyle } from "../../ui/button-style.ts"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { ReviewPage } from "../review.contract.ts"
import { MAX_SHOWN, REVIEWS_AT_ONCE } from "../review.rules.ts"
import type { Review } from "../review.schema.ts"
import { reviewTexts } from "../texts.ts"
import { ReportReview, ReviewItem } from "./review-item.tsx"
import { ReviewSummary } from "./review-summary.tsx"

/** How many stand open: the newest few tell most, and a phone's page stays short. */
const OPEN = 3

/** Three, then the others of the page behind a line that opens without script. */
export default function ReviewList({ page }: { page: ReviewPage }) {
  const t = useTexts(reviewTexts)
  const { reviews, summary, next } = page
  const [params] = useSearchParams()
  const isOlder = params.has("before")
  if (reviews.length === 0 && !isOlder) return <p className="text-muted">{t.none}</p>
  // Whoever came here by the link to more of them wants to read on.
  const isFolded = reviews.length > OPEN + 1 && !params.has("reviews") && !isOlder
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReviewSummary summary={summary} />
      {isFolded ? (
        <div>
          <Reviews reviews={reviews.slice(0, OPEN)} />
          <details className="group border-line border-t print:details-content:[content-visibility:visible]">
            <summary className={summaryClasses}>
              <span className="group-open:hidden">
                {t.unfold[next === null ? "all" : "some"](summary.total_reviews)}
              </span>
              <span className="hidden group-open:inline">{t.unfold.fewer}</span>
            </summary>
            <div className="pt-6">
              <Reviews reviews={reviews.slice(OPEN)} />
              <More page={page} />
            </div>
          </details>
        </div>
      ) : (
        <div>
          {isOlder && (
            <LinkButton
              to={`?reviews=${REVIEWS_AT_ONCE}#reviews`}
              preventScrollReset
              variant="secondary"
              className="mb-6"
            >
              {t.newest}
            </LinkButton>
          )}
          <Reviews reviews={reviews} />
          <More page={page} />
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

/** Ten more, with those that are there, as the address says; after a hundred, those before them in their place. */
function More({ page: { reviews, next } }: { page: ReviewPage }) {
  const t = useTexts(reviewTexts)
  const [params] = useSearchParams()
  if (!next) return null
  const isFull = reviews.length >= MAX_SHOWN
  const before = isFull ? next : params.get("before")
  const asked = new URLSearchParams({
    ...(!isFull && { reviews: String(reviews.length + REVIEWS_AT_ONCE) }),
    ...(before && { before }),
  })
  return (
    <LinkButton to={`?${asked}#reviews`} preventScrollReset={!isFull} variant="secondary">
      {isFull ? t.older : t.more}
    </LinkButton>
  )
}
