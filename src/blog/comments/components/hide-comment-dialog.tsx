import { useState } from "react"
import { useRevalidator } from "react-router"
import { MAX_REASON } from "../../../moderation/takedown.rules.ts"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { DeskCommentList } from "../desk-comments.list.ts"
import { hideCommentForm } from "../hide-comment.form.ts"
import { deskCommentsTexts } from "../texts.ts"

/** The dialog that the address opens, if any. */
export function HideCommentDialog({ list: { opened, close } }: { list: DeskCommentList }) {
  return opened ? <Hiding key={opened.row.id} id={opened.row.id} onClose={close} /> : null
}

function Hiding({ id, onClose }: { id: string; onClose: () => void }) {
  const { acts, hiding: t } = useTexts(deskCommentsTexts)
  const { revalidate } = useRevalidator()
  const [description] = useState(() => hideCommentForm(id))
  const form = useForm(description, {
    draft: tabDraft(`${description.name}:${id}`),
    onDone: async (message) => {
      toast("success", message, 5000)
      await revalidate()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.title}
      verb={acts.hide}
      keep={t.cancel}
      variant="danger"
      keepOnOutsideClick
      onClose={onClose}
    >
      <p>{t.meaning}</p>
      <CountedTextArea {...form.field("reason")} typed={form.typed.reason} limit={MAX_REASON} rows={4} />
    </FormDialog>
  )
}
