import { brand } from "../brand.ts"
import { publicLoader } from "../platform/page.server.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { Icon } from "../ui/icon.tsx"
import type { Route } from "./+types/home.page"
import { ClosingCall } from "./components/closing-call.tsx"
import { FeaturedProfessionals } from "./components/featured-professionals.tsx"
import { Hero } from "./components/hero.tsx"
import { HowItWorks } from "./components/how-it-works.tsx"
import { Section } from "./components/section.tsx"
import { ServiceCards } from "./components/service-cards.tsx"
import { StatisticsStrip } from "./components/statistics-strip.tsx"
import { Testimonials } from "./components/testimonials.tsx"
import { homePicture } from "./home-card.ts"
import { showOverview } from "./homepage.server.ts"

/** Nothing here needs the application: the first page costs a phone a few KB of script (docs/decisions/0005). */
export const handle = { still: true }

export const loader = publicLoader(async (ctx) => (await showOverview(ctx)).data)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: `${brand.name} · Interior designers and architects in Pune`,
    description:
      "Find verified interior designers and architects in Pune. See their work, price per hour and real reviews; book a time for free.",
    path: "/",
    picture: homePicture,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured_services, featured_providers, testimonials, statistics } = loaderData
  return (
    <>
      <Banner />
      <Hero cities={[...brand.activeCities]} />
      <StatisticsStrip statistics={statistics} />
      <Section
        id="services"
        title="Who do you need?"
        lead="Interior designers and architects take bookings now; the others open one by one."
      >
        <ServiceCards services={featured_services} />
      </Section>
      <FeaturedProfessionals professionals={featured_providers} />
      <Section id="how" title="Three steps to a home that fits">
        <HowItWorks />
      </Section>
      <Section
        id="reviews"
        goesOn
        title="What customers say"
        lead="A selection from reviews written after completed bookings, with their writers’ consent."
      >
        <Testimonials testimonials={testimonials} />
      </Section>
      <ClosingCall />
    </>
  )
}

/** As specified, word for word. */
function Banner() {
  return (
    <p className="bg-tile-soft text-tile-ink">
      <span className="page-width block text-balance py-2.5 text-center text-sm">
        <Icon name="map-pin" className="-mt-0.5 mr-2 inline size-4 align-middle" />
        Now serving in Pune - Premium services expanding to other cities soon.
      </span>
    </p>
  )
}
