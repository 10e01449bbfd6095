import { brand } from "../../brand.ts"
import { usePreloadOnInteraction } from "../../compare/tray/use-preload-on-interaction.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Link } from "../../ui/link.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/shortlist.page"
import { NobodyListed } from "./components/nobody-listed.tsx"
import { OwnLoading, OwnShortlist } from "./components/own-shortlist.tsx"
import { ShortlistCards } from "./components/shortlist-cards.tsx"
import { readIds } from "./shortlist.rules.ts"
import { findSharedIds } from "./shortlist.server.ts"
import { getShortlisted } from "./shortlisted.server.ts"
import type { ShortlistView } from "./shortlisted.ts"
import { shortlistPageTexts } from "./texts.ts"

/**
 * Whom a list shows stands in its address: named one by one, or by the token of a list that somebody shares. So it works
 * without the application; one's own is found out in the browser. Made anew each time, since a link that was ended shows
 * nothing any more.
 */
export const loader = publicLoader(async (ctx, { params: { token }, request }) => {
  const { searchParams } = new URL(request.url)
  const view: ShortlistView = token ? "shared" : searchParams.has("ids") ? "named" : "own"
  const ids = token ? await findSharedIds(ctx, token) : readIds(searchParams)
  return { view, professionals: await getShortlisted(ctx, ids) }
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

export default function ShortlistPage({ loaderData: { view, professionals } }: Route.ComponentProps) {
  const { home, toOwn, ...texts } = useTexts(shortlistPageTexts)
  const t = texts[view]
  usePreloadOnInteraction(loadLate)
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:py-8">
      <div>
        <Breadcrumb items={[{ label: home, to: "/" }, { label: t.title }]} />
        <h1 className="mt-2 text-2xl md:text-3xl">{t.title}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
        {view === "named" && (
          <Link
            to="/shortlist"
            className="mt-1 inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4 noscript:hidden"
          >
            {toOwn}
          </Link>
        )}
      </div>
      {view === "own" ? (
        <OfWhoIsHere />
      ) : professionals.length > 0 ? (
        <ShortlistCards professionals={professionals} />
      ) : (
        <NobodyListed view={view} />
      )}
    </div>
  )
}

/** Who comes in or goes, in another tab say, has another list. */
function OfWhoIsHere() {
  const user = useSessionUser()
  return useHydrated() ? <OwnShortlist key={user?.id} /> : <OwnLoading />
}
