import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { policy } from "../../policy.ts"
import { siteOf } from "../../sharing/page-meta.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/help.page"
import { LongTextScreen } from "./components/long-text-screen.tsx"
import { helpTexts } from "./help.texts.ts"
import { textHandle, textMeta } from "./text-meta.ts"

export const handle = textHandle
export const loader = publicLoader(async () => null)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return textMeta(site, "help", helpTexts.in(site.language))
}

export default function HelpPage() {
  return (
    <LongTextScreen
      text={useTexts(helpTexts)}
      revised={policy.helpRevised}
      drawing={{ kind: "section.3f", seed: "help" }}
      isFolded
    />
  )
}
