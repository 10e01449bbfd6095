import { Button } from "../../../ui/button.tsx"
import { FormFrame } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Reason } from "../../return-to.rules.ts"
import { resendActivationForm } from "../resend-activation.form.ts"
import { resendTexts } from "../texts.ts"

interface ResendProps {
  email: string
  /** Which of the unactivated sign-ups of the address, where it is known. */
  signUp: string | undefined
  redirect: string | undefined
  why: Reason | undefined
}

/** Asks for the activation mail again and says what came of it. */
export function ResendActivation({ email, signUp, redirect, why }: ResendProps) {
  const t = useTexts(resendTexts)
  const form = useForm(resendActivationForm, { hiddenFields: { email, sign_up: signUp, redirect, why }, draft: null })
  const message = form.done ?? form.refused?.message ?? ""
  return (
    <FormFrame form={form} className="grid justify-items-start gap-2">
      {!form.done && (
        <Button {...form.button} variant="secondary" size="small" icon="mail">
          {t.button}
        </Button>
      )}
      <p role="status" className={message ? "text-ink" : "sr-only"}>
        {message}
      </p>
    </FormFrame>
  )
}
