import { formAction } from "../../platform/form/form-action.server.ts"
import { pathIn } from "../../platform/language/language.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described, trailOf } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Card } from "../../ui/card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/grievance-status.page"
import { complaintForm } from "./complaint.form.ts"
import { ComplaintForm } from "./components/complaint-form.tsx"
import { LookUp } from "./components/look-up.tsx"
import { WhatHappens } from "./components/what-happens.tsx"
import { grievanceStatusPicture } from "./grievance-status.sharing.ts"
import { lookUpForm, takeFurtherForm } from "./look-up.form.ts"
import { grievanceStatusTexts } from "./texts.ts"

/** From the letter's link: the ticket alone. An address never stands in one. */
export const loader = publicLoader(async (_ctx, { request }) => ({
  ticket: new URL(request.url).searchParams.get("ticket")?.slice(0, 20),
}))
export const action = formAction(complaintForm, lookUpForm, takeFurtherForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = grievanceStatusTexts.in(site.language)
  const at = (path: string) => site.publicUrl + pathIn(site.language, path)
  return [
    ...pageMeta(site, { ...t.meta, path: "/grievance/status", picture: grievanceStatusPicture(site.language) }),
    described(
      trailOf([
        { name: t.home, item: at("/") },
        { name: t.policy, item: at("/grievance") },
        { name: t.trail, item: at("/grievance/status") },
      ]),
    ),
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
          <ComplaintForm />
        </Card>
        <Card id="status">
          <LookUp ticket={loaderData.ticket} />
        </Card>
      </div>
      <WhatHappens />
    </div>
  )
}
