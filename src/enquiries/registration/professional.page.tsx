import { brand } from "../../brand.ts"
import { PageHero } from "../../drawings/page-hero.tsx"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../../platform/pages/public-loader.server.ts"
import { showCategories } from "../../services/service.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailFromHome } from "../../sharing/structured-data.ts"
import { LinkButton } from "../../ui/link-button.tsx"
import { Points } from "../../ui/points.tsx"
import { Section } from "../../ui/section.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/professional.page"
import { ClosingCall } from "./components/closing-call.tsx"
import { Fees } from "./components/fees.tsx"
import { Professions } from "./components/professions.tsx"
import { TalkFirst } from "./components/talk-first.tsx"
import { professionalPicture } from "./professional.sharing.ts"
import { registrationForm } from "./registration.form.ts"
import { professionalTexts } from "./texts.ts"

export const handle: PageHandle = { keep: { seconds: 300, reads: [] } }
/** Whoever wants to join can say so while the catalogue cannot be read. */
export const loader = publicLoaderOr(
  async (ctx) => {
    const { categories } = await showCategories(ctx)
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
    ...pageMeta(site, { ...t.meta, path: "/professional", picture: professionalPicture(site.language) }),
    described(trailFromHome(site, { name: t.hero.join, path: "/professional" })),
  ]
}

export default function ProfessionalPage({ loaderData: { professions } }: Route.ComponentProps) {
  const t = useTexts(professionalTexts)
  return (
    <>
      <PageHero
        heading={t.hero.heading}
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
        <p className="max-w-2xl text-muted text-sm">{t.hero.fees(brand.fees)}</p>
      </PageHero>
      {professions.length > 0 && (
        <div className="border-line border-y bg-sunken">
          <Section id="professions" title={t.professions.heading} lead={t.professions.lead}>
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
