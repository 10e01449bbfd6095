import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { RecentActivity } from "../activity/components/recent-activity.tsx"
import { loadRecentActivity } from "../activity/recent-activity.list.ts"
import { When } from "../bookings/components/when.tsx"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { wordsHere } from "../platform/words/language.ts"
import { COUNT_CAP } from "../search/count-cap.ts"
import { searchServices } from "../search/search.contract.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon, type IconName } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { useWords } from "../ui/use-words.ts"
import type { Route } from "./+types/customer-dashboard.page"
import { DualRoleBanner, WelcomeHeader } from "./components/welcome-header.tsx"
import { customerDashboardWords } from "./customer-dashboard.words.ts"
import { dashboardWords } from "./dashboard.words.ts"
import { type CustomerOverview, customerOverview } from "./overview.contract.ts"

const nothing = () => undefined

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, customerDashboardWords, (t) => t.title)

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const [user, activity, offered, overview] = await Promise.all([
    currentUser(),
    loadRecentActivity(signal),
    // Only a figure: where it is not to be had, the card does without.
    call(searchServices, { limit: 1 }, { signal }).then(({ total }) => total, nothing),
    call(customerOverview, {}, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error
      return { failure: failureMessage(error, wordsHere(dashboardWords).failed) }
    }),
  ])
  return { user, activity, offered, overview }
}

export function HydrateFallback() {
  return <PageLoading label={useWords(dashboardWords).loading} />
}

export default function CustomerDashboard({ loaderData: { user, activity, offered, overview } }: Route.ComponentProps) {
  const t = useWords(customerDashboardWords)
  const { revalidate, state } = useRevalidator()
  const isDual = Boolean(user?.has_provider_role && user.has_user_role)
  return (
    <div className="grid gap-6">
      <WelcomeHeader user={user}>{t.lead}</WelcomeHeader>
      {isDual && <DualRoleBanner />}
      {"failure" in overview ? (
        <ErrorState message={overview.failure} onRetry={revalidate} busy={state === "loading"} />
      ) : (
        <Overview overview={overview} offered={offered} />
      )}
      <RecentActivity view={activity} />
    </div>
  )
}

function Overview({ overview, offered }: { overview: CustomerOverview; offered: number | undefined }) {
  const t = useWords(customerDashboardWords)
  const {
    pending_bookings: pending,
    upcoming_bookings: upcoming,
    unread_notifications: unread,
    next_booking,
  } = overview
  return (
    <>
      {next_booking && (
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-neem-soft p-5 text-neem-ink">
          <p>
            {t.nextVisit(
              (text) => (
                <span className="font-semibold">{text}</span>
              ),
              next_booking.service_name,
              next_booking.provider_name,
              <When at={next_booking.start_time} />,
            )}
          </p>
          <LinkButton variant="secondary" size="small" to={`/user/bookings?booking=${next_booking.id}`}>
            {t.viewDetails}
          </LinkButton>
        </section>
      )}
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-1 lg:grid-cols-3">
        <WayCard to="/user/service-search" icon="search" title={t.ways.search.title}>
          {t.ways.search.text(atMost(offered), figure)}
        </WayCard>
        <WayCard to="/user/bookings" icon="calendar" title={t.ways.bookings.title}>
          {t.ways.bookings.text(upcoming, pending, figure)}
        </WayCard>
        <WayCard to="/user/notifications" icon="bell" title={t.ways.notifications.title}>
          {t.ways.notifications.text(unread, figure)}
        </WayCard>
      </ul>
    </>
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
