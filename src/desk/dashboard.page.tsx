import type { MetaFunction } from "react-router"
import { keepActivityBehindDialog, loadActivityTracking } from "../accounts/activity-log/activity-log.list.ts"
import { ActivityTracking } from "../accounts/activity-log/components/activity-tracking.tsx"
import { LocationCounts } from "../locations/admin/components/location-counts.tsx"
import { call } from "../platform/api/api-client.ts"
import { logout } from "../platform/session/logout.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { displayName } from "../platform/session/stored-user.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Button } from "../ui/button.tsx"
import { LinkButton } from "../ui/link.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { TitledCard } from "../ui/titled-card.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/dashboard.page"
import { deskDashboardTexts, deskTexts } from "./texts.ts"
import { type DeskToday, deskToday } from "./today/today.contract.ts"
import "../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskDashboardTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [today, user, activity] = await Promise.all([
    call(deskToday, {}, { signal: request.signal }),
    currentUser(),
    loadActivityTracking(request),
  ])
  return { today, user, activity }
}

export const shouldRevalidate = keepActivityBehindDialog

export function HydrateFallback() {
  return <PageLoading label={useTexts(deskTexts).loading} />
}

/** What an administrator sees first. /admin/activity is the same page (specification 2 §2). */
export default function DeskDashboard({ loaderData: { today, user, activity } }: Route.ComponentProps) {
  const t = useTexts(deskDashboardTexts)
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/" variant="quiet" icon="home">
              {t.home}
            </LinkButton>
            <Button variant="secondary" icon="logout" onClick={() => void logout({ next: "/login" })}>
              {t.logOut}
            </Button>
          </div>
        }
      >
        {user && t.welcome(displayName(user) || user.email)}
      </AreaHeading>
      <div className="grid gap-8">
        <TitledCard title={t.waiting.title}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Waiting today={today} />
            <LinkButton to="/admin/moderation" variant="secondary" icon="shield-check">
              {t.waiting.go}
            </LinkButton>
          </div>
        </TitledCard>
        <ActivityTracking view={activity} />
        <LocationCounts />
      </div>
    </>
  )
}

function Waiting({ today: { held_messages, reports, appeals } }: { today: DeskToday }) {
  const { waiting: t } = useTexts(deskDashboardTexts)
  const lines = [
    ...(held_messages > 0 ? [t.messages(held_messages)] : []),
    ...(reports > 0 ? [t.reports(reports)] : []),
    ...(appeals > 0 ? [t.appeals(appeals)] : []),
  ]
  if (lines.length === 0) return <p className="text-muted">{t.nothing}</p>
  return (
    <ul className="grid gap-1 font-semibold">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
