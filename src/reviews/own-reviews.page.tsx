import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { LinkButton } from "../ui/link.tsx"
import { loadList } from "../ui/list/list.ts"
import { FilterTabs } from "../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/own-reviews.page"
import { OwnReviewItem } from "./components/own-review-item.tsx"
import { ReviewSummary } from "./components/review-summary.tsx"
import { ownReviews } from "./own-reviews.list.ts"
import { ownReviewsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, ownReviewsTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(ownReviews, request)

export function HydrateFallback() {
  return <ListLoading list={ownReviews} />
}

export default function OwnReviewsPage({ loaderData }: Route.ComponentProps) {
  const list = useList(ownReviews, loaderData)
  const t = useTexts(ownReviewsTexts)
  return (
    <>
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      {list.page && (
        <div className="mb-8 grid gap-6">
          <ReviewSummary summary={list.page.summary} />
          <FilterTabs list={list} name="responded" label={t.filter} all={t.all} labels={t.filters} />
        </div>
      )}
      <ListScreen
        list={list}
        emptyAction={
          <LinkButton to="/provider/bookings" variant="secondary" icon="calendar">
            {t.toBookings}
          </LinkButton>
        }
      >
        {(reviews) => (
          <ul className="grid grid-cols-1 gap-4">
            {reviews.map((review) => (
              <OwnReviewItem key={review.id} review={review} />
            ))}
          </ul>
        )}
      </ListScreen>
    </>
  )
}
