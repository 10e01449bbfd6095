import { Portrait } from "../../drawings/portrait.tsx"
import { Link } from "../../ui/link.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { ReviewedVisit } from "../review.schema.ts"
import { writeReviewTexts } from "../texts.ts"

/** Whom and what a review is about. */
export function ReviewedVisitCard({ visit }: { visit: ReviewedVisit }) {
  const [t, dates] = [useTexts(writeReviewTexts), useDates()]
  const { provider_id, provider_name, provider_portrait, service_name, start_time } = visit
  const name = provider_name ?? t.formerProfessional
  return (
    <div className="flex items-center gap-4">
      <div aria-hidden="true" className="shrink-0">
        <Portrait seed={provider_id} name={name} portrait={provider_portrait} className="size-16" />
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-lg">
          {provider_name === null ? (
            name
          ) : (
            <Link to={`/providers/${provider_id}`} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className="text-muted">{t.visit(service_name, dates.day(start_time))}</p>
      </div>
    </div>
  )
}
