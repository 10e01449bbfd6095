import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { brand } from "../../brand.ts"
import { usePreloadOnInteraction } from "../../compare/tray/use-preload-on-interaction.ts"
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
import { findSharedIds } from "./shortlist.server.ts"
import { getShortlisted } from "./shortlisted.server.ts"
import { shortlistPageTexts } from "./texts.ts"

/**
 * Whom it shows stands in its address: named one by one, or by the token of a list that somebody shares. So it works without
 * the application. Made anew each time, since a link that was ended shows nothing any more.
 */
export const loader = publicLoader(async (ctx, { params: { token }, request }) => {
  const ids = token ? await findSharedIds(ctx, token) : readIds(new URL(request.url).searchParams)
  const professionals = await getShortlisted(ctx, ids)
  return { view: token ? ("shared" as const) : ("own" as const), isNamed: ids.length > 0, professionals }
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches)
  const t = shortlistPageTexts.in(site.language)[loaderData?.view ?? "own"]
  return [
    // A token is not said: whoever has the address may look, and nobody else is led there.
    ...pageMeta(site, {
      title: `${t.title} · ${brand.name}`,
      description: t.lead,
      path: "/shortlist",
      picture: undefined,
    }),
    { name: "robots", content: "noindex, nofollow" },
  ]
}

/** The tray of who is to be compared, and the hearts. */
const loadLate = () => Promise.all([import("../../compare/tray/mount-tray.tsx"), import("./hydrate-hearts.ts")])

export default function ShortlistPage({ loaderData: { view, isNamed, professionals } }: Route.ComponentProps) {
  const { home, find, loading, ...texts } = useTexts(shortlistPageTexts)
  const t = texts[view]
  usePreloadOnInteraction(loadLate)
  const isLookedFor = view === "own" && !isNamed
  const isLoading = useOwnList(isLookedFor)
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:py-8">
      <div>
        <Breadcrumb items={[{ label: home, to: "/" }, { label: t.title }]} />
        <h1 className="mt-2 text-2xl md:text-3xl">{t.title}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
      </div>
      {professionals.length > 0 ? (
        <ShortlistCards professionals={professionals} />
      ) : (
        <>
          {isLoading && (
            <div className="noscript:hidden">
              <PageLoading label={loading} />
            </div>
          )}
          <div className={isLoading ? "hidden noscript:block" : ""}>
            <EmptyState
              title={t.empty.title}
              action={
                <LinkButton to="/search" icon="search">
                  {find}
                </LinkButton>
              }
            >
              {t.empty.hint}
            </EmptyState>
          </div>
        </>
      )}
      {view === "own" && professionals.length > 0 && <TakeAlong />}
    </div>
  )
}

/** Who comes without names finds their own. @returns whether they are being looked up */
function useOwnList(isLookedFor: boolean) {
  const navigate = useNavigate()
  const [isLookedUp, setLookedUp] = useState(false)
  useEffect(() => {
    if (!isLookedFor) return
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
  }, [isLookedFor, navigate])
  return isLookedFor && !isLookedUp
}

/** A customer shares their list; a visitor's can become one of an account. Known in the browser alone. */
function TakeAlong() {
  const user = useSessionUser()
  const [own, setOwn] = useState<Shortlist>()
  const hasAccountList = user?.has_user_role === true
  useEffect(() => {
    if (hasAccountList) void loadOwnShortlist().then(setOwn)
  }, [hasAccountList])
  if (hasAccountList) return own ? <ShareCard shared={own.link} /> : null
  return (
    <div className="signed-in:hidden noscript:hidden">
      <VisitorCard />
    </div>
  )
}
