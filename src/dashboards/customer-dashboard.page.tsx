/** A customer's bookings as their dashboard shows them, with the figures that come along. */
import { useState } from "react"
import { DualRoleBadge } from "../accounts/components/role-badges.tsx"
import { RecentActivity } from "../activity/components/recent-activity.tsx"
import { loadRecentActivity } from "../activity/recent-activity.list.ts"
import { groupCustomerBookings } from "../bookings/agenda/agenda.rules.ts"
import { customerBookingById } from "../bookings/booking.contract.ts"
import { bookingDialogs } from "../bookings/booking-rows.ts"
import { CustomerDialogs } from "../bookings/lists/components/customer-dialogs.tsx"
import { answerProposal } from "../bookings/proposal/proposal.actions.ts"
import { awaitsAnswerOf } from "../bookings/proposal/proposal.rules.ts"
import { call } from "../platform/api/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { displayName, type SessionUser } from "../platform/session/stored-user.ts"
import { searchServices } from "../search/search.contract.ts"
import { COUNT_CAP } from "../search/search.rules.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { Avatar } from "../ui/avatar.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link.tsx"
import { describeList, keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { useList } from "../ui/list/use-list.ts"
import { PageLoading } from "../ui/page-loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/customer-dashboard.page"
import { NextVisit, NoVisit } from "./next-visit/components/next-visit.tsx"
import { Unsettled } from "./next-visit/components/unsettled.tsx"
import { customerOverview } from "./overview.contract.ts"
import { OwnThings } from "./own-things/components/own-things.tsx"
import { loadOwnThings } from "./own-things/own-things.list.ts"
import { customerDashboardTexts, dashboardTexts } from "./texts.ts"

type WelcomeHeaderProps = { user: SessionUser | null }

/** Initial and greeting (specification 1 §2): full name, else name, else e-mail; U for an account without any. */
function WelcomeHeader({ user }: WelcomeHeaderProps) {
  const t = useTexts(customerDashboardTexts)
  const name = user ? displayName(user) : ""
  return (
    <header className="flex items-center gap-4">
      <Avatar name={name} portrait={user?.portrait} size="large" single />
      <div className="grid min-w-0 gap-1">
        <h1 className="wrap-anywhere text-2xl md:text-3xl">{name ? t.welcome(name) : t.welcomeNobody}</h1>
        <p className="empty:hidden">
          <DualRoleBadge of={user} />
        </p>
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
  const [user, activity, offered, own, agenda] = await Promise.all([
    currentUser(),
    loadRecentActivity(signal),
    // Only a figure: where it is not to be had, the card does without.
    call(searchServices, { limit: 1 }, { signal }).then(({ total }) => total, nothing),
    loadOwnThings(signal),
    loadList(customerAgenda, request),
  ])
  return { user, activity, offered, own, agenda }
}

export const shouldRevalidate = keepListBehindDialog(customerAgenda)

/** What ends a booking, or asks for another time, is a form in a dialog of its own. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  answerProposal("customer", await request.formData())

export function HydrateFallback() {
  return <PageLoading label={useTexts(dashboardTexts).loading} />
}

export default function CustomerDashboard({ loaderData }: Route.ComponentProps) {
  const { user, activity, offered, own, agenda } = loaderData
  const list = useList(customerAgenda, agenda)
  const isDual = Boolean(user?.has_provider_role && user.has_user_role)
  const now = new Date()
  const { next, waiting } = groupCustomerBookings(list.rows, now)
  // As it was when the page came: nothing changes places under the finger that answers.
  const [isAsked] = useState(() => waiting.some((booking) => awaitsAnswerOf("customer", booking, now)))
  const inOrder = [
    next ? <NextVisit key="next" booking={next} list={list} /> : waiting.length === 0 && <NoVisit key="none" />,
    <Unsettled key="unsettled" waiting={waiting} bookings={list.rows} list={list} />,
  ]
  const cards = isAsked ? inOrder.toReversed() : inOrder
  return (
    <div className="grid gap-6">
      <WelcomeHeader user={user} />
      {list.page ? cards : <ErrorState message={list.failure ?? ""} onRetry={list.reload} busy={list.isLoading} />}
      {isDual && <DualRoleBanner />}
      {list.page && <OwnThings overview={list.page} own={own} offered={atMost(offered)} />}
      <RecentActivity view={activity} />
      <CustomerDialogs list={list} />
    </div>
  )
}

/** The search counts no further. */
const atMost = (total = 0) => {
  if (total >= COUNT_CAP) return `${COUNT_CAP.toLocaleString("en-IN")}+`
  return total > 0 ? String(total) : undefined
}
