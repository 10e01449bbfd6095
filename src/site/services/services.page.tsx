import type { ReactNode } from "react"
import { useSearchParams } from "react-router"
import { ServicesInquiry } from "../../enquiries/inquiry/components/services-inquiry.tsx"
import { servicesInquiryForm } from "../../enquiries/inquiry/inquiry.form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailFromHome } from "../../sharing/structured-data.ts"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Link } from "../../ui/link.tsx"
import { useMarket, useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/services.page"
import { LaterService, OpenService } from "./components/listed-service.tsx"
import { type ListedService, listServices, standardServices } from "./services.server.ts"
import { servicesPicture } from "./services.sharing.ts"
import { servicesTexts } from "./texts.ts"

export const handle: PageHandle = { cache: { seconds: 60, reads: ["service"] } }
/** The standard list is a failure, after which the page that was made before is shown again if there is one. */
export const loader = publicLoaderOr(listServices, standardServices)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const action = formAction(servicesInquiryForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const { meta, here } = servicesTexts.in(site.language)
  return [
    ...pageMeta(site, {
      title: meta.title(site),
      description: meta.description(site),
      path: "/services",
      picture: servicesPicture(site.language),
    }),
    ...(import.meta.env.SSR ? [described(trailFromHome(site, { name: here, path: "/services" }))] : []),
  ]
}

export default function ServicesPage({ loaderData: { services, ideas, isStandard } }: Route.ComponentProps) {
  const t = useTexts(servicesTexts)
  const market = useMarket()
  const [query] = useSearchParams()
  const wanted = services.find(({ slug }) => slug === query.get("service"))?.slug
  const [open, later] = [services.filter(isOpen), services.filter((one) => !isOpen(one))]
  return (
    <div className="page-width grid gap-12 py-8 md:py-12">
      <header>
        <h1 className="text-2xl md:text-3xl">{t.heading}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead(market)}</p>
        {isStandard && (
          <p role="status" className="mt-4 max-w-3xl rounded-lg border border-line bg-surface px-4 py-3">
            {t.failed} <span className="text-muted">{t.standard}</span>
          </p>
        )}
      </header>
      {services.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <Listed id="open" title={t.available(market.cities)} look="gap-5 md:grid-cols-2">
        {open.map((service, place) => (
          <OpenService key={service.slug} service={service} isFirst={place === 0} />
        ))}
      </Listed>
      <Listed id="later" title={t.expanding} lead={t.expandingLead} look="gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {later.map((service) => (
          <LaterService key={service.slug} service={service} />
        ))}
      </Listed>
      <Listed id="ideas" title={t.ideas} lead={t.ideasLead} look="gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {ideas.map(({ slug, title, line }) => (
          <li key={slug}>
            <Link to={`/services/${slug}`} className={ideaClasses}>
              <span className="font-semibold">{title}</span>
              <span className="text-muted text-sm">{line}</span>
            </Link>
          </li>
        ))}
      </Listed>
      <section aria-labelledby="inquiry" className="grid gap-x-12 gap-y-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div>
          <h2 id="inquiry" tabIndex={-1} className="scroll-mt-20 text-2xl">
            {t.inquiry}
          </h2>
          <p className="mt-1 max-w-3xl text-muted">
            {open.length > 0 && open.every(({ can_suggest }) => can_suggest)
              ? t.inquiryLead(market.cities)
              : t.inquiryLeadFew}
          </p>
        </div>
        <Card>
          <ServicesInquiry services={services} wanted={wanted} />
        </Card>
      </section>
    </div>
  )
}

const ideaClasses =
  "grid h-full content-start gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 hover:border-brass hover:text-tile-ink"

const isOpen = ({ is_available }: ListedService) => is_available

interface ListedProps {
  id: string
  title: string
  lead?: string
  /** Of the list. */
  look: string
  children: ReactNode[]
}

/** Services of one state; nothing where there are none. */
function Listed({ id, title, lead, look, children }: ListedProps) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      <ul className={`grid ${look}`}>{children}</ul>
    </section>
  )
}
