import { type MetaFunction, useRevalidator } from "react-router"
import { AddSide } from "../accounts/roles/components/add-side.tsx"
import { SecondFactorSection } from "../accounts/second-factor/components/second-factor-section.tsx"
import { getSecondFactor } from "../accounts/second-factor/second-factor.contract.ts"
import { call } from "../platform/api/api-client.ts"
import { logout } from "../platform/session/logout.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { displayName } from "../platform/session/stored-user.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Button } from "../ui/button.tsx"
import { LinkButton } from "../ui/link.tsx"
import { toast } from "../ui/overlay/toast-store.ts"
import { PageLoading } from "../ui/page-loading.tsx"
import { TitledCard } from "../ui/titled-card.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/account.page"
import { deskAccountTexts, deskTexts } from "./texts.ts"
import "../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskAccountTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const [secondFactor, user] = await Promise.all([call(getSecondFactor, {}, { signal }), currentUser()])
  return { secondFactor, user }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(deskTexts).loading} />
}

/** An administrator's own account: what keeps it safe, and the customer's side. */
export default function DeskAccount({ loaderData: { secondFactor, user } }: Route.ComponentProps) {
  const t = useTexts(deskAccountTexts)
  const { revalidate } = useRevalidator()
  const onAdded = async (message: string) => {
    await revalidate()
    toast("success", message)
  }
  const email = user?.email ?? ""
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/settings" variant="quiet" icon="settings">
              {t.settings}
            </LinkButton>
            <Button variant="secondary" icon="logout" onClick={() => void logout({ next: "/admin/login" })}>
              {t.logOut}
            </Button>
          </div>
        }
      >
        {t.signedIn(user ? displayName(user) : "", email)}
      </AreaHeading>
      <div className="grid max-w-3xl gap-6">
        {user && !user.has_user_role && (
          <TitledCard title={t.customer}>
            <div className="max-w-lg">
              {/* The customer's side, which asks for no profession. */}
              <AddSide user={user} professions={[]} onAdded={onAdded} />
            </div>
          </TitledCard>
        )}
        <SecondFactorSection state={secondFactor} email={email} onChanged={revalidate} />
      </div>
    </>
  )
}
