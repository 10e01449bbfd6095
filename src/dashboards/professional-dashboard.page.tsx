/** A professional's bookings as their dashboard shows them, with the figures that come along. */

import { Fragment } from "react"
import { useSearchParams } from "react-router"
import { DualRoleBadge } from "../accounts/components/role-badges.tsx"
import { RecentActivity } from "../activity/components/recent-activity.tsx"
import { loadRecentActivity } from "../activity/recent-activity.list.ts"
import { groupProfessionalBookings } from "../bookings/agenda/agenda.rules.ts"
import { changeBookingInRow } from "../bookings/booking-row.actions.ts"
import { bookingDialogs } from "../bookings/booking-rows.ts"
import { ProfessionalDialogs } from "../bookings/lists/components/professional-dialogs.tsx"
import { ownBooking } from "../bookings/lists/professional-bookings.list.ts"
import { useBookingEvents } from "../bookings/undo/undo.actions.ts"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { LocationsNotice, OwnLocations, OwnServices } from "../professionals/offer/components/own-offer.tsx"
import { TooLongForHours } from "../professionals/offer/components/too-long.tsx"
import { yourServices } from "../professionals/offer/offer.contract.ts"
import { SelectedBy } from "../selections/selection/components/selected-by.tsx"
import { loadSelectedBy } from "../selections/selection/selected-by.list.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Card } from "../ui/card.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link, LinkButton } from "../ui/link.tsx"
import { describeList, keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { useList } from "../ui/list/use-list.ts"
import { PageLoading } from "../ui/page-loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/professional-dashboard.page"
import { Today } from "./day/components/today.tsx"
import { Waiting } from "./day/components/waiting.tsx"
import { FirstStepsResult, useFocusOnResult } from "./first-steps/components/first-steps-result.tsx"
import { StepGuide } from "./first-steps/components/step-guide.tsx"
import { loadFirstSteps } from "./first-steps/first-steps.actions.ts"
import { isGuided } from "./first-steps/step.rules.ts"
import { type ProfessionalOverview, professionalOverview } from "./overview.contract.ts"
import { dashboardTexts, professionalDashboardTexts } from "./texts.ts"

/** Figures that ask for nothing, in one line; each leads to the rows behind it. */
function Totals({ overview }: { overview: ProfessionalOverview }) {
  const { figures: t } = useTexts(professionalDashboardTexts)
  const { total_services, total_locations, upcoming_bookings, total_requests, conversion_rate } = overview
  const figures = [
    { label: t.upcoming, value: upcoming_bookings, to: "/provider/bookings?status=upcoming" },
    { label: t.services, value: total_services, to: "/provider/services" },
    { label: t.locations, value: total_locations, to: "/provider/services-locations" },
    { label: t.requests, value: total_requests, to: "/provider/requests" },
    { label: t.conversion, value: t.percent(conversion_rate), to: "/provider/requests?status=accepted" },
  ]
  return (
    <div className="border-line border-y py-2">
      <p className="flex flex-wrap gap-x-5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
        <span className="sr-only">{t.label}</span>
        {figures.map(({ label, value, to }) => (
          <Fragment key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline max-sm:flex-col-reverse max-sm:items-start max-sm:gap-0 max-sm:py-1.5"
            >
              <span className="text-muted">{label}</span>
              <span className="font-serif text-xl">{value}</span>
            </Link>{" "}
          </Fragment>
        ))}
      </p>
      <p className="pb-1 text-muted text-sm">{t.conversionMeans(total_requests)}</p>
    </div>
  )
}

const professionalAgenda = describeList({
  texts: dashboardTexts,
  dialogs: bookingDialogs,
  load: async (_asked, options) => ({ ...(await call(professionalOverview, {}, options)), next: null }),
  rows: ({ bookings }) => bookings,
  one: ownBooking,
})

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, professionalDashboardTexts, (t) => t.title)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { signal } = request
  const own = async () => {
    const [{ services }, first] = await Promise.all([call(yourServices, {}, { signal }), loadFirstSteps(signal)])
    return { services, first }
  }
  const [user, activity, selectedBy, agenda, offer] = await Promise.all([
    currentUser(),
    loadRecentActivity(signal),
    loadSelectedBy(signal),
    loadList(professionalAgenda, request),
    own().catch((error: unknown) => {
      if (signal.aborted) throw error
      return { failure: failureMessage(error, textsHere(dashboardTexts).failed) }
    }),
  ])
  return { user, activity, selectedBy, agenda, offer }
}

