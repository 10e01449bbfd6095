import { type ComponentProps, type ReactNode, useId } from "react"
import { FORM_FIELD, type Form, type FormTexts } from "../../platform/form/form.ts"
import { Button } from "../button.tsx"
import type { ButtonVariant } from "../button-style.ts"
import { LinkButton } from "../link.tsx"
import { Dialog } from "../overlay/dialog.tsx"
import { answerTarget } from "../use-focus-on-change.ts"
import { FormAlert } from "./form-alert.tsx"
import { type FormState, useForm } from "./use-form.ts"

type AnyForm = Pick<FormState<unknown, unknown>, "frame" | "refused" | "refusalCount">

interface FormFrameProps {
  form: Pick<AnyForm, "frame">
  id?: string
  className: string
  children: ReactNode
}

/**
 * The form element with its hidden fields and handlers. Without script the page scrolls to its answer; where a field is wrong
 * there is none, and that field has autofocus.
 */
export function FormFrame({ form: { frame }, children, ...rest }: FormFrameProps) {
  const { ref, name, hidden, handlers, noValidate } = frame
  return (
    <form ref={ref} method="post" action={`#${answerTarget.id}`} noValidate={noValidate} {...handlers} {...rest}>
      {name && <input type="hidden" name={FORM_FIELD} value={name} />}
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}

/** The message about the whole form, next to its button. */
export function FormRefusalAlert({ form, action }: { form: Omit<AnyForm, "frame">; action?: ReactNode }) {
  const { message, fields = {} } = form.refused ?? {}
  const isByPage = form.refusalCount === 0 && Object.keys(fields).length === 0
  if (!message) return null
  return (
    <FormAlert key={form.refusalCount} kind="error" isAnswer={isByPage} action={action}>
      {message}
    </FormAlert>
  )
}

interface EditorButtonsProps {
  /** The form's own. */
  button: ComponentProps<typeof Button>
  texts: { save: string; cancel: string }
  /** The page that shows what is edited. */
  backTo: string
  /** Discards what was typed. */
  onCancel: () => void
}

/** The buttons of a form that replaces what it edits. */
export function EditorButtons({ button, texts, backTo, onCancel }: EditorButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...button} className="max-sm:flex-1">
        {texts.save}
      </Button>
      <LinkButton
        to={backTo}
        replace
        preventScrollReset
        variant="secondary"
        className="max-sm:flex-1"
        onClick={onCancel}
      >
        {texts.cancel}
      </LinkButton>
    </div>
  )
}

interface ConfirmDialogProps<D, T extends FormTexts> {
  form: Form<unknown, D, T>
  asked: { title: string; text: string; button: string; cancel: string; variant: ButtonVariant }
  onClose: () => unknown
  /** The dialog is closed by then, and its address gone: what is loaded anew while one changes follows the change. */
  onDone: (done: D) => unknown
}

/** A second press confirms: a form without fields in a dialog that explains the action. */
export function ConfirmDialog<D, T extends FormTexts>({
  form: description,
  asked,
  onClose,
  onDone,
}: ConfirmDialogProps<D, T>) {
  const id = useId()
  const closeAndFinish = async (what: D) => {
    await onClose()
    await onDone(what)
  }
  const form = useForm(description, { draft: null, onDone: closeAndFinish })
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
