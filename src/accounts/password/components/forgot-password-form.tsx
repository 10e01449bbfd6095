import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { NoticeDialog } from "../../../ui/notice-dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { forgotPasswordForm } from "../forgot-password.form.ts"
import { forgotPasswordTexts } from "../texts.ts"

/** Five seconds to read the answer; after that it stands above the form, which stays for another address. */
export function ForgotPasswordForm({ redirect }: { redirect: string | undefined }) {
  const t = useTexts(forgotPasswordTexts)
  const [isRead, setRead] = useState(false)
  const form = useForm(forgotPasswordForm, { given: { redirect }, onDone: () => setRead(false) })
  const said = form.thanks ?? (isRead ? form.done : undefined)
  return (
    <div className="grid gap-5">
      {said && (
        <FormAlert kind="mail" action={<p className="text-sm">{t.notHere}</p>}>
          {said}
        </FormAlert>
      )}
      <FormFrame form={form} className="grid gap-5">
        <Field {...form.field("email")} type="email" icon="mail" autoComplete="username" />
        <FormRefusalAlert form={form} />
        <Button {...form.button} wide size="large">
          {t.button}
        </Button>
        {form.done && (
          <NoticeDialog
            kind="success"
            message={form.done}
            isOpen={!isRead}
            autoCloseMs={5000}
            onClose={() => setRead(true)}
          />
        )}
      </FormFrame>
    </div>
  )
}
