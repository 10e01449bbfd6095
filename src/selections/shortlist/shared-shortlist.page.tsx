import { brand } from "../../brand.ts"
import { useHeldPress } from "../../compare/tray/use-held-press.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/shared-shortlist.page"
import { ShortlistCards } from "./components/shortlist-cards.tsx"
import { findSharedIds } from "./shortlist.server.ts"
import { showShortlisted } from "./shortlisted.server.ts"
import { shortlistPageTexts } from "./texts.ts"

/** Made anew each time: a link that was ended shows nothing any more. */
export const loader = publicLoader(async (ctx, { params }) => ({
  professionals: await showShortlisted(ctx, await findSharedIds(ctx, params.token ?? "")),
}))

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const { shared: t } = shortlistPageTexts.in(site.language)
  const title = `${t.title} · ${brand.name}`
  return [
    // The address of the page is not said: whoever has it may look, and nobody else is led there.
    ...pageMeta(site, { title, description: t.lead, path: "/shortlist", picture: undefined }),
    { name: "robots", content: "noindex, nofollow" },
  ]
}

const loadLate = () => Promise.all([import("../../compare/tray/open-tray.tsx"), import("./open-hearts.ts")])

/** Whom somebody keeps, for others to look at; nothing here says whose list it is. */
export default function SharedShortlistPage({ loaderData: { professionals } }: Route.ComponentProps) {
  const { shared: t, trail, find } = useTexts(shortlistPageTexts)
  useHeldPress(loadLate)
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:py-8">
      <div>
        <Breadcrumb items={[{ label: trail.home, to: "/" }, { label: t.title }]} />
        <h1 className="mt-2 text-2xl md:text-3xl">{t.title}</h1>
        <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
      </div>
      {professionals.length > 0 ? (
        <ShortlistCards professionals={professionals} />
      ) : (
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
      )}
    </div>
  )
}
