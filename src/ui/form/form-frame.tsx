import type { ReactNode } from "react"
import { FORM_FIELD } from "../../platform/form/form.ts"
import { FormAlert } from "../form-alert.tsx"
import type { FormState } from "./use-form.ts"

type AnyForm = Pick<
  FormState<unknown, unknown>,
  "ref" | "name" | "given" | "handlers" | "noValidate" | "refused" | "nth"
>

/** The element of a form: what goes with it unseen, and what is heard of it. */
export function FormFrame({
  form,
  children,
  ...rest
}: {
  form: AnyForm
  id?: string
  className: string
  children: ReactNode
}) {
  return (
    <form ref={form.ref} method="post" noValidate={form.noValidate} {...form.handlers} {...rest}>
      {form.name && <input type="hidden" name={FORM_FIELD} value={form.name} />}
      {Object.entries(form.given).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}

/** What is wrong with the whole of it, beside the button that was pressed. */
export function FormRefusalAlert({ form, action }: { form: Pick<AnyForm, "refused" | "nth">; action?: ReactNode }) {
  const message = form.refused?.message
  if (!message) return null
  return (
    <FormAlert key={form.nth} kind="error" action={action}>
      {message}
    </FormAlert>
  )
}
