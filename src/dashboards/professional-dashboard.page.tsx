import { useRevalidator, useSearchParams } from "react-router"
import { DualRoleBadge } from "../accounts/components/role-badges.tsx"
import { RecentActivity } from "../activity/components/recent-activity.tsx"
import { loadRecentActivity } from "../activity/recent-activity.list.ts"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { wordsHere } from "../platform/words/language.ts"
import { LocationsNotice, OwnLocations, OwnServices } from "../professionals/offer/components/own-offer.tsx"
import { yourServices } from "../professionals/offer/own-service.contract.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { keepListBehindDialog } from "../ui/list/list.ts"
import { PageLoading } from "../ui/page-loading.tsx"
import { TitledCard } from "../ui/titled-card.tsx"
import { useWords } from "../ui/use-words.ts"
import type { Route } from "./+types/professional-dashboard.page"
import { StatCard } from "./components/stat-card.tsx"
import { dashboardWords } from "./dashboard.words.ts"
import { FirstStepsNews } from "./first-steps/components/first-steps-news.tsx"
import { StepGuide } from "./first-steps/components/step-guide.tsx"
import { useFocusOnNews } from "./first-steps/components/use-focus-on-news.ts"
import { loadFirstSteps } from "./first-steps/first-steps.acts.ts"
import { isGuided } from "./first-steps/step.rules.ts"
import { type ProfessionalOverview, professionalOverview } from "./overview.contract.ts"
import { professionalDashboardWords } from "./professional-dashboard.words.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, professionalDashboardWords, (t) => t.title)

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const figures = async () => {
    const [overview, { services }, first] = await Promise.all([
      call(professionalOverview, {}, { signal }),
      call(yourServices, {}, { signal }),
      loadFirstSteps(signal),
    ])
    return { overview, services, first }
  }
  const [user, activity, data] = await Promise.all([
    currentUser(),
    loadRecentActivity(signal),
    figures().catch((error: unknown) => {
      if (signal.aborted) throw error
      return { failure: failureMessage(error, wordsHere(dashboardWords).failed) }
    }),
  ])
  return { user, activity, data }
}

/** The dialog in which a price is set, and which step is open, are of what is loaded. */
export const shouldRevalidate = keepListBehindDialog({ filters: {}, dialogs: ["price", "step"] })

export function HydrateFallback() {
  return <PageLoading label={useWords(dashboardWords).loading} />
}

export default function ProfessionalDashboard({ loaderData: { user, activity, data } }: Route.ComponentProps) {
  const t = useWords(professionalDashboardWords)
  const { revalidate, state } = useRevalidator()
  const [search] = useSearchParams()
  const first = "first" in data ? data.first : undefined
  const guided = first && isGuided(first.steps, search.get("step")) ? first : undefined
  useFocusOnNews(first && { state: first.steps.state, isGuided: guided !== undefined })
  const toUser = user?.has_user_role && (
    <LinkButton variant="secondary" icon="switch" to="/user/dashboard">
      {t.toUser}
    </LinkButton>
  )
  return (
    <>
      <AreaHeading title={t.title} actions={toUser}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {user?.business_name || user?.full_name || user?.email}
          <DualRoleBadge of={user} />
        </span>
      </AreaHeading>
      {"overview" in data && guided ? (
        <div className="grid gap-6">
          {isAskedFor(data.overview) && <Figures overview={data.overview} />}
          <StepGuide {...guided} />
        </div>
      ) : (
        <div className="grid gap-6">
          {"failure" in data ? (
            <ErrorState message={data.failure} onRetry={revalidate} busy={state === "loading"} />
          ) : (
            <>
              <FirstStepsNews {...data.first} />
              {data.first.steps.state === "found" && <LocationsNotice services={data.services} />}
              <Figures overview={data.overview} />
              <OwnServices services={data.services} />
            </>
          )}
          <div className="grid gap-6 lg:grid-cols-2">
            <div className="grid content-start gap-6">
              {"failure" in data ? null : <OwnLocations services={data.services} />}
              <QuickActions
                profileId={user?.professional_id ?? null}
                hasRequests={"overview" in data && data.overview.pending_bookings > 0}
              />
            </div>
            <RecentActivity view={activity} />
          </div>
        </div>
      )}
    </>
  )
}

/** A request that waits is not hidden by what else there is to do. */
const isAskedFor = ({ pending_bookings, upcoming_bookings }: ProfessionalOverview) =>
  pending_bookings + upcoming_bookings > 0

function Figures({ overview }: { overview: ProfessionalOverview }) {
  const { figures: t } = useWords(professionalDashboardWords)
  const { total_services, total_locations, pending_bookings, upcoming_bookings } = overview
  return (
    <section aria-label={t.label} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={t.pending}
        value={pending_bookings}
        icon="clock"
        to="/provider/bookings?status=pending"
        isUrgent={pending_bookings > 0}
      />
      <StatCard label={t.upcoming} value={upcoming_bookings} icon="calendar" to="/provider/bookings?status=confirmed" />
      <StatCard label={t.services} value={total_services} icon="briefcase" to="/provider/services" />
      <StatCard label={t.locations} value={total_locations} icon="map-pin" to="/provider/services-locations" />
    </section>
  )
}

function QuickActions({ profileId, hasRequests }: { profileId: string | null; hasRequests: boolean }) {
  const { actions: t } = useWords(professionalDashboardWords)
  return (
    <TitledCard title={t.heading}>
      <div className="grid gap-3">
        {hasRequests && (
          <LinkButton to="/provider/bookings?status=pending" icon="clock" wide>
            {t.answer}
          </LinkButton>
        )}
        <LinkButton to="/provider/bookings" variant="secondary" icon="calendar" wide>
          {t.bookings}
        </LinkButton>
        <LinkButton to="/provider/availability" variant="secondary" icon="clock" wide>
          {t.hours}
        </LinkButton>
        {profileId && (
          <LinkButton to={`/providers/${profileId}`} variant="secondary" icon="eye" wide>
            {t.profile}
          </LinkButton>
        )}
        <LinkButton to="/provider/notifications" variant="secondary" icon="bell" wide>
          {t.notifications}
        </LinkButton>
      </div>
    </TitledCard>
  )
}
