import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { PasswordField } from "../../../ui/field/password-field.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { takeFocus } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { UsernameField } from "../../components/username-field.tsx"
import { CodeField, useCodeStep } from "../../second-factor/components/code-field.tsx"
import { changePasswordForm } from "../change-password.form.ts"
import { changePasswordTexts } from "../texts.ts"

/** For the settings: whoever is signed in, by the password of now. What was typed goes when it is done. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged?: () => unknown }) {
  const [{ said, times }, setDone] = useState({ said: "", times: 0 })
  const done = (said: string) => {
    setDone({ said, times: times + 1 })
    onChanged?.()
  }
  return (
    <div className="grid gap-5">
      {said && (
        // The button that was pressed is gone with what was typed.
        <div key={times} ref={takeFocus} tabIndex={-1}>
          <FormAlert kind="success">{said}</FormAlert>
        </div>
      )}
      <Fields key={`fields ${times}`} email={email} onDone={done} />
    </div>
  )
}

function Fields({ email, onDone }: { email: string; onDone: (said: string) => void }) {
  const t = useTexts(changePasswordTexts)
  const { isAsked, onRefused } = useCodeStep()
  const form = useForm(changePasswordForm, { draft: null, onRefused, onDone })
  return (
    <FormFrame form={form} className="grid gap-5">
      <UsernameField email={email} />
      <PasswordField {...form.field("current_password")} />
      <PasswordField {...form.field("new_password")} meter />
      <PasswordField {...form.field("confirm_password")} autoComplete="new-password" />
      {isAsked && <CodeField {...form.field("code")} />}
      <FormRefusalAlert form={form} />
      <Button {...form.button} className="justify-self-start">
        {t.button}
      </Button>
    </FormFrame>
  )
}
