import type { ReactNode } from "react"
import { useSearchParams } from "react-router"
import { brand } from "../../brand.ts"
import { Picture } from "../../drawings/picture.tsx"
import { ServicesInquiry } from "../../enquiries/inquiry/components/services-inquiry.tsx"
import { servicesInquiryForm } from "../../enquiries/inquiry/inquiry.form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { isServiceSlug } from "../../services/service-slugs.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Link } from "../../ui/link.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useWords } from "../../ui/use-words.ts"
import { localitiesPath } from "../places/place.rules.ts"
import type { Route } from "./+types/services.page"
import { type ListedService, listServices, standardServices } from "./services.server.ts"
import { servicesPicture } from "./services.sharing.ts"
import { servicesWords } from "./services.words.ts"

export const handle: PageHandle = { keep: { seconds: 60, reads: ["service"] } }
/** The standard list is a failure, after which the page that was made before is shown again if there is one. */
export const loader = publicLoaderOr(listServices, standardServices)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const action = formAction(servicesInquiryForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const { meta } = servicesWords.in(site.language)
  return pageMeta(site, { ...meta, path: "/services", picture: servicesPicture(site.language) })
}

export default function ServicesPage({ loaderData: { services, ideas, isStandard } }: Route.ComponentProps) {
  const t = useWords(servicesWords)
  const [query] = useSearchParams()
  const wanted = services.find(({ slug }) => slug === query.get("service"))?.slug
  const [open, later] = [services.filter(isOpen), services.filter((one) => !isOpen(one))]
  return (
    <div className="page-width grid gap-12 py-8 md:py-12">
      <header>
        <h1 className="text-2xl md:text-3xl">{t.heading}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
        {isStandard && (
          <p role="status" className="mt-4 max-w-3xl rounded-lg border border-line bg-surface px-4 py-3">
            {t.failed} <span className="text-muted">{t.standard}</span>
          </p>
        )}
      </header>
      {services.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <Listed id="open" title={t.available(brand.activeCities[0])} look="gap-5 md:grid-cols-2">
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
            <Link to={`/services/${slug}`} className={ideaLook}>
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
          <p className="mt-1 max-w-3xl text-muted">{t.inquiryLead}</p>
        </div>
        <Card>
          <ServicesInquiry services={services} wanted={wanted} />
        </Card>
      </section>
    </div>
  )
}

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

const ideaLook =
  "grid h-full content-start gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 hover:border-brass hover:text-tile-ink"

const isOpen = ({ is_available }: ListedService) => is_available

const toInquiry = (slug: string) => `/services?service=${slug}#inquiry`

function OpenService({ service: { slug, name, description }, isFirst }: { service: ListedService; isFirst: boolean }) {
  const t = useWords(servicesWords)
  return (
    <Card as="li" flush className="flex flex-col">
      <Picture
        kind="service"
        seed={slug}
        detail="low"
        eager={isFirst}
        className="h-48 w-full border-line border-b bg-sunken sm:h-56"
      />
      <div className="flex min-w-0 grow flex-col items-start gap-3 p-5">
        <Badge tone="neem">{t.open(brand.activeCities[0])}</Badge>
        <h3 className="text-xl">
          <ServiceLink slug={slug} name={name} />
        </h3>
        <p className="text-muted">{description}</p>
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <LinkButton to={`/search?service_type=${slug}`}>{t.find}</LinkButton>
          <LinkButton to={toInquiry(slug)} variant="secondary">
            {t.quote}
          </LinkButton>
          <Link to={localitiesPath(slug)} className="inline-flex min-h-11 items-center text-tile-ink hover:underline">
            {t.localities}
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** To its own page, where it has one. */
function ServiceLink({ slug, name }: Pick<ListedService, "slug" | "name">) {
  if (!isServiceSlug(slug)) return name
  return (
    <Link to={`/services/${slug}`} className="underline decoration-border underline-offset-4 hover:decoration-tile">
      {name}
    </Link>
  )
}

function LaterService({ service: { slug, name, description } }: { service: ListedService }) {
  const t = useWords(servicesWords)
  return (
    <Card as="li" flush className="flex flex-col">
      <Picture kind="service" seed={slug} detail="low" className="h-32 w-full border-line border-b bg-sunken" />
      <div className="flex grow flex-col items-start gap-3 p-5">
        <Badge tone="brass">{t.coming}</Badge>
        <h3 className="text-lg">
          <ServiceLink slug={slug} name={name} />
        </h3>
        <p className="text-muted text-sm">{description}</p>
        <LinkButton to={toInquiry(slug)} variant="secondary" className="mt-auto">
          {t.notify}
        </LinkButton>
      </div>
    </Card>
  )
}
