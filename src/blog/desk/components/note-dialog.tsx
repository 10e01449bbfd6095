import { useState } from "react"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { noteForm } from "../note.form.ts"
import { MAX_NOTE } from "../post-desk.rules.ts"
import type { PostOutcome } from "../post-desk.schema.ts"
import { noteDialogTexts } from "../texts.ts"

interface NoteDialogProps {
  decision: "return" | "hide"
  postId: string
  onClose: () => void
  onDone: (outcome: PostOutcome) => unknown
}

export function NoteDialog({ decision, postId, onClose, onDone }: NoteDialogProps) {
  const t = useTexts(noteDialogTexts)
  const [description] = useState(() => noteForm(decision, postId))
  const form = useForm(description, { draft: tabDraft(`${description.name}:${postId}`), onDone })
  const { title, meaning, confirm } = t[decision]
  return (
    <FormDialog
      form={form}
      title={title}
      verb={confirm}
      keep={t.cancel}
      variant={decision === "hide" ? "danger" : "primary"}
      keepOnOutsideClick
      onClose={onClose}
    >
      <p>{meaning}</p>
      <CountedTextArea {...form.field("note")} typed={form.typed.note} limit={MAX_NOTE} rows={5} />
    </FormDialog>
  )
}
