import { useMemo } from "react"
import { useRevalidator } from "react-router"
import { AppealButton } from "../../../moderation/components/appeal-button.tsx"
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
  const form = useMemo(() => projectAppealForm(professionalId, projectId), [professionalId, projectId])
  return (
    <TakedownNotice kind="project" takedown={takedown}>
      <AppealButton form={form} itemId={projectId} onAppealed={revalidate} />
    </TakedownNotice>
  )
}
