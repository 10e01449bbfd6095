import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { siteOf } from "../../sharing/page-meta.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/grievance.page"
import { LongTextScreen } from "./components/long-text-screen.tsx"
import { grievanceTexts } from "./grievance.texts.ts"
import { textHandle, textMeta } from "./text-meta.ts"

export const handle = textHandle
export const loader = publicLoader(async () => null)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return textMeta(site, "grievance", grievanceTexts.in(site.language))
}

export default function GrievancePage() {
  return <LongTextScreen text={useTexts(grievanceTexts)} isAgreedTo />
}
