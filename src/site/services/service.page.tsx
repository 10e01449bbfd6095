import { data, redirect } from "react-router"
import { brand } from "../../brand.ts"
import { serviceInquiries } from "../../enquiries/service/service-inquiry.form.ts"
import { serviceWaitlists } from "../../enquiries/service/service-waitlist.form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pathIn } from "../../platform/words/language.ts"
import { serviceSlug } from "../../services/service.rules.ts"
import { isServiceSlug } from "../../services/service-slugs.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Link } from "../../ui/link.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Points } from "../../ui/points.tsx"
import { Questions } from "../../ui/questions.tsx"
import { Section } from "../../ui/section.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useWords } from "../../ui/use-words.ts"
import { ProfessionalCard } from "../components/professional-card.tsx"
import { localitiesPath } from "../places/place.rules.ts"
import { TestimonialCard } from "../testimonials/components/testimonial-card.tsx"
import type { Route } from "./+types/service.page"
import { Costs } from "./components/costs.tsx"
import { PapersToCheck } from "./components/papers-to-check.tsx"
import { ServiceForm } from "./components/service-form.tsx"
import { ServiceHero } from "./components/service-hero.tsx"
import { ServiceNotFound } from "./components/service-not-found.tsx"
import { type ServicePage, showService } from "./service.server.ts"
import { servicePicture } from "./service.sharing.ts"
import { serviceWords } from "./service.words.ts"
import { serviceData } from "./service-structured-data.ts"

export const handle: PageHandle = { keep: { seconds: 60, reads: [] } }

export const loader = publicLoader(async (ctx, { params }) => {
  const asked = params.service ?? ""
  const slug = serviceSlug(asked)
  // Underscores and names as they are displayed mean the same everywhere.
  if (slug !== asked && isServiceSlug(slug)) throw redirect(pathIn(ctx.language, `/services/${slug}`), 301)
  const page = await showService(ctx, asked)
  return data({ page }, { status: page ? 200 : 404, statusText: page ? "OK" : "Not Found" })
})

export const action = formAction(...Object.values(serviceInquiries), ...Object.values(serviceWaitlists))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page
  if (!page) return pageTitle(matches, serviceWords, (t) => t.unknown.title)
  const site = siteOf(matches)
  const { title, description } = page.content.meta
  const t = serviceWords.in(site.language)
  return [
    ...pageMeta(site, {
      title: `${title} · ${brand.name}`,
      description: t.meta[page.state](description),
      path: `/services/${page.slug}`,
      picture: servicePicture(page.slug, page.content),
    }),
    ...serviceData(page, site).map(described),
  ]
}

export default function ServicePageScreen({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <Service page={page} /> : <ServiceNotFound />
}

function Service({ page }: { page: ServicePage }) {
  const t = useWords(serviceWords)
  const { name, content, state, offer, papers } = page
  const trail = [{ label: t.trail.label, to: "/" }, { label: t.trail.services, to: "/services" }, { label: name }]
  return (
    <>
      {state !== "open" && content.banner && (
        <p className="bg-tile-soft text-balance px-4 py-2.5 text-center text-sm text-tile-ink">{content.banner}</p>
      )}
      <div className="page-width pt-4">
        <Breadcrumb items={trail} />
      </div>
      <ServiceHero page={page} />
      {offer && <Offer page={page} offer={offer} />}
      <div className="border-line border-y bg-sunken">
        <Section id="does" title={content.does.heading}>
          <Points points={content.does.points} icons={page.signs} />
        </Section>
      </div>
      {state !== "open" && content.benefits && (
        <Section id="worth" title={content.benefits.heading}>
          <Points points={content.benefits.points} icons={[]} />
        </Section>
      )}
      {!offer && <Costs page={page} goesOn={content.benefits !== undefined} />}
      {offer && offer.reviews.length > 0 && <Reviews reviews={offer.reviews} />}
      <div className="border-line border-y bg-sunken">
        <PapersToCheck papers={papers} />
      </div>
      <Section id="questions" title={t.questions}>
        <Questions questions={content.questions} />
      </Section>
      <Section id="steps" title={t.steps} goesOn>
        <Steps steps={content.steps} />
      </Section>
      <div className="-mb-16">
        <ServiceForm page={page} />
      </div>
    </>
  )
}

/** First of all for who comes to book: who there is, and what it costs. */
function Offer({ page, offer }: { page: ServicePage; offer: NonNullable<ServicePage["offer"]> }) {
  const { people: t } = useWords(serviceWords)
  return (
    <>
      <div className="border-line border-y bg-sunken">
        <Section id="people" title={t.heading} lead={offer.professionals > 0 ? t.lead(offer.professionals) : t.none}>
          {offer.professionals > 0 && (
            <>
              <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
                {offer.people.map((one) => (
                  <ProfessionalCard key={one.provider_id} one={one} beside className="max-sm:nth-[n+5]:hidden" />
                ))}
              </ul>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <LinkButton
                  to={`/search?service_type=${page.slug}`}
                  variant="secondary"
                  icon="arrow-right"
                  className="flex-row-reverse"
                >
                  {t.all(page.services)}
                </LinkButton>
                <Link
                  to={localitiesPath(page.slug)}
                  className="inline-flex min-h-11 items-center text-tile-ink hover:underline"
                >
                  {t.localities}
                </Link>
              </div>
            </>
          )}
        </Section>
      </div>
      <Costs page={page} goesOn={false} />
    </>
  )
}

function Reviews({ reviews }: Pick<NonNullable<ServicePage["offer"]>, "reviews">) {
  const { reviews: t } = useWords(serviceWords)
  return (
    <Section id="reviews" title={t.heading} lead={t.lead}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map((one) => (
          <TestimonialCard key={one.id} testimonial={one} cut className="max-lg:nth-[n+3]:hidden" />
        ))}
      </ul>
    </Section>
  )
}
