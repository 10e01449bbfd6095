import type { Review } from "schema-dts"
import { pathIn } from "../../platform/language/language.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, type Site, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { LinkButton } from "../../ui/link.tsx"
import { Section } from "../../ui/section.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { ClosingCall } from "../components/closing-call.tsx"
import { ServiceCards } from "../components/service-cards.tsx"
import { getTestimonialsPage } from "../home/home.server.ts"
import type { Testimonial } from "../summaries.ts"
import type { Route } from "./+types/testimonials.page"
import { FeaturedTestimonial, NoTestimonials, TestimonialCard } from "./components/testimonial-card.tsx"
import { testimonialsPicture } from "./testimonials.sharing.ts"
import { testimonialsTexts } from "./texts.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 30, reads: [] } }
export const loader = publicLoader(getTestimonialsPage)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const t = testimonialsTexts.in(site.language)
  const picture = testimonialsPicture(site)
  const { featured, others } = loaderData ?? { featured: null, others: [] }
  const all = featured ? [featured, ...others] : others
  const description = t.meta[all.length > 0 ? "description" : "empty"](site)
  return [
    ...pageMeta(site, { title: t.meta.title, description, path: "/testimonials", picture }),
    ...(import.meta.env.SSR && all.length > 0 ? [described({ "@graph": testimonialsData(all, site) })] : []),
  ]
}

export default function TestimonialsPage({ loaderData: { featured, others, services } }: Route.ComponentProps) {
  const t = useTexts(testimonialsTexts)
  const isEmpty = !featured && others.length === 0
  return (
    <>
      <div className="page-width grid gap-8 py-8 md:py-12">
        <header>
          <h1 className="text-2xl md:text-3xl">{t.heading}</h1>
          {!isEmpty && <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>}
        </header>
        {isEmpty && <NoTestimonials />}
        {featured && <FeaturedTestimonial testimonial={featured} />}
        {others.length > 0 && (
          <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
            {others.map((one) => (
              <TestimonialCard key={one.id} testimonial={one} />
            ))}
          </ul>
        )}
        {!isEmpty && <p className="max-w-3xl text-muted">{t.how}</p>}
      </div>
      <div className="border-line border-t bg-band">
        <Section id="services" title={t.services.heading}>
          <ServiceCards services={services} />
          <LinkButton
            to="/services"
            variant="secondary"
            icon="arrow-right"
            className="flex-row-reverse justify-self-start"
          >
            {t.services.all}
          </LinkButton>
        </Section>
      </div>
      <ClosingCall />
    </>
  )
}

/** What search engines read: whose review of whom it is. */
const testimonialsData = (testimonials: readonly Testimonial[], { publicUrl, language }: Site): Review[] =>
  testimonials.map((one) => ({
    "@type": "Review",
    ...(one.title && { name: one.title }),
    reviewBody: one.comment,
    datePublished: one.created_at,
    author: { "@type": "Person", name: one.customer_name },
    reviewRating: { "@type": "Rating", ratingValue: one.overall_rating, bestRating: 5, worstRating: 1 },
    itemReviewed: {
      "@type": "LocalBusiness",
      "@id": publicUrl + pathIn(language, `/providers/${one.provider_id}`),
      name: one.provider_name,
    },
  }))
