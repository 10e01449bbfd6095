/** A customer's bookings as their dashboard shows them, with the figures that come along. */
import type { ReactNode } from "react"
import { DualRoleBadge } from "../accounts/components/role-badges.tsx"
import { RecentActivity } from "../activity/components/recent-activity.tsx"
import { loadRecentActivity } from "../activity/recent-activity.list.ts"
import { groupCustomerBookings } from "../bookings/agenda/agenda.rules.ts"
import { customerBookingById } from "../bookings/booking.contract.ts"
import { bookingDialogs } from "../bookings/booking-rows.ts"
import { CustomerDialogs } from "../bookings/lists/components/customer-dialogs.tsx"
import { answerProposal } from "../bookings/proposal/proposal.actions.ts"
import { call } from "../platform/api/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { displayName, type SessionUser } from "../platform/session/stored-user.ts"
import { searchServices } from "../search/search.contract.ts"
import { COUNT_CAP } from "../search/search.rules.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { Avatar } from "../ui/avatar.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon, type IconName } from "../ui/icon.tsx"
import { Link, LinkButton } from "../ui/link.tsx"
import { describeList, keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { useList } from "../ui/list/use-list.ts"
import { PageLoading } from "../ui/page-loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/customer-dashboard.page"
import { NextVisit, NoVisit } from "./next-visit/components/next-visit.tsx"
import { Unsettled } from "./next-visit/components/unsettled.tsx"
import { type CustomerOverview, customerOverview } from "./overview.contract.ts"
import { customerDashboardTexts, dashboardTexts } from "./texts.ts"

type WelcomeHeaderProps = { user: SessionUser | null; children: ReactNode }

/** Initial and greeting (specification 1 §2): full name, else name, else e-mail; U for an account without any. */
function WelcomeHeader({ user, children }: WelcomeHeaderProps) {
  const t = useTexts(customerDashboardTexts)
  const name = user ? displayName(user) : ""
  return (
    <header className="flex items-start gap-4 sm:items-center">
      <Avatar name={name} portrait={user?.portrait} size="large" single />
      <div className="grid min-w-0 gap-1">
        <h1 className="wrap-anywhere text-2xl md:text-3xl">{name ? t.welcome(name) : t.welcomeNobody}</h1>
        <p className="empty:hidden">
          <DualRoleBadge of={user} />
        </p>
        <p className="text-muted">{children}</p>
      </div>
    </header>
  )
}

function DualRoleBanner() {
  const { otherSide: t } = useTexts(customerDashboardTexts)
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-plum-soft p-5">
      <p className="min-w-56 flex-1 text-plum-ink">{t.text}</p>
      <LinkButton variant="secondary" icon="briefcase" to="/provider/dashboard">
        {t.go}
      </LinkButton>
    </section>
  )
}

const customerAgenda = describeList({
  texts: dashboardTexts,
  dialogs: bookingDialogs,
  load: async (_asked, options) => ({ ...(await call(customerOverview, {}, options)), next: null }),
  rows: ({ bookings }) => bookings,
  one: async (id, options) => (await call(customerBookingById, { id }, options)).booking,
})

const nothing = () => undefined

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, customerDashboardTexts, (t) => t.title)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { signal } = request
  const [user, activity, offered, agenda] = await Promise.all([
    currentUser(),
    loadRecentActivity(signal),
    // Only a figure: where it is not to be had, the card does without.
    call(searchServices, { limit: 1 }, { signal }).then(({ total }) => total, nothing),
    loadList(customerAgenda, request),
  ])
  return { user, activity, offered, agenda }
}

export const shouldRevalidate = keepListBehindDialog(customerAgenda)

/** What ends a booking, or asks for another time, is a form in a dialog of its own. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  answerProposal("customer", await request.formData())

export function HydrateFallback() {
  return <PageLoading label={useTexts(dashboardTexts).loading} />
}

export default function CustomerDashboard({ loaderData: { user, activity, offered, agenda } }: Route.ComponentProps) {
  const t = useTexts(customerDashboardTexts)
  const list = useList(customerAgenda, agenda)
  const isDual = Boolean(user?.has_provider_role && user.has_user_role)
  const { next, waiting } = groupCustomerBookings(list.rows, new Date())
  return (
    <div className="grid gap-6">
      <WelcomeHeader user={user}>{t.lead}</WelcomeHeader>
      {list.page ? (
        <>
          {next ? <NextVisit booking={next} list={list} /> : waiting.length === 0 && <NoVisit />}
          <Unsettled waiting={waiting} bookings={list.rows} list={list} />
        </>
      ) : (
        <ErrorState message={list.failure ?? ""} onRetry={list.reload} busy={list.isLoading} />
      )}
      {isDual && <DualRoleBanner />}
      {list.page && <Ways overview={list.page} offered={offered} />}
      <RecentActivity view={activity} />
      <CustomerDialogs list={list} />
    </div>
  )
}

function Ways({ overview, offered }: { overview: CustomerOverview; offered: number | undefined }) {
  const t = useTexts(customerDashboardTexts)
  const { pending_bookings: pending, upcoming_bookings: upcoming, unread_notifications: unread } = overview
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-4">
      <WayCard to="/user/service-search" icon="search" title={t.ways.search.title}>
        {t.ways.search.text(atMost(offered), figure)}
      </WayCard>
      <WayCard to="/user/services" icon="heart" title={t.ways.services.title}>
        {t.ways.services.text(overview.selected_services, overview.shortlisted, figure)}
      </WayCard>
      <WayCard to="/user/bookings" icon="calendar" title={t.ways.bookings.title}>
        {t.ways.bookings.text(upcoming, pending, figure)}
      </WayCard>
      <WayCard to="/user/notifications" icon="bell" title={t.ways.notifications.title}>
        {t.ways.notifications.text(unread, figure)}
      </WayCard>
    </ul>
  )
}

/** What awaits there, large; none is not said as a nought. */
const figure = (text: string) => <span className="font-serif text-2xl text-ink">{text}</span>

/** The search counts no further. */
const atMost = (total = 0) => {
  if (total >= COUNT_CAP) return `${COUNT_CAP.toLocaleString("en-IN")}+`
  return total > 0 ? String(total) : undefined
}

type WayCardProps = {
  to: string
  icon: IconName
  title: string
  children: ReactNode
}

function WayCard({ to, icon, title, children }: WayCardProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-soft transition duration-200 hover:-translate-y-0.5 hover:border-brass sm:flex-col sm:items-start sm:p-5 md:max-lg:flex-row md:max-lg:items-center"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tile-soft text-tile-ink">
          <Icon name={icon} />
        </span>
        <div className="grid gap-1">
          <h2 className="text-lg sm:text-xl">{title}</h2>
          <p className="text-muted">{children}</p>
        </div>
      </Link>
    </li>
  )
}
