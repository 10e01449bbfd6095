import { dashboardOf } from "../accounts/roles.rules.ts"
import { redirectDocumentToOwnArea } from "../shell/area-guard.server.ts"
import { redirectToOwnArea } from "../shell/area-guard.ts"
import { Spinner } from "../ui/loading.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { dashboardTexts } from "./texts.ts"

/** The dashboard router (specification 2 §2): nothing to see, only the way to one's own. */
export const middleware = [redirectDocumentToOwnArea(dashboardOf)]
export const clientMiddleware = [redirectToOwnArea(dashboardOf)]

/** Gives the browser's middleware something to run before. */
export const clientLoader = () => null

export function HydrateFallback() {
  const t = useTexts(dashboardTexts)
  return (
    <div className="page-width grid min-h-80 place-items-center">
      <Spinner label={t.loading} visible className="size-8" />
    </div>
  )
}

export default HydrateFallback
