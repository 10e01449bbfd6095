import { useRevalidator } from "react-router"
import type { Form, FormTexts } from "../../../platform/form/form.ts"
import { Button } from "../../../ui/button.tsx"
import type { ButtonVariant } from "../../../ui/button-style.ts"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import type { DeskTextForm } from "../desk-text.schema.ts"

interface TextFormProps<D extends { message: string }> {
  form: Form<DeskTextForm, D, FormTexts>
  id: string
  version: number
  verb: string
  variant?: ButtonVariant
  rows?: number
  onDone: (done: D) => unknown
}

/** One text that is sent or kept. Its draft is the row's own, and stays where somebody else was faster. */
export function TextForm<D extends { message: string }>(props: TextFormProps<D>) {
  const { form: description, id, version, verb, variant = "primary", rows = 5, onDone } = props
  const { revalidate } = useRevalidator()
  const form = useForm(description, {
    hiddenFields: { id, version: String(version) },
    draft: tabDraft(`${description.name}-${id}`),
    onDone: async (done) => {
      toast("success", done.message)
      await onDone(done)
    },
    // What somebody else did meanwhile is shown beside what was typed.
    onRefused: async ({ code }) => {
      if (code === "conflict") await revalidate()
    },
  })
  return (
    <FormFrame form={form} className="grid grid-cols-1 gap-3">
      <TextAreaField {...form.field("text")} rows={rows} dir="auto" />
      <FormRefusalAlert form={form} />
      <Button {...form.button} variant={variant} className="max-sm:w-full sm:justify-self-start">
        {verb}
      </Button>
    </FormFrame>
  )
}
