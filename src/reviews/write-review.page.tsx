import { useRevalidator } from "react-router"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/write-review.page"
import { ReviewEditor } from "./components/review-editor.tsx"
import { ReviewedVisitCard } from "./components/reviewed-visit-card.tsx"
import { WrittenReview } from "./components/written-review.tsx"
import { ownReview } from "./review.contract.ts"
import { writeReviewTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, writeReviewTexts, (t) => t.title)

export const clientLoader = async ({ params: { bookingId }, request: { signal } }: Route.ClientLoaderArgs) => {
  try {
    return await call(ownReview, { booking_id: bookingId }, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(writeReviewTexts).failed) }
  }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(writeReviewTexts).loading} />
}

/** How a visit was: written, read again and changed on one page. */
export default function WriteReviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(writeReviewTexts)
  const { revalidate, state } = useRevalidator()
  if ("failure" in loaderData)
    return (
      <>
        <AreaHeading title={t.title} />
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      </>
    )
  const { visit } = loaderData
  return (
    <div className="mx-auto max-w-3xl">
      <AreaHeading title={visit.review ? t.yourReview : t.heading}>{!visit.review && t.lead}</AreaHeading>
      <div className="grid grid-cols-1 gap-6">
        <ReviewedVisitCard visit={visit} />
        {visit.review ? (
          <WrittenReview visit={visit} review={visit.review} onChanged={revalidate} />
        ) : visit.refusal ? (
          <p className="text-muted">{t.refused[visit.refusal]}</p>
        ) : (
          <ReviewEditor visit={visit} onDone={revalidate} />
        )}
      </div>
    </div>
  )
}
