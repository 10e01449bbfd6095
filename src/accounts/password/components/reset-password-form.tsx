import { useNavigate } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { NoticeDialog } from "../../../ui/notice-dialog.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { UsernameField } from "../../components/username-field.tsx"
import { useReturnTo } from "../../sign-in/use-return-to.ts"
import { resetPasswordForm } from "../reset-password.form.ts"
import { resetPasswordTexts } from "../texts.ts"

interface ResetPasswordFormProps {
  token: string
  email: string
}

export function ResetPasswordForm({ token, email }: ResetPasswordFormProps) {
  const t = useTexts(resetPasswordTexts)
  const { keep } = useReturnTo()
  const form = useForm(resetPasswordForm, { given: { token, email }, draft: null })
  if (form.thanks) {
    return (
      <FormAlert kind="success" action={<LinkButton to={keep("/login")}>{t.toLogin}</LinkButton>}>
        {form.thanks}
      </FormAlert>
    )
  }
  const isLinkSpent = form.refused?.fields.token !== undefined
  return (
    <FormFrame form={form} className="grid gap-5">
      <UsernameField email={email} />
      <PasswordField {...form.field("new_password")} meter />
      <PasswordField {...form.field("confirm_password")} autoComplete="new-password" />
      <FormRefusalAlert
        form={form}
        action={isLinkSpent && <LinkButton to={keep("/forgot-password")}>{t.request}</LinkButton>}
      />
      <Button {...form.button} wide size="large">
        {t.button}
      </Button>
      {form.done && <SuccessNotice message={form.done.message} to={keep(form.done.log_in_at)} email={email} />}
    </FormFrame>
  )
}

/** Three seconds to read it, then the login page, which knows the address. */
function SuccessNotice({ message, to, email }: { message: string; to: string; email: string }) {
  const navigate = useNavigate()
  const goOn = () => navigate(to, { replace: true, state: { activated: email } })
  return <NoticeDialog kind="success" message={message} isOpen autoCloseMs={3000} onClose={goOn} />
}
