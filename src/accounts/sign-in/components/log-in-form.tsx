import { useNavigate } from "react-router"
import { brand } from "../../../brand.ts"
import { Button } from "../../../ui/button.tsx"
import { buttonStyle } from "../../../ui/button-style.ts"
import { checkboxStyle } from "../../../ui/field/checkbox-style.ts"
import { Field } from "../../../ui/field/field.tsx"
import { PasswordField } from "../../../ui/field/password-field.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { Link } from "../../../ui/link.tsx"
import { NoticeDialog } from "../../../ui/overlay/notice-dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { localPath, type Reason, withReturn } from "../../return-to.rules.ts"
import { dashboardOf } from "../../roles.rules.ts"
import { CodeField, CodeStep, useCodeStep } from "../../second-factor/components/code-field.tsx"
import { ResendActivation } from "../../sign-up/components/resend-activation.tsx"
import { knownIdentifier, logInForm } from "../log-in.form.ts"
import { logInTexts } from "../texts.ts"

interface LogInFormProps {
  redirect: string | undefined
  why: Reason | undefined
  /** Coming from a sign-up: the address that an activation link went to, and which sign-up it is. */
  waiting: string | undefined
  signUp: string | undefined
  /** Whose account was just made or activated: their address need not be typed again. */
  known: string | undefined
}

export function LogInForm({ redirect, why, waiting, signUp, known }: LogInFormProps) {
  const t = useTexts(logInTexts)
  const step = useCodeStep()
  const { onRefused } = step
  const form = useForm(logInForm, { onRefused, prefill: ({ identifier }) => knownIdentifier(identifier, known) })
  const refused = form.refused?.code === "activation_required" ? form.refused.details : undefined
  return (
    <div className="grid gap-5">
      <ActivationAlert refused={refused} waiting={waiting} signUp={signUp} redirect={redirect} why={why} />
      <FormFrame form={form} className="grid gap-5">
        <div className="grid gap-5" hidden={step.isAsked}>
          <Field
            {...form.field("identifier")}
            icon="user"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField {...form.field("password")} />
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="remember" className={checkboxStyle} />
              {t.fields.remember}
            </label>
            <Link to={withReturn("/forgot-password", redirect)} className={forgotClasses}>
              {t.forgot}
            </Link>
          </div>
        </div>
        {step.isAsked && (
          <CodeStep identifier={String(form.typed.identifier)} onBack={step.goBack}>
            <CodeField {...form.field("code")} />
          </CodeStep>
        )}
        <FormRefusalAlert form={form} action={form.refused?.code === "forbidden" && <WriteToUs />} />
        <Button {...form.button} wide size="large">
          {t.button}
        </Button>
        {form.done && <SuccessNotice message={t.success} to={localPath(redirect) ?? dashboardOf(form.done)} />}
      </FormFrame>
    </div>
  )
}

const forgotClasses = "inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4"

/** An account that is suspended is a matter between people. */
function WriteToUs() {
  const t = useTexts(logInTexts)
  return (
    <a href={`mailto:${brand.emails.support}`} className={buttonStyle("secondary", "small")}>
      {t.writeToUs}
    </a>
  )
}

interface AlertProps extends Pick<LogInFormProps, "waiting" | "signUp" | "redirect" | "why"> {
  refused: Record<string, unknown> | undefined
}

/** What keeps a new account out, said once: after a refused login in the server's words. */
function ActivationAlert({ refused, waiting, signUp, redirect, why }: AlertProps) {
  const t = useTexts(logInTexts)
  const { email = waiting, sign_up = signUp } = (refused ?? {}) as Partial<Record<"email" | "sign_up", string>>
  if (!email) return null
  const resend = (
    <ResendActivation key={sign_up ?? email} email={email} signUp={sign_up} redirect={redirect} why={why} />
  )
  return (
    <FormAlert kind="mail" action={resend}>
      {refused ? String(refused.message) : t.linkSent(email)}
    </FormAlert>
  )
}

/** Two seconds to read it, then on to where the person was going. */
function SuccessNotice({ message, to }: { message: string; to: string }) {
  const navigate = useNavigate()
  const goOn = () => navigate(to, { replace: true })
  return <NoticeDialog kind="success" message={message} isOpen autoCloseMs={2000} onClose={goOn} />
}
