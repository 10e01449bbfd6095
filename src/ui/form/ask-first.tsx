import { useId } from "react"
import type { Form, FormTexts } from "../../platform/form/form.ts"
import { Button } from "../button.tsx"
import type { ButtonVariant } from "../button-style.ts"
import { Dialog } from "../dialog.tsx"
import { FormFrame, FormRefusalAlert } from "./form-frame.tsx"
import { useForm } from "./use-form.ts"

interface AskFirstProps<D, T extends FormTexts> {
  form: Form<unknown, D, T>
  asked: { title: string; text: string; button: string; cancel: string; variant: ButtonVariant }
  onClose: () => void
  /** The dialog is closed by then. */
  onDone: (done: D) => unknown
}

/** A press more, lest one alone do it: a form without fields, in a dialog that says what it does. */
export function AskFirst<D, T extends FormTexts>({ form: description, asked, onClose, onDone }: AskFirstProps<D, T>) {
  const id = useId()
  const done = async (what: D) => {
    onClose()
    await onDone(what)
  }
  const form = useForm(description, { draft: null, onDone: done })
  const buttons = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={form.busy} data-first="">
        {asked.cancel}
      </Button>
      <Button {...form.button} form={id} variant={asked.variant}>
        {asked.button}
      </Button>
    </>
  )
  return (
    <Dialog title={asked.title} isOpen onClose={onClose} busy={form.busy} width="narrow" actions={buttons}>
      <FormFrame form={form} id={id} className="grid gap-4">
        <p>{asked.text}</p>
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
