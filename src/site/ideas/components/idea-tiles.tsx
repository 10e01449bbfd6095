import { bandTexts } from "../../../professionals/cost/texts.ts"
import { ProjectTile } from "../../../professionals/projects/components/project-tile.tsx"
import { profileTexts } from "../../../professionals/texts.ts"
import { ShortlistHeart } from "../../../selections/shortlist/components/shortlist-heart.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Idea } from "../ideas.server.ts"
import { ideasTexts } from "../texts.ts"

/** Projects of many professionals, each with who made it. */
export function IdeaTiles({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {ideas.map((idea) => (
        <IdeaTile key={idea.id} idea={idea} />
      ))}
    </ul>
  )
}

function IdeaTile({ idea }: { idea: Idea }) {
  const t = useTexts(ideasTexts)
  const { portfolio } = useTexts(profileTexts)
  const { band } = useTexts(bandTexts)
  const { provider_id, business_name, paid } = idea
  return (
    <ProjectTile providerId={provider_id} project={idea}>
      {paid && <p className="text-sm">{portfolio.paid(band(paid.from, paid.to))}</p>}
      {/* The heart keeps who made it, so it stands by their name and not on the picture. */}
      <div data-quiet="" className="relative z-1 -my-1 flex items-center justify-between gap-2">
        <p className="min-w-0 text-sm">
          {t.by}{" "}
          <Link
            to={`/providers/${provider_id}`}
            className="wrap-anywhere inline-flex min-h-11 items-center font-semibold hover:underline"
          >
            {business_name}
          </Link>
        </p>
        <ShortlistHeart id={provider_id} name={business_name} className="-mr-3 shrink-0" />
      </div>
    </ProjectTile>
  )
}