/** Dialogs, and which step is open, are of what is loaded. */
export const shouldRevalidate = keepListBehindDialog({
  filters: {},
  dialogs: [...professionalAgenda.dialogs, "price", "step"],
})

/** What ends a booking is asked in a dialog, which is a form of its own. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => changeBookingInRow(await request.formData())

export function HydrateFallback() {
  return <PageLoading label={useTexts(dashboardTexts).loading} />
}

export default function ProfessionalDashboard({ loaderData }: Route.ComponentProps) {
  const { user, activity, selectedBy, agenda, offer } = loaderData
  const t = useTexts(professionalDashboardTexts)
  const list = useList(professionalAgenda, agenda)
  useBookingEvents(list.reload)
  const [search] = useSearchParams()
  const first = "first" in offer ? offer.first : undefined
  const guided = first && isGuided(first.steps, search.get("step")) ? first : undefined
  useFocusOnResult(first && { state: first.steps.state, isGuided: guided !== undefined })
  const failure = list.failure ?? ("failure" in offer ? offer.failure : undefined)
  const day = list.page && groupProfessionalBookings(list.rows, new Date())
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
      <div className="grid gap-6">
        {failure && <ErrorState message={failure} onRetry={list.reload} busy={list.isLoading} />}
        {first && !guided && <FirstStepsResult {...first} />}
        {"services" in offer && first?.steps.state === "found" && !guided && (
          <LocationsNotice services={offer.services} />
        )}
        {"services" in offer && <TooLongForHours services={offer.services} />}
        {/* What is to be done comes before what is to be known. */}
        {day && <Waiting waiting={day.waiting} week={day.week} bookings={list.rows} list={list} />}
        {list.page && <WaitingRequests count={list.page.pending_requests} />}
        {day && (!guided || day.today.length > 0 || day.next) && (
          <Today visits={day.today} next={day.next} week={guided ? undefined : day.week} list={list} />
        )}
        {guided ? (
          <>
            <StepGuide {...guided} />
            <SelectedBy view={selectedBy} />
          </>
        ) : (
          <>
            {list.page && <Totals overview={list.page} />}
            {"services" in offer && <OwnServices services={offer.services} />}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <div className="grid gap-6">
                {"services" in offer && <OwnLocations services={offer.services} />}
                <SelectedBy view={selectedBy} />
              </div>
              <RecentActivity view={activity} />
            </div>
            <QuickActions profileId={user?.professional_id ?? null} />
          </>
        )}
      </div>
      <ProfessionalDialogs list={list} />
    </>
  )
}

function WaitingRequests({ count }: { count: number }) {
  const { requests: t } = useTexts(professionalDashboardTexts)
  if (count === 0) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="flex items-center gap-3">
        <Icon name="mail" className="size-5 text-muted" />
        {t.waiting(count)}
      </p>
      <LinkButton to="/provider/requests" variant="secondary">
        {t.answer}
      </LinkButton>
    </Card>
  )
}

/** In one line: what a phone's bar has no room for. */
function QuickActions({ profileId }: { profileId: string | null }) {
  const { actions: t } = useTexts(professionalDashboardTexts)
  const ways = [
    { to: "/provider/availability", label: t.hours },
    ...(profileId ? [{ to: `/providers/${profileId}`, label: t.profile }] : []),
    { to: "/provider/analytics", label: t.analytics },
  ]
  return (
    <section
      aria-labelledby="quick-actions"
      className="grid items-center gap-x-6 border-line border-t pt-2 sm:flex sm:flex-wrap"
    >
      <h2 id="quick-actions" className="text-lg">
        {t.heading}
      </h2>
      {ways.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
        >
          {label}
        </Link>
      ))}
    </section>
  )
}
