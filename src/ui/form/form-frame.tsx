import type { ReactNode } from "react"
import { FORM_FIELD } from "../../platform/form/form.ts"
import { FormAlert } from "../form-alert.tsx"
import { answerPlace } from "../take-focus.ts"
import type { FormState } from "./use-form.ts"

type AnyForm = Pick<FormState<unknown, unknown>, "frame" | "refused" | "nth">

interface FormFrameProps {
  form: Pick<AnyForm, "frame">
  id?: string
  className: string
  children: ReactNode
}

/**
 * The element of a form: what goes with it unseen, and what is heard of it. Without script the page is shown at its answer;
 * where a field is wrong there is none, and the field has autofocus.
 */
export function FormFrame({ form: { frame }, children, ...rest }: FormFrameProps) {
  const { ref, name, given, handlers, noValidate } = frame
  return (
    <form ref={ref} method="post" action={`#${answerPlace.id}`} noValidate={noValidate} {...handlers} {...rest}>
      {name && <input type="hidden" name={FORM_FIELD} value={name} />}
      {Object.entries(given).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}

/** What is wrong with the whole of it, beside the button that was pressed. */
export function FormRefusalAlert({ form, action }: { form: Omit<AnyForm, "frame">; action?: ReactNode }) {
  const { message, fields = {} } = form.refused ?? {}
  const isByPage = form.nth === 0 && Object.keys(fields).length === 0
  if (!message) return null
  return (
    <FormAlert key={form.nth} kind="error" isAnswer={isByPage} action={action}>
      {message}
    </FormAlert>
  )
}
