import { brand } from "../../brand.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { serviceChoiceTexts } from "../texts.ts"
import type { Route } from "./+types/enquiry-status.page"
import { EnquiryRequest } from "./components/enquiry-request.tsx"
import type { EnquiryStanding } from "./enquiry-status.contract.ts"
import { getEnquiryByLink } from "./enquiry-status.server.ts"
import { shareContactForm } from "./share-contact.form.ts"
import { enquiryStatusTexts } from "./texts.ts"

/** Made anew each time: what the link opens changes with each answer, and with its end nothing is there. */
export const loader = publicLoader(async (ctx, { params: { token = "" } }) => ({
  token,
  now: ctx.clock().toISOString(),
  standing: await getEnquiryByLink(ctx, { token }),
}))
export const action = formAction(shareContactForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const { title } = enquiryStatusTexts.in(site.language)
  return [
    // Whoever has the address may look, and nobody else is led there.
    ...pageMeta(site, {
      title: `${title} · ${brand.name}`,
      description: title,
      path: "/enquiries",
      picture: undefined,
    }),
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ]
}

export default function EnquiryStatusPage({ loaderData: { token, standing, now } }: Route.ComponentProps) {
  const t = useTexts(enquiryStatusTexts)
  const { services } = useTexts(serviceChoiceTexts)
  const dates = useDates()
  const { reference, service, location, requests, created_at, expires_at, has_phone } = standing
  const named = (services as Record<string, string>)[service] ?? ""
  const at = new Date(now)
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:py-8">
      <header className="grid gap-2">
        <Breadcrumb items={[{ label: t.home, to: "/" }, { label: t.title }]} />
        <h1 className="text-2xl md:text-3xl">{t.heading(named)}</h1>
        <p className="text-lg text-muted">{t.lead(reference, dates.instant(created_at, at))}</p>
        {location && <p className="wrap-anywhere text-muted">{t.where(location)}</p>}
      </header>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="who" className="grid grid-cols-1 gap-4">
          <h2 id="who" className="text-xl">
            {t.who}
          </h2>
          {requests.length === 0 && <p className="text-muted">{t.none}</p>}
          <ul className="grid grid-cols-1 gap-4">
            {requests.map((request) => (
              <EnquiryRequest key={request.id} request={request} token={token} hasPhone={has_phone} now={at} />
            ))}
          </ul>
        </section>
        <Next standing={standing} />
      </div>
      <p className="text-muted text-sm">{t.until(dates.day(expires_at))}</p>
    </div>
  )
}

const stateOf = ({ requests, has_account, taken_back }: EnquiryStanding) => {
  const has = (wanted: string) => requests.some(({ status }) => status === wanted)
  if (has("accepted")) return has_account ? "inAccount" : "accepted"
  if (has("pending")) return "pending"
  if (taken_back) return "taken_back"
  if (requests.length === 0 || requests.some(({ status }) => status !== "withdrawn")) return "over"
  return requests.some(({ is_account_inactive }) => is_account_inactive) ? "account_inactive" : "withdrawn"
}

function Next({ standing }: { standing: EnquiryStanding }) {
  const { next: t } = useTexts(enquiryStatusTexts)
  const { service, taken_back } = standing
  const state = stateOf(standing)
  const isOver = ["over", "taken_back", "account_inactive", "withdrawn"].includes(state)
  return (
    <section aria-labelledby="next" className="grid gap-3 rounded-lg bg-sunken p-4 sm:p-6">
      <h2 id="next" className="text-xl">
        {t.title}
      </h2>
      <p>{t[state]}</p>
      {state === "taken_back" && taken_back?.note && (
        <div className="rounded-md bg-surface px-4 py-3">
          <p className="font-semibold text-sm">{t.why}</p>
          <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
            {taken_back.note}
          </p>
        </div>
      )}
      {state === "accepted" && (
        <>
          <LinkButton to="/login?redirect=%2Fuser%2Frequests" variant="secondary" icon="user">
            {t.logIn}
          </LinkButton>
          <LinkButton to="/register" variant="secondary">
            {t.account}
          </LinkButton>
        </>
      )}
      {state === "inAccount" && (
        <LinkButton to="/user/requests" variant="secondary" icon="user">
          {t.requests}
        </LinkButton>
      )}
      {isOver && (
        <LinkButton to={`/search?${new URLSearchParams({ service })}`} variant="secondary" icon="search">
          {t.search}
        </LinkButton>
      )}
    </section>
  )
}
