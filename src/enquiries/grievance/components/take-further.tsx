import { Button } from "../../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { type FoundComplaint, takeFurtherForm } from "../look-up.form.ts"
import { lookUpTexts } from "../texts.ts"

interface TakeFurtherProps {
  found: FoundComplaint
  onTaken: (found: FoundComplaint) => void
}

export function TakeFurther({ found, onTaken }: TakeFurtherProps) {
  const { state, email } = found
  const t = useTexts(lookUpTexts)
  const form = useForm(takeFurtherForm, { draft: null, given: { ticket: state.ticket, email }, onDone: onTaken })
  return (
    <FormFrame form={form} className="grid gap-4">
      <FormRefusalAlert form={form} />
      <Button {...form.button} className="max-sm:w-full sm:justify-self-start">
        {form.busy ? t.going : t.goFurther}
      </Button>
    </FormFrame>
  )
}
