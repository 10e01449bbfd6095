import { brand } from "../../brand.ts"
import { usePreloadOnInteraction } from "../../compare/tray/use-preload-on-interaction.ts"
import { Picture } from "../../drawings/picture.tsx"
import type { Language } from "../../platform/language/language.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { bandFrom } from "../../professionals/cost/cost.rules.ts"
import { bandTexts, costTexts } from "../../professionals/cost/texts.ts"
import { projectWordsTexts } from "../../professionals/projects/texts.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useLanguage, useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/ideas.page"
import { IdeaFilters } from "./components/idea-filters.tsx"
import { IdeaRooms } from "./components/idea-rooms.tsx"
import { IdeaTiles } from "./components/idea-tiles.tsx"
import {
  IDEAS_AT_ONCE,
  type IdeaQuery,
  ideaFilters,
  ideasPath,
  isForSearchEngines,
  isNarrowed,
  MOST_IDEAS,
  readIdeas,
  shownCount,
} from "./ideas.rules.ts"
import { getIdeasPage } from "./ideas.server.ts"
import { ideasPicture } from "./ideas.sharing.ts"
import { ideasTexts } from "./texts.ts"

export const handle: PageHandle = { cache: { seconds: 30, reads: [...ideaFilters, "show"] } }

export const loader = publicLoader((ctx, { request }) => {
  const query = new URL(request.url).searchParams
  return getIdeasPage(ctx, readIdeas(query), shownCount(query.get("show")))
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches)
  const t = ideasTexts.in(site.language)
  const asked = loaderData?.asked ?? {}
  const heading = headingIn(asked, site.language)
  return [
    ...pageMeta(site, {
      title: `${heading} · ${brand.name}`,
      description: loaderData?.total === 0 ? noneIn(asked, site.language) : t.describe(heading),
      path: ideasPath({ work: asked.work }),
      picture: ideasPicture(site.language),
    }),
    ...(loaderData && !isForSearchEngines(loaderData.asked, loaderData.total)
      ? [{ name: "robots", content: "noindex, follow" }]
      : []),
  ]
}

/** "Kitchens for under ₹2 lakh in Kothrud" */
const headingIn = ({ work, home, locality, paid }: Partial<IdeaQuery>, language: Language) => {
  const t = ideasTexts.in(language)
  if (!work && !home && !locality && paid === undefined) return t.all
  const band = paid === undefined ? undefined : bandFrom(paid)
  return t.heading({
    what: work && costTexts.in(language).works[work],
    home: home && projectWordsTexts.in(language).homeTypes[home],
    paid: band && bandTexts.in(language).band(band.from, band.to),
    locality,
  })
}

const noneIn = (asked: Partial<IdeaQuery>, language: Language) => {
  const { advice, empty } = ideasTexts.in(language).none
  return isNarrowed(asked) ? advice : empty
}

const loadLate = () => import("../../selections/shortlist/hydrate-hearts.ts")

export default function IdeasPage({ loaderData: { asked, total, ideas, others, choices } }: Route.ComponentProps) {
  const t = useTexts(ideasTexts)
  const language = useLanguage()
  usePreloadOnInteraction(loadLate)
  const left = total - ideas.length
  return (
    <div className="page-width grid gap-6 py-6 md:gap-8 md:py-10">
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-4xl">{headingIn(asked, language)}</h1>
        {total > 0 && <p className="max-w-prose text-muted md:text-lg">{t.lead}</p>}
      </header>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <IdeaRooms asked={asked} choices={choices} />
        <IdeaFilters asked={asked} choices={choices} />
      </div>
      {total === 0 ? (
        <EmptyState
          picture={<Picture kind="empty" seed="results" className="h-40 w-auto" />}
          title={t.none.title}
          action={<LinkButton to="/search">{t.none.find}</LinkButton>}
        >
          {noneIn(asked, language)}
        </EmptyState>
      ) : (
        <section aria-labelledby="ideas-count" className="grid gap-5">
          <h2 id="ideas-count" aria-live="polite" className="font-sans font-semibold text-base tracking-normal">
            {t.count(total)}
          </h2>
          <IdeaTiles ideas={ideas} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="ideas-others" className="grid gap-5 border-line border-t pt-8">
          <div className="grid gap-1">
            <h2 id="ideas-others" className="text-2xl">
              {t.others.title}
            </h2>
            <p className="text-muted">{t.others.lead}</p>
          </div>
          <IdeaTiles ideas={others} />
        </section>
      )}
      {left > 0 && (
        <p className="justify-self-center">
          {ideas.length < MOST_IDEAS ? (
            <LinkButton
              to={ideasPath(asked, ideas.length + IDEAS_AT_ONCE)}
              preventScrollReset
              variant="secondary"
              rel="nofollow"
            >
              {t.more(Math.min(left, IDEAS_AT_ONCE))}
            </LinkButton>
          ) : (
            t.narrow
          )}
        </p>
      )}
    </div>
  )
}
