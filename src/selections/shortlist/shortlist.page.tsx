import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { brand } from "../../brand.ts"
import { useHeldPress } from "../../compare/tray/use-held-press.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/shortlist.page"
import { ShareCard, VisitorCard } from "./components/share-card.tsx"
import { ShortlistCards } from "./components/shortlist-cards.tsx"
import { loadOwnShortlist, loadShortlistIds } from "./shortlist.actions.ts"
import type { Shortlist } from "./shortlist.contract.ts"
import { readIds, shortlistAddress } from "./shortlist.rules.ts"
import { showShortlisted } from "./shortlisted.server.ts"
import { shortlistPageTexts } from "./texts.ts"

export const handle: PageHandle = { cache: { seconds: 10, reads: ["ids"] } }

/** Whom it shows stands in its address: so it is the same for everybody, and works without the application. */
export const loader = publicLoader(async (ctx, { request }) => {
  const ids = readIds(new URL(request.url).searchParams)
  return { isNamed: ids.length > 0, professionals: await showShortlisted(ctx, ids) }
})

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = shortlistPageTexts.in(site.language)
  const title = `${t.title} · ${brand.name}`
  return [
    ...pageMeta(site, { title, description: t.lead, path: "/shortlist", picture: undefined }),
    { name: "robots", content: "noindex, follow" },
  ]
}

/** The tray of who is to be compared, and the hearts. */
const loadLate = () => Promise.all([import("../../compare/tray/open-tray.tsx"), import("./open-hearts.ts")])

export default function ShortlistPage({ loaderData: { isNamed, professionals } }: Route.ComponentProps) {
  const t = useTexts(shortlistPageTexts)
  useHeldPress(loadLate)
  const isLookedUp = useOwnList(isNamed)
  const isEmpty = professionals.length === 0
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:py-8">
      <div>
        <Breadcrumb items={[{ label: t.trail.home, to: "/" }, { label: t.title }]} />
        <h1 className="mt-2 text-2xl md:text-3xl">{t.title}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
      </div>
      {!isEmpty && <ShortlistCards professionals={professionals} />}
      {isEmpty && !isLookedUp && !isNamed && <PageLoading label={t.loading} />}
      {isEmpty && (isLookedUp || isNamed) && (
        <EmptyState
          title={t.empty.title}
          action={
            <LinkButton to="/search" icon="search">
              {t.find}
            </LinkButton>
          }
        >
          {t.empty.hint}
        </EmptyState>
      )}
      <Goes isEmpty={isEmpty} />
    </div>
  )
}

/** Who comes without names finds their own. @returns whether they were looked for, and nobody is there */
function useOwnList(isNamed: boolean) {
  const navigate = useNavigate()
  const [isLookedUp, setLookedUp] = useState(false)
  useEffect(() => {
    if (isNamed) return
    let isHere = true
    void loadShortlistIds()
      .catch(() => [])
      .then((ids) => {
        if (!isHere) return
        if (ids.length > 0) void navigate(shortlistAddress(ids), { replace: true })
        else setLookedUp(true)
      })
    return () => {
      isHere = false
    }
  }, [isNamed, navigate])
  return isLookedUp
}

/** A customer shares their list; a visitor's can become one of an account. Known in the browser alone. */
function Goes({ isEmpty }: { isEmpty: boolean }) {
  const user = useSessionUser()
  const [own, setOwn] = useState<Shortlist>()
  const hasAccountList = user?.has_user_role === true
  useEffect(() => {
    if (hasAccountList) void loadOwnShortlist().then(setOwn)
  }, [hasAccountList])
  if (isEmpty) return null
  if (hasAccountList) return own ? <ShareCard shared={own.link} /> : null
  return (
    <div className="signed-in:hidden noscript:hidden">
      <VisitorCard />
    </div>
  )
}
