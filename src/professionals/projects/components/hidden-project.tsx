import { useRevalidator } from "react-router"
import { TakedownNotice } from "../../../moderation/components/takedown-notice.tsx"
import type { Takedown } from "../../../moderation/takedown.schema.ts"
import { projectAppealForm } from "../appeal.form.ts"

interface HiddenProjectProps {
  professionalId: string
  projectId: string
  takedown: Takedown
}

/** Why a project is hidden, and the way to say that it should not be. */
export function HiddenProject({ professionalId, projectId, takedown }: HiddenProjectProps) {
  const { revalidate } = useRevalidator()
  return (
    <TakedownNotice
      kind="project"
      itemId={projectId}
      takedown={takedown}
      form={() => projectAppealForm(professionalId, projectId)}
      onAppealed={revalidate}
    />
  )
}
