import { useRevalidator } from "react-router"
import { loadRecentActivity } from "../activity/activity-view.ts"
import { RecentActivity } from "../activity/components/recent-activity.tsx"
import { brand } from "../brand.ts"
import { call, failureMessage } from "../platform/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { OwnLocations, OwnServices } from "../professionals/components/own-offer.tsx"
import { yourServices } from "../professionals/own-service.contract.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Card } from "../ui/card.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import type { Route } from "./+types/provider-dashboard.page"
import { StatCard } from "./components/stat-card.tsx"
import { type ProviderOverview, providerOverview } from "./overview.contract.ts"

export const meta: Route.MetaFunction = () => [{ title: `Provider Dashboard · ${brand.name}` }]

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const figures = async () => {
    const [overview, { services }] = await Promise.all([
      call(providerOverview, {}, { signal }),
      call(yourServices, {}, { signal }),
    ])
    return { overview, services }
  }
  const [user, activity, data] = await Promise.all([
    currentUser(),
    loadRecentActivity(signal),
    figures().catch((error: unknown) => {
      if (signal.aborted) throw error
      return { failure: failureMessage(error, "Failed to load dashboard data. Please try again later.") }
    }),
  ])
  return { user, activity, data }
}

export function HydrateFallback() {
  return <PageLoading label="Loading your dashboard" />
}

export default function ProviderDashboard({ loaderData: { user, activity, data } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const toUser = user?.has_user_role && (
    <LinkButton variant="secondary" icon="switch" to="/user/dashboard">
      Switch to User Dashboard
    </LinkButton>
  )
  return (
    <>
      <AreaHeading title="Provider Dashboard" actions={toUser}>
        {user?.business_name || user?.full_name || user?.email}
      </AreaHeading>
      <div className="grid gap-6">
        {"failure" in data ? (
          <ErrorState message={data.failure} onRetry={revalidate} busy={state === "loading"} />
        ) : (
          <>
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
    </>
  )
}

function Figures({ overview }: { overview: ProviderOverview }) {
  const { total_services, total_locations, pending_bookings, upcoming_bookings } = overview
  return (
    <section aria-label="In figures" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Pending Bookings"
        value={pending_bookings}
        icon="clock"
        to="/provider/bookings?status=pending"
        isUrgent={pending_bookings > 0}
      />
      <StatCard
        label="Upcoming Bookings"
        value={upcoming_bookings}
        icon="calendar"
        to="/provider/bookings?status=confirmed"
      />
      <StatCard label="Total Services" value={total_services} icon="briefcase" />
      <StatCard label="Total Locations" value={total_locations} icon="map-pin" />
    </section>
  )
}

function QuickActions({ profileId, hasRequests }: { profileId: string | null; hasRequests: boolean }) {
  return (
    <Card as="section" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-xl">
        Quick Actions
      </h2>
      <div className="grid gap-3">
        {hasRequests && (
          <LinkButton to="/provider/bookings?status=pending" icon="clock" wide>
            Answer booking requests
          </LinkButton>
        )}
        <LinkButton to="/provider/bookings" variant="secondary" icon="calendar" wide>
          View all bookings
        </LinkButton>
        {profileId && (
          <LinkButton to={`/providers/${profileId}`} variant="secondary" icon="eye" wide>
            See my public profile
          </LinkButton>
        )}
        <LinkButton to="/provider/notifications" variant="secondary" icon="bell" wide>
          Notifications
        </LinkButton>
      </div>
    </Card>
  )
}
