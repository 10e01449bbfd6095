import { Button } from "../../../ui/button.tsx"
import { FormFrame } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useWords } from "../../../ui/use-words.ts"
import { resendActivationForm } from "../resend-activation.form.ts"
import { resendWords } from "../resend-activation.words.ts"

/** Asks for the activation mail again and says what came of it. */
export function ResendActivation({ email, redirect }: { email: string; redirect: string | undefined }) {
  const t = useWords(resendWords)
  const form = useForm(resendActivationForm, { given: { email, redirect }, draft: null })
  const said = form.done ?? form.refused?.message ?? ""
  return (
    <FormFrame form={form} className="grid justify-items-start gap-2">
      {!form.done && (
        <Button {...form.button} variant="secondary" size="small" icon="mail">
          {t.button}
        </Button>
      )}
      <p role="status" className={said ? "text-ink" : "sr-only"}>
        {said}
      </p>
    </FormFrame>
  )
}
