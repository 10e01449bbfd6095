import { getGrievanceFigures } from "../../enquiries/grievance/grievance.server.ts"
import { unlessUnavailable } from "../../platform/database/unless-unavailable.server.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { siteOf } from "../../sharing/page-meta.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/grievance.page"
import { GrievanceFiguresTable } from "./components/grievance-figures.tsx"
import { LongTextScreen } from "./components/long-text-screen.tsx"
import { grievanceTexts } from "./grievance.texts.ts"
import { textHandle, textMeta } from "./text-meta.ts"

export const handle = textHandle
/** The policy is there without its figures, too. */
export const loader = publicLoader(async (ctx) => ({
  figures: await unlessUnavailable(getGrievanceFigures(ctx), null),
}))

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return textMeta(site, "grievance", grievanceTexts.in(site.language))
}

export default function GrievancePage({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <LongTextScreen text={useTexts(grievanceTexts)} isAgreedTo>
      {figures && <GrievanceFiguresTable figures={figures} />}
    </LongTextScreen>
  )
}
