import { brand } from "../brand.ts"
import type { PageHandle } from "../platform/pages/page-handle.ts"
import { publicLoader } from "../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { Icon } from "../ui/icon.tsx"
import { Section } from "../ui/section.tsx"
import { Steps } from "../ui/steps.tsx"
import { useWords } from "../ui/use-words.ts"
import type { Route } from "./+types/home.page"
import { ClosingCall } from "./components/closing-call.tsx"
import { FeaturedProfessionals } from "./components/featured-professionals.tsx"
import { Hero } from "./components/hero.tsx"
import { ServiceCards } from "./components/service-cards.tsx"
import { StatisticsStrip } from "./components/statistics-strip.tsx"
import { homeWords } from "./home.words.ts"
import { homePicture } from "./home-card.ts"
import { showOverview } from "./homepage.server.ts"
import { TestimonialsSection } from "./testimonials/components/testimonials-section.tsx"

/** Nothing here needs the application: the first page costs a phone a few KB of script (docs/decisions/0005). */
export const handle: PageHandle = { still: true, keep: { seconds: 30, reads: [] } }

export const loader = publicLoader(async (ctx) => (await showOverview(ctx)).data)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const { title, description } = homeWords.in(site.language)
  return pageMeta(site, { title, description, path: "/", picture: homePicture(site.language) })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useWords(homeWords)
  const { featured_services, featured_providers, testimonials, statistics } = loaderData
  return (
    <>
      <Banner />
      <Hero cities={[...brand.activeCities]} />
      <StatisticsStrip statistics={statistics} />
      <Section id="services" title={t.services.heading} lead={t.services.lead}>
        <ServiceCards services={featured_services} />
      </Section>
      <FeaturedProfessionals professionals={featured_providers} />
      <Section id="how" title={t.how.heading}>
        <Steps steps={t.how.steps} />
      </Section>
      <TestimonialsSection testimonials={testimonials} />
      <ClosingCall />
    </>
  )
}

/** As specified, word for word. */
function Banner() {
  const t = useWords(homeWords)
  return (
    <p className="bg-tile-soft text-tile-ink">
      <span className="page-width block text-balance py-2.5 text-center text-sm">
        <Icon name="map-pin" className="-mt-0.5 mr-2 inline size-4 align-middle" />
        {t.banner}
      </span>
    </p>
  )
}
