import type { ReactNode } from "react"
import { PageHero } from "../../drawings/page-hero.tsx"
import { Picture } from "../../drawings/picture.tsx"
import { formAction } from "../../platform/form/form-action.server.ts"
import { formatRupees } from "../../platform/money.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { policy } from "../../policy.ts"
import { getCategories } from "../../services/service.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailFromHome } from "../../sharing/structured-data.ts"
import { Badge } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Points } from "../../ui/points.tsx"
import { Section } from "../../ui/section.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useCities, useMarket, useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/professional.page"
import { TalkFirst } from "./components/talk-first.tsx"
import { professionalPicture } from "./professional.sharing.ts"
import { registrationForm } from "./registration.form.ts"
import { professionalTexts } from "./texts.ts"

export const handle: PageHandle = { cache: { seconds: 300, reads: [] } }
/** Whoever wants to join can say so while the catalogue cannot be read. */
export const loader = publicLoaderOr(
  async (ctx) => {
    const { categories } = await getCategories(ctx)
    return {
      professions: categories.map(({ slug, plural_name, available_cities }) => ({
        slug,
        plural_name,
        available_cities,
      })),
    }
  },
  () => ({ professions: [] }),
)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const action = formAction(registrationForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = professionalTexts.in(site.language)
  return [
    ...pageMeta(site, {
      title: t.meta.title(site),
      description: t.meta.description(site),
      path: "/professional",
      picture: professionalPicture(site),
    }),
    ...(import.meta.env.SSR ? [described(trailFromHome(site, { name: t.hero.join, path: "/professional" }))] : []),
  ]
}

export default function ProfessionalPage({ loaderData: { professions } }: Route.ComponentProps) {
  const t = useTexts(professionalTexts)
  const cities = useCities()
  return (
    <>
      <PageHero
        heading={t.hero.heading(cities)}
        lead={t.hero.lead}
        drawing={{ kind: "elevation", seed: "careers-14" }}
        alt={t.hero.picture}
      >
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton to="/register?type=professional" size="large">
            {t.hero.join}
          </LinkButton>
          <LinkButton to="#benefits" variant="secondary" size="large">
            {t.hero.more}
          </LinkButton>
        </div>
        <p className="max-w-2xl text-muted text-sm">{t.hero.fees(policy.fees)}</p>
      </PageHero>
      {professions.length > 0 && (
        <div className="border-line border-y bg-band">
          <Section id="professions" title={t.professions.heading(cities)} lead={t.professions.lead}>
            <Professions professions={professions} />
            <LinkButton
              to="/services"
              variant="secondary"
              icon="arrow-right"
              className="flex-row-reverse justify-self-start"
            >
              {t.professions.services}
            </LinkButton>
          </Section>
        </div>
      )}
      <Section id="benefits" title={t.benefits.heading}>
        <Points points={t.benefits.points} icons={["search", "filter", "shield-check", "clock", "message", "star"]} />
      </Section>
      <Section id="how" title={t.how.heading} goesOn>
        <Steps steps={t.how.steps} />
      </Section>
      <Fees />
      <TalkFirst />
      <ClosingCall />
    </>
  )
}

function ClosingCall() {
  const { hero, closing: t } = useTexts(professionalTexts)
  const market = useMarket()
  return (
    <section className="on-basalt -mb-16 border-basalt-line border-b">
      <div className="page-width grid justify-items-start gap-4 py-12 sm:py-14">
        <h2 className="text-2xl sm:text-3xl">{t.heading}</h2>
        {market.cities.length > 0 && <p className="text-on-basalt-muted">{t.lead(market)}</p>}
        <div className="mt-2 flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <LinkButton to="/register?type=professional">{hero.join}</LinkButton>
          <LinkButton to="/contact" variant="secondary">
            {t.contact}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

/** What each side pays, beside each other. */
function Fees() {
  const { fees: t } = useTexts(professionalTexts)
  const { platform, subscription, commission } = policy.fees
  return (
    <Section id="fees" title={t.heading} lead={t.lead} goesOn>
      <dl className="grid gap-4 md:grid-cols-3 md:gap-5">
        <Fee label={t.today.label} value={t.today.value}>
          {t.today.note}
        </Fee>
        <Fee label={t.later.label} value={t.later.value(subscription)}>
          {t.later.note(<span className="whitespace-nowrap">{commission}</span>)}
        </Fee>
        <Fee label={t.customers.label} value={formatRupees(platform)}>
          {t.customers.note}
        </Fee>
      </dl>
    </Section>
  )
}

function Fee({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="grid gap-1">
        <span className="font-semibold font-serif text-2xl text-tile-ink">{value}</span>
        <span className="text-muted">{children}</span>
      </dd>
    </div>
  )
}

interface AcceptedProfession {
  slug: string
  plural_name: string
  /** None: there is a waiting list. */
  available_cities: readonly string[]
}

/** As the catalogue has them: who can be booked today, and who joins a waiting list. */
function Professions({ professions }: { professions: readonly AcceptedProfession[] }) {
  const { professions: t } = useTexts(professionalTexts)
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {professions.map(({ slug, plural_name, available_cities }) => (
        <Card as="li" flush key={slug} className="flex items-stretch">
          <Picture
            kind="service"
            seed={slug}
            detail="low"
            className="w-28 shrink-0 border-line border-r bg-sunken print:hidden"
          />
          <div className="grid min-w-0 content-center justify-items-start gap-2 p-4">
            <h3 className="text-lg">{plural_name}</h3>
            {available_cities.length > 0 ? (
              <Badge tone="neem">{t.open(available_cities)}</Badge>
            ) : (
              <Badge tone="brass">{t.coming}</Badge>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}
