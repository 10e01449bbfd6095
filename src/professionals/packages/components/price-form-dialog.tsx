import { type ReactNode, useId } from "react"
import { Button } from "../../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { useOfferAction } from "../../offer/components/offer-frame.tsx"
import { packageFormTexts } from "../texts.ts"

type PriceFormDialogProps = {
  title: string
  about: string
  save: string
  form: Pick<FormState<unknown, unknown>, "frame" | "button" | "busy" | "refused" | "refusalCount">
  /** Of what is there already. */
  removal: (() => Promise<unknown>) | undefined
  onClose: () => void
  children: ReactNode
}

/** Around the fields of a package or a rate: saved, taken back, or left as it is. */
export function PriceFormDialog({ title, about, save, form, removal, onClose, children }: PriceFormDialogProps) {
  const t = useTexts(packageFormTexts)
  const { busy: isRemoving, act } = useOfferAction()
  const id = useId()
  const remove = () =>
    act(async () => {
      const isDone = await removal?.()
      if (isDone) onClose()
      return isDone
    })
  const actions = (
    <>
      {removal && (
        <Button variant="quiet-danger" icon="trash" busy={isRemoving} onClick={remove} className="mr-auto">
          {t.remove}
        </Button>
      )}
      <Button variant="secondary" onClick={onClose} disabled={form.busy} className="max-sm:hidden">
        {t.cancel}
      </Button>
      <Button {...form.button} form={id}>
        {save}
      </Button>
    </>
  )
  return (
    <Dialog title={title} isOpen onClose={onClose} busy={form.busy || isRemoving} actions={actions} keepOnOutsideClick>
      <FormFrame form={form} id={id} className="grid gap-4">
        <p className="wrap-anywhere text-muted">{about}</p>
        {children}
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
