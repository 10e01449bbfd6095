import { useRevalidator } from "react-router"
import { Button } from "../../../../ui/button.tsx"
import { Field } from "../../../../ui/field/field.tsx"
import { TextAreaField } from "../../../../ui/field/text-area-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../../ui/form/form-frame.tsx"
import { useForm } from "../../../../ui/form/use-form.ts"
import { tabDraft } from "../../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { workingDayAfter } from "../../grievance.rules.ts"
import { moveForm } from "../grievance-desk.form.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"

interface MoveFormProps {
  grievance: WholeGrievance
  onDone: (done: { grievance: WholeGrievance }) => unknown
}

/** Another day for the answer, and why. */
export function MoveForm({ grievance: { id, version, resolve_by, latest_day }, onDone }: MoveFormProps) {
  const { verbs } = useTexts(grievancePaneTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(moveForm, {
    hiddenFields: { id, version: String(version) },
    draft: tabDraft(`${moveForm.name}-${id}`),
    onDone: async (done) => {
      toast("success", done.message)
      await onDone(done)
    },
    onRefused: async ({ code }) => {
      if (code === "conflict") await revalidate()
    },
  })
  return (
    <FormFrame form={form} className="grid grid-cols-1 gap-3">
      <Field
        {...form.field("resolve_by")}
        type="date"
        min={workingDayAfter(resolve_by, 1)}
        max={latest_day}
        className="sm:max-w-60"
      />
      <TextAreaField {...form.field("text")} rows={4} dir="auto" />
      <FormRefusalAlert form={form} />
      <Button {...form.button} className="max-sm:w-full sm:justify-self-start">
        {verbs.move}
      </Button>
    </FormFrame>
  )
}
