import { useId } from "react"
import type { Form, FormWords } from "../../../platform/form/form.ts"
import { Button } from "../../../ui/button.tsx"
import type { ButtonVariant } from "../../../ui/button-style.ts"
import { Dialog } from "../../../ui/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/toast-store.ts"
import { useWords } from "../../../ui/use-words.ts"
import { newCodesForm, switchOffForm } from "../second-factor.form.ts"
import { secondFactorWords } from "../second-factor.words.ts"

interface Closing {
  onClose: () => void
}

export function NewCodesDialog({ onClose, onCodes }: Closing & { onCodes: (codes: string[]) => void }) {
  const t = useWords(secondFactorWords)
  const asked = { ...t.askCodes, button: t.buttons.newCodes, variant: "primary" } as const
  return <AskFirst form={newCodesForm} asked={asked} onClose={onClose} onDone={onCodes} />
}

export function SwitchOffDialog({ onClose, onOff }: Closing & { onOff: () => unknown }) {
  const t = useWords(secondFactorWords)
  const asked = { ...t.askOff, button: t.buttons.switchOff, variant: "danger" } as const
  const onDone = ({ message }: { message: string }) => {
    toast("success", message)
    void onOff()
  }
  return <AskFirst form={switchOffForm} asked={asked} onClose={onClose} onDone={onDone} />
}

interface AskFirstProps<D, T extends FormWords> extends Closing {
  form: Form<unknown, D, T>
  asked: { title: string; text: string; button: string; variant: ButtonVariant }
  onDone: (done: D) => void
}

function AskFirst<D, T extends FormWords>({ form: description, asked, onClose, onDone }: AskFirstProps<D, T>) {
  const t = useWords(secondFactorWords)
  const id = useId()
  const done = (what: D) => {
    onClose()
    onDone(what)
  }
  const form = useForm(description, { draft: null, onDone: done })
  const buttons = (
    <>
      <Button variant="quiet" onClick={onClose} data-first="">
        {t.buttons.cancel}
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
