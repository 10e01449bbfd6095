import { pairedOf } from "../../ui/rows-of-three.ts"
import { swipeRow, swipeStop } from "../../ui/swipe.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { bandTexts } from "../cost/texts.ts"
import type { Project } from "../professional.contract.ts"
import { ProjectTile } from "../projects/components/project-tile.tsx"
import { profileTexts } from "../texts.ts"

/** What they have made, each with a page of its own. */
export default function Portfolio({ providerId, projects }: { providerId: string; projects: readonly Project[] }) {
  const t = useTexts(profileTexts).portfolio
  const { band } = useTexts(bandTexts)
  return (
    <ul className={`${swipeRow} sm:grid-cols-2 sm:gap-y-8 xl:grid-cols-6`}>
      {projects.map((project, at) => (
        <ProjectTile
          key={project.id}
          providerId={providerId}
          project={project}
          className={`${swipeStop} ${at < pairedOf(projects.length) ? "xl:col-span-3" : "xl:col-span-2"}`}
        >
          {project.paid && <p className="text-sm">{t.paid(band(project.paid.from, project.paid.to))}</p>}
          <p className="line-clamp-2">{project.description}</p>
        </ProjectTile>
      ))}
    </ul>
  )
}
