import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { siteOf } from "../../sharing/page-meta.ts"
import { useWords } from "../../ui/use-words.ts"
import { StatisticsStrip } from "../components/statistics-strip.tsx"
import { showStatistics } from "../homepage.server.ts"
import type { Route } from "./+types/about.page"
import { aboutWords } from "./about.words.ts"
import { aboutPicture } from "./about-card.ts"
import { LongTextScreen } from "./components/long-text-screen.tsx"
import { textHandle, textMeta } from "./text-meta.ts"

export const handle = textHandle
export const loader = publicLoader(async (ctx) => (await showStatistics(ctx)).data)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return textMeta(site, aboutWords.in(site.language), aboutPicture(site.language))
}

/** The figures are the home page's own. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <LongTextScreen text={useWords(aboutWords)} drawing={{ kind: "elevation.wada", seed: "about" }}>
      <div className="mb-10 lg:mb-12">
        <StatisticsStrip statistics={loaderData} />
      </div>
    </LongTextScreen>
  )
}
