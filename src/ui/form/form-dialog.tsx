import { type ComponentProps, useId } from "react"
import { Button } from "../button.tsx"
import type { ButtonVariant } from "../button-style.ts"
import { Dialog } from "../overlay/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "./form-frame.tsx"
import type { FormState } from "./use-form.ts"

interface FormDialogProps
  extends Pick<
    ComponentProps<typeof Dialog>,
    "title" | "onClose" | "keepOnOutsideClick" | "returnTo" | "width" | "children"
  > {
  form: Pick<FormState<unknown, unknown>, "frame" | "button" | "busy" | "refused" | "refusalCount">
  /** On the button that does it, and on the one that does not. */
  verb: string
  keep: string
  variant?: ButtonVariant
  /** Nothing is to be filled in: the focus begins on the button that does nothing. */
  isQuestion?: boolean
}

/** A form in a dialog: its fields, the message about the whole of it, and at the foot the buttons that send it or leave it. */
export function FormDialog({ form, verb, keep, variant, isQuestion, onClose, children, ...dialog }: FormDialogProps) {
  const id = useId()
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={form.busy} data-first={isQuestion ? "" : undefined}>
        {keep}
      </Button>
      <Button {...form.button} {...(variant && { variant })} form={id}>
        {verb}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} isOpen onClose={onClose} busy={form.busy} actions={actions}>
      <FormFrame form={form} id={id} className="grid grid-cols-1 gap-5">
        {children}
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
