import { useId } from "react"
import { useSessionUser } from "../../../platform/session/use-session-user.ts"
import { Button } from "../../../ui/button.tsx"
import { PasswordField } from "../../../ui/field/password-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { UsernameField } from "../../components/username-field.tsx"
import { CodeField, useCodeStep } from "../../second-factor/components/code-field.tsx"
import { confirmIdentityForm } from "../confirm-identity.form.ts"
import { confirmIdentityTexts } from "../texts.ts"

/** Asks for the password before an act that wants it; the act goes on by itself. */
export function ConfirmIdentity({ onSettled }: { onSettled: (isConfirmed: boolean) => void }) {
  const t = useTexts(confirmIdentityTexts)
  const user = useSessionUser()
  const id = useId()
  const { isAsked, onRefused } = useCodeStep()
  const form = useForm(confirmIdentityForm, { draft: null, onRefused, onDone: () => onSettled(true) })
  const send = (
    <>
      <Button variant="quiet" onClick={() => onSettled(false)} disabled={form.busy}>
        {t.cancel}
      </Button>
      <Button {...form.button} form={id}>
        {t.button}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={() => onSettled(false)}
      busy={form.busy}
      width="narrow"
      keepOnOutsideClick
      actions={send}
    >
      <FormFrame form={form} id={id} className="grid gap-5">
        <p className="text-muted">{isAsked ? t.codeToo : t.why}</p>
        <UsernameField email={user?.email ?? ""} />
        <div hidden={isAsked}>
          <PasswordField {...form.field("password")} data-first="" />
        </div>
        {isAsked && <CodeField {...form.field("code")} />}
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
