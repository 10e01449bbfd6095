import { Avatar } from "../../ui/avatar.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { isReplyToEarlier } from "../review.rules.ts"
import type { Review } from "../review.schema.ts"
import { reviewTexts } from "../texts.ts"

type ReviewItemProps = {
  review: Review
  /** How long ago it was written, in place of the day. */
  age?: boolean
}

/** Who wrote a review, and what it says. */
export function ReviewItem({ review, age = false }: ReviewItemProps) {
  const [t, dates] = [useTexts(reviewTexts), useDates()]
  const name = review.user_name ?? t.formerCustomer
  const when = age ? dates.age(review.created_at, new Date()) : dates.day(review.created_at)
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-sans text-base tracking-normal">{name}</h3>
          <p className="text-muted text-sm">{t.visit(when, review.service_name)}</p>
        </div>
        <Rating value={review.rating} compact className="ml-auto" />
      </div>
      <ReviewBody review={review} isBelowRating />
    </div>
  )
}

/** What a review says, with its pictures and the reply. */
export function ReviewBody({ review, isBelowRating = false }: { review: Review; isBelowRating?: boolean }) {
  const [t, dates] = [useTexts(reviewTexts), useDates()]
  return (
    <div className="grid gap-3">
      {!isBelowRating && <Rating value={review.rating} />}
      {review.title && <p className="wrap-anywhere font-semibold">{review.title}</p>}
      <p className="wrap-anywhere max-w-prose whitespace-pre-line">{review.comment}</p>
      <Pictures review={review} />
      {review.edited_at && <p className="text-muted text-sm">{t.edited(dates.day(review.edited_at))}</p>}
      {review.response && (
        <div className="border-brass border-l-2 pl-4">
          <p className="font-semibold text-sm">
            {review.response_date
              ? t.replyOn(dates.day(review.response_date), (text) => (
                  <span className="font-normal text-muted">{text}</span>
                ))
              : t.reply}
          </p>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{review.response}</p>
          {isReplyToEarlier(review) && <p className="text-muted text-sm">{t.replyToEarlier}</p>}
        </div>
      )}
    </div>
  )
}

/** Each opens whole, in a tab of its own. */
function Pictures({ review: { pictures, user_name } }: { review: Review }) {
  const t = useTexts(reviewTexts)
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ id, small, large }, at) => (
        <li key={id}>
          <a href={large} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={small}
              alt={t.picture(at + 1, user_name ?? t.formerCustomer)}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-md border border-line bg-sunken object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The quiet way to say that a review breaks the rules: it becomes a complaint with a number and a day by which it is answered. */
export function ReportReview({ review }: { review: Review }) {
  const t = useTexts(reviewTexts)
  const about = encodeURIComponent(t.reportAbout(review.id))
  return (
    <p className="text-sm">
      <Link
        to={`/grievance/status?kind=content&booking=${about}#complaint`}
        rel="nofollow"
        className="text-muted underline underline-offset-4 hover:text-ink"
      >
        {t.report}
      </Link>
    </p>
  )
}
