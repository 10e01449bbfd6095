import { useSearchParams } from "react-router"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { FormValues } from "../../platform/form/form-check.ts"
import { pathIn } from "../../platform/language/language.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailOf } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Card } from "../../ui/card.tsx"
import { Field } from "../../ui/field/field.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { TextAreaField } from "../../ui/field/text-area-field.tsx"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { Link } from "../../ui/link.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { SubmissionForm } from "../components/submission-form.tsx"
import type { Route } from "./+types/grievance-status.page"
import { complaintForm, lookUpForm, takeFurtherForm } from "./complaint.form.ts"
import { LookUp } from "./components/look-up.tsx"
import { grievanceKinds, reportedIdOf } from "./grievance.rules.ts"
import { grievanceStatusPicture } from "./grievance-status.sharing.ts"
import { findReportedItem, type ReportedItem } from "./reported/reported-item.server.ts"
import { complaintTexts, grievanceStatusTexts } from "./texts.ts"

/** From the letter's link: the ticket alone. An address never stands in one. From what is reported: its id. */
export const loader = publicLoader(async ({ db }, { request }) => {
  const { searchParams } = new URL(request.url)
  const booking = searchParams.get("booking") ?? ""
  const id = reportedIdOf(booking)
  return {
    ticket: searchParams.get("ticket")?.slice(0, 20),
    reported: id ? { booking, item: await findReportedItem(db, id) } : null,
  }
})
export const action = formAction(complaintForm, lookUpForm, takeFurtherForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = grievanceStatusTexts.in(site.language)
  const at = (path: string) => site.publicUrl + pathIn(site.language, path)
  return [
    ...pageMeta(site, { ...t.meta, path: "/grievance/status", picture: grievanceStatusPicture(site.language) }),
    ...(import.meta.env.SSR
      ? [
          described(
            trailOf([
              { name: t.home, item: at("/") },
              { name: t.policy, item: at("/grievance") },
              { name: t.trail, item: at("/grievance/status") },
            ]),
          ),
        ]
      : []),
  ]
}

export default function GrievanceStatusPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(grievanceStatusTexts)
  return (
    <div className="page-width grid gap-8 py-8 md:gap-10 md:py-12">
      <header>
        <Breadcrumb items={[{ label: t.home, to: "/" }, { label: t.policy, to: "/grievance" }, { label: t.trail }]} />
        <h1 className="text-2xl md:text-3xl">{t.heading}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
        <a href="#status" className="mt-3 inline-block text-tile-ink underline underline-offset-4 lg:hidden">
          {t.toStatus}
        </a>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <Card id="complaint">
          <ComplaintForm reported={loaderData.reported} />
        </Card>
        <Card id="status">
          <LookUp ticket={loaderData.ticket} />
        </Card>
      </div>
      <WhatHappens />
    </div>
  )
}

function ComplaintForm({ reported }: Pick<Route.ComponentProps["loaderData"], "reported">) {
  const t = useTexts(complaintTexts)
  const [params] = useSearchParams()
  const kinds = grievanceKinds.map((value) => ({ value, label: t.kinds[value] }))
  // A link from what it is about says so.
  const named = Object.fromEntries(
    ["kind", ...(reported ? [] : ["booking"])].flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  return (
    <SubmissionForm
      key={reported?.booking}
      form={complaintForm}
      {...(reported && {
        hiddenFields: { booking: reported.booking },
        // What was begun about one thing is said of no other.
        draft: tabDraft(`${complaintForm.name}-${reported.booking}`),
      })}
      prefill={(typed) => ({ ...named, ...filledIn(typed) })}
    >
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <SelectField {...field("kind")} placeholder={t.choose} options={kinds} />
          {reported ? <Reported item={reported.item} /> : <Field {...field("booking")} className="sm:col-span-2" />}
          <TextAreaField {...field("message")} rows={8} className="sm:col-span-2" />
        </>
      )}
    </SubmissionForm>
  )
}

/** In words; its id is sent beside it. */
function Reported({ item }: { item: ReportedItem | null }) {
  const { reported: t } = useTexts(complaintTexts)
  const dates = useDates()
  return (
    <div className="sm:col-span-2">
      <p className="font-semibold">{t.label}</p>
      <p className="wrap-anywhere">{item ? t[item.kind](item.of, dates.day(item.at)) : t.gone}</p>
    </div>
  )
}

const filledIn = (typed: FormValues) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""))

/** From the ticket to the last level. */
function WhatHappens() {
  const { next: t } = useTexts(grievanceStatusTexts)
  return (
    <section aria-labelledby="next" className="grid gap-6">
      <h2 id="next" className="text-2xl">
        {t.heading}
      </h2>
      <Steps steps={t.steps} />
      <div className="grid gap-2 text-muted">
        <p>{t.more(linkTo)}</p>
        <p>{t.urgent}</p>
      </div>
    </section>
  )
}

const linkTo = (to: string, text: string) => (
  <Link to={to} className="text-tile-ink underline underline-offset-4 hover:no-underline">
    {text}
  </Link>
)
