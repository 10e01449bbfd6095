import { type MetaFunction, useRevalidator } from "react-router"
import { AddSide } from "../accounts/roles/components/add-side.tsx"
import { SecondFactorSection } from "../accounts/second-factor/components/second-factor-section.tsx"
import { getSecondFactor } from "../accounts/second-factor/second-factor.contract.ts"
import { call } from "../platform/api/api-client.ts"
import { logout } from "../platform/session/logout.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { displayName } from "../platform/session/stored-user.ts"
import { useSamePerson } from "../platform/session/use-same-person.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { guardDocument } from "../shell/area-guard.server.ts"
import { announceAndLeave, guardArea } from "../shell/area-guard.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Button } from "../ui/button.tsx"
import { LinkButton } from "../ui/link.tsx"
import { toast } from "../ui/overlay/toast-store.ts"
import { PageLoading } from "../ui/page-loading.tsx"
import { TitledCard } from "../ui/titled-card.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/admin-dashboard.page"
import { adminOverview } from "./overview.contract.ts"
import { adminDashboardTexts, dashboardTexts } from "./texts.ts"
import "../ui/rare-icons.ts"

export const middleware = [guardDocument("admin")]
export const clientMiddleware = [guardArea("admin")]

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, adminDashboardTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const [secondFactor, { held_messages }, user] = await Promise.all([
    call(getSecondFactor, {}, { signal }),
    call(adminOverview, {}, { signal }),
    currentUser(),
  ])
  return { secondFactor, user, held: held_messages }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(dashboardTexts).loading} />
}

/** Where administrators come in, until there are more pages of their own: who is signed in, what waits for them, and the way out. */
export default function AdminDashboard({ loaderData: { secondFactor, user, held } }: Route.ComponentProps) {
  const t = useTexts(adminDashboardTexts)
  const { revalidate } = useRevalidator()
  useSamePerson(announceAndLeave)
  const onAdded = async (message: string) => {
    await revalidate()
    toast("success", message)
  }
  const name = user ? displayName(user) : ""
  const email = user?.email ?? ""
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 md:py-12">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size="large" single />
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h1 className="text-2xl md:text-3xl">{t.title}</h1>
          <p className="wrap-anywhere text-muted">{t.signedIn(name, email)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/settings" variant="quiet" icon="settings">
            {t.settings}
          </LinkButton>
          <Button variant="secondary" icon="logout" onClick={() => void logout({ next: "/admin/login" })}>
            {t.logOut}
          </Button>
        </div>
      </header>
      <TitledCard title={t.moderation.title}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className={`min-w-0 ${held > 0 ? "font-semibold" : "text-muted"}`}>{t.moderation.waiting(held)}</p>
          <LinkButton to="/admin/moderation" variant="secondary" icon="shield-check">
            {t.moderation.go}
          </LinkButton>
        </div>
      </TitledCard>
      <p className="text-muted">{t.notOpen}</p>
      {user && !user.has_user_role && (
        <TitledCard title={t.customer.title}>
          <div className="max-w-lg">
            {/* The customer's side, which asks for no profession. */}
            <AddSide user={user} professions={[]} onAdded={onAdded} />
          </div>
        </TitledCard>
      )}
      <SecondFactorSection state={secondFactor} email={email} onChanged={revalidate} />
    </div>
  )
}
