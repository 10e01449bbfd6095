import type { ReactNode } from "react"
import { onPictureStyle, Picture } from "../../../drawings/picture.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Project } from "../../professional.contract.ts"
import { profileTexts } from "../../texts.ts"
import { projectPath } from "../project-paths.ts"

type TileProject = Pick<Project, "id" | "title" | "locality" | "completed_year" | "area_sqft" | "picture">

interface ProjectTileProps {
  providerId: string
  project: TileProject & { picture_count?: number }
  className?: string
  /** Below the line of facts. */
  children?: ReactNode
}

/** A project as a photograph with a line; a drawing says that it is one. All of it leads to its page. */
export function ProjectTile({ providerId, project, className = "", children }: ProjectTileProps) {
  const t = useTexts(profileTexts).portfolio
  const { id, title, locality, completed_year, area_sqft, picture, picture_count: count = 0 } = project
  const mark = picture.photo ? count > 1 && t.pictures(count) : t.drawn
  return (
    <li className={`group relative grid content-start gap-3 ${className}`}>
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface">
        <Picture
          {...picture}
          detail="low"
          className="aspect-4/3 w-full object-cover transition duration-300 group-hover:scale-[1.02]"
        />
        {mark && <span className={`bottom-2 left-2 ${onPictureStyle}`}>{mark}</span>}
      </div>
      <div className="grid gap-1">
        <h3 className="text-lg">
          <Link
            to={projectPath(providerId, id)}
            className="wrap-anywhere after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-muted text-sm">{t.facts(locality, completed_year, area_sqft)}</p>
        {children}
      </div>
    </li>
  )
}
