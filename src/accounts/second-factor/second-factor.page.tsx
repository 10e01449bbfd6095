import type { MetaFunction } from "react-router"
import { useRevalidator } from "react-router"
import { call } from "../../platform/api/api-client.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { guardDocument } from "../../shell/area-guard.server.ts"
import { guardArea } from "../../shell/area-guard.ts"
import { SessionWatch } from "../../shell/session-watch.tsx"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/second-factor.page"
import { SecondFactorSection } from "./components/second-factor-section.tsx"
import { getSecondFactor } from "./second-factor.contract.ts"
import { secondFactorPageTexts } from "./texts.ts"

/** Where an administrator without the second factor that they need is led, from every page of an area. */
const stay = { isForSecondFactor: true }
export const middleware = [guardDocument("admin", stay)]
export const clientMiddleware = [guardArea("admin", stay)]

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, secondFactorPageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const [state, user] = await Promise.all([call(getSecondFactor, {}, { signal }), currentUser()])
  return { state, email: user?.email ?? "" }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(secondFactorPageTexts).loading} />
}

export default function SecondFactorPage({ loaderData: { state, email } }: Route.ComponentProps) {
  const t = useTexts(secondFactorPageTexts)
  const { revalidate } = useRevalidator()
  const onChanged = async () => {
    // What the session may do has changed, and the browser's copy of the person says so.
    await currentUser({ verify: true })
    await revalidate()
  }
  const isMissing = state.is_required && !state.enabled_at
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 md:py-12">
      <AreaHeading title={t.title}>{isMissing && t.first}</AreaHeading>
      <SecondFactorSection state={state} email={email} onChanged={onChanged} />
      {!isMissing && (
        <div>
          <LinkButton to="/admin/account" variant="secondary">
            {t.toDashboard}
          </LinkButton>
        </div>
      )}
      <SessionWatch />
    </div>
  )
}
