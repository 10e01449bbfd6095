import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { siteOf } from "../../sharing/page-meta.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { type Statistics, StatisticsStrip } from "../components/statistics-strip.tsx"
import { getStatistics } from "../home/home.server.ts"
import type { Route } from "./+types/about.page"
import { aboutTexts } from "./about.texts.ts"
import { LongTextScreen } from "./components/long-text-screen.tsx"
import { textHandle, textMeta } from "./text-meta.ts"

export const handle = textHandle
export const loader = publicLoaderOr(
  async (ctx): Promise<{ statistics: Statistics | null }> => ({ statistics: (await getStatistics(ctx)).data }),
  () => ({ statistics: null }),
)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return textMeta(site, "about", aboutTexts.in(site.language))
}

/** The figures are the home page's own; the text stands without them, too. */
export default function AboutPage({ loaderData: { statistics } }: Route.ComponentProps) {
  return (
    <LongTextScreen text={useTexts(aboutTexts)} drawing={{ kind: "elevation.wada", seed: "about" }}>
      {statistics && (
        <div className="mb-10 lg:mb-12">
          <StatisticsStrip statistics={statistics} />
        </div>
      )}
    </LongTextScreen>
  )
}
