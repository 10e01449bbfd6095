import type { MetaFunction } from "react-router"
import { keepActivityBehindDialog, loadActivityTracking } from "../accounts/activity-log/activity-log.list.ts"
import { ActivityTracking } from "../accounts/activity-log/components/activity-tracking.tsx"
import { LocationCounts } from "../locations/admin/components/location-counts.tsx"
import { call } from "../platform/api/api-client.ts"
import { logout } from "../platform/session/logout.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { displayName } from "../platform/session/stored-user.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { adminAreaTexts } from "../shell/admin-area.texts.ts"
import { adminLinks } from "../shell/admin-links.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Button } from "../ui/button.tsx"
import { LinkButton } from "../ui/link.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/dashboard.page"
import { deskDashboardTexts, deskTexts } from "./texts.ts"
import { WaitingCard } from "./today/components/waiting-card.tsx"
import { WeekCard } from "./today/components/week-card.tsx"
import { deskFigures } from "./today/today.contract.ts"
import { loadWaiting } from "./today/waiting.list.ts"
import "../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskDashboardTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [waiting, figures, user, activity] = await Promise.all([
    loadWaiting(request.signal),
    call(deskFigures, {}, { signal: request.signal }),
    currentUser(),
    loadActivityTracking(request),
  ])
  return { waiting, figures, user, activity }
}

export const shouldRevalidate = keepActivityBehindDialog

export function HydrateFallback() {
  return <PageLoading label={useTexts(deskTexts).loading} />
}

/** What an administrator sees first. /admin/activity is the same page (specification 2 §2). */
export default function DeskDashboard({ loaderData: { waiting, figures, user, activity } }: Route.ComponentProps) {
  const t = useTexts(deskDashboardTexts)
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={
          <div className="-mx-5 flex flex-wrap gap-1">
            <LinkButton to="/" variant="plain" icon="home">
              {t.home}
            </LinkButton>
            <Button variant="plain" icon="logout" onClick={() => void logout({ next: "/login" })}>
              {t.logOut}
            </Button>
          </div>
        }
      >
        {user && t.welcome(displayName(user) || user.email)}
      </AreaHeading>
      <div className="grid gap-8">
        <WaitingCard waiting={waiting} />
        <WeekCard {...figures} />
        <More />
        <ActivityTracking view={activity} />
        <LocationCounts />
      </div>
    </>
  )
}

/** A phone's bar has room for five. */
function More() {
  const t = useTexts(deskDashboardTexts)
  const links = adminLinks(useTexts(adminAreaTexts)).filter(({ isAside }) => isAside)
  return (
    <nav aria-label={t.more} className="md:hidden">
      <ul className="grid grid-cols-2 gap-3">
        {links.map(({ to, label, icon }) => (
          <li key={to} className="last:odd:col-span-2">
            <LinkButton to={to} variant="secondary" icon={icon} className="w-full">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
