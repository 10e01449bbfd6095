import { useRef } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { policy } from "../../policy.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { Link } from "../../ui/link.tsx"
import type { SearchedList } from "../../ui/list/use-list.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/curation.page"
import { BannerCard } from "./components/banner-card.tsx"
import { HomeReviewsCard } from "./components/home-reviews-card.tsx"
import { setHomeReviews } from "./curation.actions.ts"
import { type ContentView, loadContent } from "./curation.list.ts"
import { contentTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, contentTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadContent(request)

export function HydrateFallback() {
  return <PageLoading label={useTexts(contentTexts).loading} />
}

/** What administrators set on public pages. */
export default function Content({ loaderData: { view, terms, failure } }: Route.ComponentProps) {
  const t = useTexts(contentTexts)
  const canEdit = useHasDeskRole("desk")
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <AreaHeading title={t.title}>{canEdit ? t.lead : t.readOnly}</AreaHeading>
      {view ? (
        <div className="grid max-w-4xl grid-cols-1 gap-6">
          <BannerCard banner={view.banner} canEdit={canEdit} />
          <HomeReviews view={view} terms={terms} canEdit={canEdit} />
          <HelpTexts />
        </div>
      ) : (
        <ErrorState message={failure ?? t.failed} onRetry={() => void revalidate()} busy={state === "loading"} />
      )}
    </>
  )
}

function HomeReviews({ view, terms, canEdit }: { view: ContentView; terms: string; canEdit: boolean }) {
  const { revalidate } = useRevalidator()
  const busy = useRef(false)
  // Buttons stay as they are meanwhile, so that they keep the focus.
  const choose = async (ids: string[]) => {
    if (busy.current) return
    busy.current = true
    const seen = view.chosen.map(({ id }) => id)
    await setHomeReviews(ids, seen, revalidate)
    busy.current = false
  }
  return <HomeReviewsCard view={view} list={useFind(terms)} canEdit={canEdit} onChoose={choose} />
}

/** What is looked for stands in the address. */
const useFind = (terms: string): SearchedList => {
  const navigate = useNavigate()
  const toTerms = (typed: string) => (typed.trim() ? `?${new URLSearchParams({ q: typed.trim() })}` : "?")
  return {
    terms,
    toTerms,
    lookFor: (typed) => void navigate(toTerms(typed), { replace: true, preventScrollReset: true }),
  }
}

/** Which texts stand on the site, and since when. */
function HelpTexts() {
  const { help: t } = useTexts(contentTexts)
  const dates = useDates()
  const agreed = t.version(policy.termsVersion, dates.day(policy.termsSince))
  const lines = [
    { to: "/help", name: t.pages.help, state: t.revised(dates.day(policy.helpRevised)) },
    { to: "/terms", name: t.pages.terms, state: agreed },
    { to: "/privacy", name: t.pages.privacy, state: agreed },
  ]
  return (
    <TitledCard title={t.title}>
      <p className="-mt-2 mb-3 text-muted">{t.lead}</p>
      <ul className="grid grid-cols-1 gap-2">
        {lines.map(({ to, name, state }) => (
          <li key={to} className="flex flex-wrap justify-between gap-x-6">
            <Link to={to} className="text-tile-ink underline underline-offset-2">
              {name}
            </Link>
            <span className="text-muted">{state}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
