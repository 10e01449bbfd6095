import { type FormEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { FieldErrors } from "../../platform/problem.ts"
import { fieldErrors } from "../../platform/validation.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { FormAlert } from "../../ui/form-alert.tsx"
import { NoticeDialog } from "../../ui/notice-dialog.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { useAwake } from "../../ui/use-awake.ts"
import { useFocusOnError } from "../../ui/use-focus-on-error.ts"
import { useOutcome } from "../../ui/use-outcome.ts"
import { login } from "../account.schema.ts"
import { logInHere, type Outcome, type Typed } from "../log-in-here.ts"
import { ResendActivation } from "./resend-activation.tsx"
import { useDraft } from "./use-draft.ts"
import { useKnownIdentifier } from "./use-known-identifier.ts"

interface LoginFormProps {
  redirect: string | undefined
  /** Coming from a sign-up: the address that an activation link went to. */
  waiting: string | undefined
  /** Whose account was just made or activated: their address need not be typed again. */
  known: string | undefined
}

export function LoginForm({ redirect, waiting, known }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const { outcome, nth, tell } = useOutcome<Outcome>()
  const draft = useDraft(form, "login")
  const awake = useAwake()
  useKnownIdentifier(form, known)
  useFocusOnError(form, errors)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const checked = login.safeParse(typed)
    setErrors(checked.success ? {} : fieldErrors(checked.error))
    if (!checked.success) return tell(undefined)
    if (busy) return
    setBusy(true)
    const next = await logInHere(typed, redirect)
    setBusy(false)
    tell(next)
    if (next.kind === "success") draft.forget()
    if (next.kind === "error") setErrors(next.fields)
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      <ActivationAlert outcome={outcome} waiting={waiting} redirect={redirect} />
      <Field
        label="Email or mobile number"
        name="identifier"
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.identifier}
      />
      <PasswordField label="Password" name="password" required error={errors.password} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="remember" className="size-5 accent-tile" />
        Remember me
      </label>
      {outcome?.kind === "error" && (
        <FormAlert key={nth} kind="error">
          {outcome.message}
        </FormAlert>
      )}
      <Button type="submit" wide size="large" busy={busy} disabled={!awake}>
        Log in
      </Button>
      {outcome?.kind === "success" && <SuccessNotice to={outcome.to} />}
    </form>
  )
}

type AlertProps = Omit<LoginFormProps, "known"> & { outcome: Outcome | undefined }

/** What keeps a new account out, said once: after a refused login in the server's words. */
function ActivationAlert({ outcome, waiting, redirect }: AlertProps) {
  const email = outcome?.kind === "inactive" ? outcome.email : waiting
  if (!email) return null
  const sent = `We have sent a link to ${email}. Open it to activate your account, then log in here.`
  return (
    <FormAlert kind="mail" action={<ResendActivation key={email} email={email} redirect={redirect} />}>
      {outcome?.kind === "inactive" ? outcome.message : sent}
    </FormAlert>
  )
}

const readForm = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? "")
  return { identifier: text("identifier").trim(), password: text("password"), remember: data.has("remember") }
}

/** Two seconds to read it, then on to where the person was going. */
function SuccessNotice({ to }: { to: string }) {
  const navigate = useNavigate()
  const goOn = () => navigate(to, { replace: true })
  return <NoticeDialog kind="success" message="Login successful!" isOpen autoCloseMs={2000} onClose={goOn} />
}
