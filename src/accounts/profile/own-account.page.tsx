import { redirectDocumentToOwnArea } from "../../shell/area-guard.server.ts"
import { redirectToOwnArea } from "../../shell/area-guard.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { profileOf } from "../roles.rules.ts"
import { profileTexts } from "./texts.ts"

/** Nothing to see, only the way to the profile of one's role (specification 3 §7). */
export const middleware = [redirectDocumentToOwnArea(profileOf)]
export const clientMiddleware = [redirectToOwnArea(profileOf)]

/** Gives the browser's middleware something to run before. */
export const clientLoader = () => null

export function HydrateFallback() {
  return <PageLoading label={useTexts(profileTexts).loading} />
}

export default HydrateFallback
