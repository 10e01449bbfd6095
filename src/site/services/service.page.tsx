import { data, redirect } from "react-router"
import { PostCards } from "../../blog/posts/components/post-cards.tsx"
import { brand } from "../../brand.ts"
import { serviceInquiries, serviceWaitlists } from "../../enquiries/service/service.form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { pathIn } from "../../platform/language/language.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { serviceSlug } from "../../services/service.rules.ts"
import { isServiceSlug } from "../../services/service-slugs.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Faq } from "../../ui/faq.tsx"
import { Points } from "../../ui/points.tsx"
import { Section } from "../../ui/section.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/service.page"
import { Costs } from "./components/costs.tsx"
import { ServiceHero } from "./components/service-hero.tsx"
import { Offer, PapersToCheck, QuotedReviews, ServiceForm, ServiceNotFound } from "./components/service-sections.tsx"
import { servicePicture } from "./service.sharing.ts"
import { findServicePage, type ServicePage } from "./service-page.server.ts"
import { serviceData } from "./service-structured-data.ts"
import { serviceTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const handle: PageHandle = { cache: { seconds: 60, reads: [] } }

export const loader = publicLoader(async (ctx, { params }) => {
  const asked = params.service ?? ""
  const slug = serviceSlug(asked)
  // Underscores and names as they are displayed mean the same everywhere.
  if (slug !== asked && isServiceSlug(slug)) throw redirect(pathIn(ctx.language, `/services/${slug}`), 301)
  const page = await findServicePage(ctx, asked)
  return data({ page }, { status: page ? 200 : 404, statusText: page ? "OK" : "Not Found" })
})

export const action = formAction(...Object.values(serviceInquiries), ...Object.values(serviceWaitlists))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page
  if (!page) return pageTitle(matches, serviceTexts, (t) => t.unknown.title)
  const site = siteOf(matches)
  const { title, description } = page.content.meta
  const t = serviceTexts.in(site.language)
  return [
    ...pageMeta(site, {
      title: `${title} · ${brand.name}`,
      description: [t.meta[page.state](description), ...(page.offer?.professionals ? [t.bookable] : [])].join(" "),
      path: `/services/${page.slug}`,
      picture: servicePicture(page.slug, page.content),
    }),
    ...(import.meta.env.SSR ? serviceData(page, site).map(described) : []),
  ]
}

export default function ServicePageScreen({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <Service page={page} /> : <ServiceNotFound />
}

function Service({ page }: { page: ServicePage }) {
  const t = useTexts(serviceTexts)
  const { name, content, state, offer, papers, posts } = page
  const isQuoted = offer !== null && offer.reviews.length > 0
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
      {isQuoted && <QuotedReviews reviews={offer.reviews} />}
      <div className={isQuoted ? "" : "border-line border-y bg-band"}>
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
      <div className="border-line border-y bg-band">
        <PapersToCheck papers={papers} />
      </div>
      <Section id="questions" title={t.questions}>
        <Faq questions={content.questions} />
      </Section>
      <Section id="steps" title={t.steps} goesOn>
        <Steps steps={content.steps} isFolded />
      </Section>
      {posts.length > 0 && (
        <Section id="posts" title={t.posts} goesOn>
          <PostCards posts={posts} />
        </Section>
      )}
      <div className="-mb-16">
        <ServiceForm page={page} />
      </div>
    </>
  )
}
