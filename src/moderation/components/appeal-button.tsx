import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { CountedTextArea } from "../../ui/field/counted-field.tsx"
import { FormDialog } from "../../ui/form/form-dialog.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { AppealForm } from "../appeal.form.ts"
import { MAX_APPEAL } from "../takedown.rules.ts"
import { appealFormTexts, takedownNoticeTexts } from "../texts.ts"

export interface AppealProps {
  itemId: string
  /** Makes the form of this item. */
  form: () => AppealForm
  /** Loads anew what says that there is an appeal. */
  onAppealed: () => unknown
}

/** Opens the one appeal that an author has. */
export function AppealButton(props: AppealProps) {
  const t = useTexts(takedownNoticeTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t.appeal}
      </Button>
      {isOpen && <AppealDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function AppealDialog({ form: describe, itemId, onAppealed, onClose }: AppealProps & { onClose: () => void }) {
  const t = useTexts(appealFormTexts)
  const [description] = useState(describe)
  const form = useForm(description, {
    draft: tabDraft(`${description.name}:${itemId}`),
    onDone: async (message) => {
      toast("success", message, 5000)
      onClose()
      await onAppealed()
    },
    // Another tab has appealed.
    onRefused: ({ code }) => (code === "conflict" ? onAppealed() : undefined),
  })
  return (
    <FormDialog form={form} title={t.title} verb={t.send} keep={t.keep} onClose={onClose} keepOnOutsideClick>
      <CountedTextArea {...form.field("appeal")} typed={form.typed.appeal} limit={MAX_APPEAL} rows={5} />
    </FormDialog>
  )
}
