import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { siteOf } from "../../sharing/page-meta.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/privacy.page"
import { LongTextScreen } from "./components/long-text-screen.tsx"
import { privacyTexts } from "./privacy.texts.ts"
import { textHandle, textMeta } from "./text-meta.ts"

export const handle = textHandle
export const loader = publicLoader(async () => null)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return textMeta(site, "privacy", privacyTexts.in(site.language))
}

export default function PrivacyPage() {
  return <LongTextScreen text={useTexts(privacyTexts)} isAgreedTo />
}
