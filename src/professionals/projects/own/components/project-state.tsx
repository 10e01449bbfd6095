import { Badge } from "../../../../ui/badge.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { ListedProject } from "../../project.schema.ts"
import { ownProjectsTexts } from "../texts.ts"

/** Who sees it. */
export function ProjectState({ project: { published_at, takedown } }: { project: ListedProject }) {
  const t = useTexts(ownProjectsTexts)
  if (takedown)
    return (
      <Badge tone="brass" icon="eye-off">
        {t.hidden}
      </Badge>
    )
  if (!published_at) return <Badge icon="dash">{t.draft}</Badge>
  return (
    <Badge tone="neem" icon="check">
      {t.published}
    </Badge>
  )
}
