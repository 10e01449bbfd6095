import { ConfirmDialog } from "../../../../ui/form/form-frame.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { ListedProject } from "../../project.schema.ts"
import { removalFormOf } from "../remove-project.form.ts"
import { ownProjectsTexts } from "../texts.ts"

interface ProjectRemovalProps {
  project: Pick<ListedProject, "id" | "title" | "picture_count" | "published_at">
  professionalId: string
  onClose: () => unknown
  onDone: (message: string) => unknown
}

/** Asked before a project goes, with its pictures. */
export function ProjectRemoval({ project, professionalId, onClose, onDone }: ProjectRemovalProps) {
  const { remove: t } = useTexts(ownProjectsTexts)
  const { id, title, picture_count, published_at } = project
  const text = [...(published_at ? [t.published] : []), t.text(picture_count)].join(" ")
  return (
    <ConfirmDialog
      form={removalFormOf(professionalId, id)}
      asked={{ title: t.title(title), text, button: t.verb, cancel: t.keep, variant: "danger" }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
