import { PageHero } from "../../drawings/page-hero.tsx"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailFromHome } from "../../sharing/structured-data.ts"
import { Field } from "../../ui/field/field.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { FormAside } from "../../ui/form/form-aside.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Points } from "../../ui/points.tsx"
import { Section } from "../../ui/section.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { SubmissionForm } from "../components/submission-form.tsx"
import { roles } from "../enquiry-choices.ts"
import type { Route } from "./+types/careers.page"
import { careersPicture } from "./careers.sharing.ts"
import { interestForm } from "./interest.form.ts"
import { careersTexts, interestFormTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const handle: PageHandle = { cache: { seconds: 300, reads: [] } }
export const loader = publicLoader(async () => null)
export const action = formAction(interestForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = careersTexts.in(site.language)
  return [
    ...pageMeta(site, {
      title: t.meta.title,
      description: t.meta.description(site),
      path: "/careers",
      picture: careersPicture(site),
    }),
    ...(import.meta.env.SSR ? [described(trailFromHome(site, { name: t.card.title, path: "/careers" }))] : []),
  ]
}

export default function CareersPage() {
  const t = useTexts(careersTexts)
  return (
    <>
      <PageHero
        heading={t.hero.heading}
        lead={t.hero.lead}
        drawing={{ kind: "plan", seed: "careers-23" }}
        alt={t.hero.picture}
      >
        <LinkButton to="#positions" size="large" className="justify-self-start max-sm:w-full">
          {t.hero.register}
        </LinkButton>
      </PageHero>
      <div className="border-line border-y bg-band">
        <Section id="mission" title={t.mission.heading}>
          <p className="max-w-3xl text-lg">{t.mission.text}</p>
        </Section>
      </div>
      <Section id="values" title={t.values.heading}>
        <Points points={t.values.points} icons={["check", "switch", "globe", "filter"]} />
      </Section>
      <Section id="benefits" title={t.benefits.heading} goesOn>
        <Points points={t.benefits.points} icons={["rupee", "clock", "pencil", "compass"]} />
      </Section>
      <Section id="hiring" title={t.hiring.heading} goesOn>
        <Steps steps={t.hiring.steps} />
      </Section>
      <div className="-mb-16">
        <FormAside
          id="positions"
          heading={t.positions.heading}
          lead={t.positions.none}
          more={<p>{t.positions.noneText}</p>}
        >
          <InterestForm />
        </FormAside>
      </div>
    </>
  )
}

function InterestForm() {
  const t = useTexts(interestFormTexts)
  const kinds = roles.map((value) => ({ value, label: t.roles[value] }))
  return (
    <SubmissionForm form={interestForm} source="careers_page" intro={t.intro}>
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <SelectField {...field("role")} placeholder={t.choose} options={kinds} className="sm:col-span-2" />
        </>
      )}
    </SubmissionForm>
  )
}
