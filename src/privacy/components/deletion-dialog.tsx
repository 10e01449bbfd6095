import { useId } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { toast } from "../../ui/toast-store.ts"
import { useWords } from "../../ui/use-words.ts"
import { deletionFormWords } from "../deletion-form.words.ts"
import { deletionForm } from "../privacy.form.ts"
import { LEAVING_DAYS } from "../privacy.rules.ts"

/** A press more, lest one alone do it: whoever has just signed in is asked for nothing else. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(deletionFormWords)
  const id = useId()
  const { revalidate } = useRevalidator()
  const form = useForm(deletionForm, {
    draft: null,
    onDone: async (message) => {
      onClose()
      toast("success", message, 5000)
      await revalidate()
    },
  })
  const buttons = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={form.busy} data-first="">
        {t.cancel}
      </Button>
      <Button {...form.button} form={id} variant="danger">
        {t.button}
      </Button>
    </>
  )
  return (
    <Dialog title={t.title} isOpen onClose={onClose} busy={form.busy} width="narrow" actions={buttons}>
      <FormFrame form={form} id={id} className="grid gap-4">
        <p>{t.text(LEAVING_DAYS)}</p>
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
