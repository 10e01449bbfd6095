import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { PasswordField } from "../../../ui/field/password-field.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { UsernameField } from "../../components/username-field.tsx"
import { CodeField, useCodeStep } from "../../second-factor/components/code-field.tsx"
import { changeEmailForm } from "../change-email.form.ts"
import { changeEmailTexts } from "../texts.ts"

/** For the settings: a link goes to the new address, and takes the place of the form. `email` is the one of now. */
export function ChangeEmailForm({ email }: { email: string }) {
  const t = useTexts(changeEmailTexts)
  const { isAsked, onRefused } = useCodeStep()
  const form = useForm(changeEmailForm, { draft: null, onRefused })
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{t.current(email)}</p>
      {form.done ? (
        <FormAlert kind="mail">{form.done}</FormAlert>
      ) : (
        <FormFrame form={form} className="grid gap-5">
          <Field {...form.field("email")} type="email" icon="mail" autoComplete="email" />
          <UsernameField email={email} />
          <PasswordField {...form.field("password")} />
          {isAsked && <CodeField {...form.field("code")} />}
          <FormRefusalAlert form={form} />
          <Button {...form.button} className="justify-self-start">
            {t.button}
          </Button>
        </FormFrame>
      )}
    </div>
  )
}
