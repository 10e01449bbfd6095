import { useEffect, useState } from "react"
import { call } from "../../platform/api/api-client.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { Icon } from "../../ui/icon.tsx"
import { Section } from "../../ui/section.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useCities, useTexts } from "../../ui/use-texts.ts"
import { ClosingCall } from "../components/closing-call.tsx"
import { ServiceCards } from "../components/service-cards.tsx"
import { StatisticsStrip } from "../components/statistics-strip.tsx"
import { TestimonialsSection } from "../testimonials/components/testimonials-section.tsx"
import type { Route } from "./+types/home.page"
import { Hero } from "./components/hero.tsx"
import { FeaturedProfessionals, FreeBooking, Heritage, QuickReads, WhyChoose } from "./components/sections.tsx"
import { homepageOverview, type Overview } from "./home.contract.ts"
import { getOverview } from "./home.server.ts"
import { homeData, homePicture } from "./home.sharing.ts"
import { homeTexts } from "./texts.ts"

/** What the home page shows, and whether it is that only because it could not be read. */
interface Home {
  overview: Overview
  isAway: boolean
}

/** As specified for a server in trouble: empty lists, zeros, and the one city that is open (specification 1 §8). */
const unavailable: Home = {
  overview: {
    featured_services: [],
    featured_providers: [],
    testimonials: [],
    statistics: { total_providers: 0, total_bookings: 0, total_cities: 1, total_reviews: 0, average_rating: 0 },
    cities: [],
  },
  isAway: true,
}

/** What is there, or on its way: then what came before it, and undefined the first time. */
function useArrived<T>(one: T | Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<T>()
  useEffect(() => {
    if (!(one instanceof Promise)) return
    let isWanted = true
    void one.then((value) => isWanted && setArrived(value))
    return () => {
      isWanted = false
    }
  }, [one])
  return one instanceof Promise ? arrived : one
}

/** Nothing here needs the application: the first page costs a phone a few KB of script (docs/decisions/0005). */
export const handle: PageHandle = { isStatic: true, cache: { seconds: 30, reads: [] } }

interface Loaded {
  home: Home | Promise<Home>
}

export const loader = publicLoaderOr<Loaded>(
  async (ctx) => ({ home: { overview: (await getOverview(ctx)).data, isAway: false } }),
  () => ({ home: unavailable }),
)

/** From within the application the page opens at once, with skeletons where its lists come. */
export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs): Loaded => ({
  home: call(homepageOverview, {}, { signal }).then(
    ({ data }) => ({ overview: data, isAway: false }),
    () => unavailable,
  ),
})

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = homeTexts.in(site.language)
  const [title, description] = [t.title(site), t.description(site)]
  return [
    ...pageMeta(site, { title, description, path: "/", picture: homePicture(site) }),
    ...(import.meta.env.SSR ? [described({ "@graph": homeData(site) })] : []),
  ]
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(homeTexts)
  const home = useArrived<Home>(loaderData.home)
  const { featured_services, featured_providers, testimonials, statistics } = home?.overview ?? {}
  return (
    <>
      <Banner />
      <Hero />
      {home?.isAway && <Away />}
      <FeaturedProfessionals professionals={featured_providers} />
      <StatisticsStrip statistics={statistics} isAway={home?.isAway} />
      <Section id="services" title={t.services.heading}>
        <ServiceCards services={featured_services} />
      </Section>
      <WhyChoose />
      <TestimonialsSection testimonials={testimonials} />
      <Section id="how" title={t.how.heading} goesOn>
        <Steps steps={t.how.steps} />
      </Section>
      <FreeBooking />
      <Heritage />
      <QuickReads />
      <ClosingCall />
    </>
  )
}

/** As specified, word for word. */
function Banner() {
  const cities = useCities()
  const t = useTexts(homeTexts)
  if (cities.length === 0) return null
  return (
    <p className="bg-tile-soft text-tile-ink">
      <span className="page-width block text-balance py-2.5 text-center text-sm">
        <Icon name="map-pin" className="-mt-0.5 mr-2 inline size-4 align-middle" />
        {t.banner(cities)}
      </span>
    </p>
  )
}

/** So that a zero is not taken for a count. */
function Away() {
  const t = useTexts(homeTexts)
  return (
    <p role="status" className="border-line border-t bg-slate-soft text-slate-ink">
      <span className="page-width block py-3">{t.away}</span>
    </p>
  )
}
