import { type FormEvent, useEffect, useRef, useState } from "react"
import type { MetaFunction } from "react-router"
import { brand } from "../brand.ts"
import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import type { FieldErrors } from "../platform/problem.ts"
import { logout } from "../platform/session/leaving.ts"
import { storeSession } from "../platform/session/stored-session.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import { fieldErrors } from "../platform/validation.ts"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/field.tsx"
import { FormAlert } from "../ui/form-alert.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { PasswordField } from "../ui/password-field.tsx"
import { useAwake } from "../ui/use-awake.ts"
import { focusPassword, useFocusOnError } from "../ui/use-focus-on-error.ts"
import { useOutcome } from "../ui/use-outcome.ts"
import { adminLogin } from "./account.schema.ts"
import { AuthFrame } from "./components/auth-frame.tsx"
import { maskAnswer } from "./mask.rules.ts"
import { logInAdmin } from "./session.contract.ts"

export const meta: MetaFunction = () => [
  { title: `Admin login · ${brand.name}` },
  { name: "robots", content: "noindex" },
]

interface Attempt {
  isIn: boolean
  message: string
  answer: unknown
}

export default function AdminLoginPage() {
  const { outcome: attempt, nth, tell } = useOutcome<Attempt>()
  const user = useSessionUser()
  return (
    <AuthFrame title="Admin login" intro="For the people who run this site.">
      {attempt?.isIn ? (
        <FormAlert kind="success" action={<LinkButton to="/">Go to the home page</LinkButton>}>
          Login successful! You are signed in as an administrator. The admin pages are not open yet; checks of
          professionals are recorded on the server with npm run verify.
        </FormAlert>
      ) : user?.has_admin_role ? (
        <SignedIn name={user.full_name || user.email} />
      ) : (
        <AdminForm attempt={attempt} nth={nth} onAttempt={tell} />
      )}
      {attempt && <DebugPanel answer={attempt.answer} />}
    </AuthFrame>
  )
}

function SignedIn({ name }: { name: string }) {
  return (
    <FormAlert
      kind="success"
      action={
        <Button variant="secondary" icon="logout" onClick={() => void logout({ next: "/admin/login" })}>
          Logout
        </Button>
      }
    >
      Logged in as {name}.
    </FormAlert>
  )
}

type FormProps = { attempt: Attempt | undefined; nth: number; onAttempt: (next: Attempt) => void }

function AdminForm({ attempt, nth, onAttempt }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const awake = useAwake()
  useFocusOnError(form, errors)
  useEffect(() => {
    if (attempt) focusPassword(form)
  }, [attempt])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = adminLogin.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setErrors(checked.success ? {} : fieldErrors(checked.error))
    if (!checked.success || busy) return
    setBusy(true)
    const next = await attemptLogin(checked.data)
    setBusy(false)
    onAttempt(next)
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Email"
        name="email"
        type="email"
        icon="mail"
        autoComplete="username"
        required
        error={errors.email}
      />
      <PasswordField label="Password" name="password" required error={errors.password} />
      {attempt && (
        <FormAlert key={nth} kind="error">
          {attempt.message}
        </FormAlert>
      )}
      <Button type="submit" wide size="large" busy={busy} disabled={!awake}>
        Log in
      </Button>
    </form>
  )
}

const attemptLogin = async (input: { email: string; password: string }): Promise<Attempt> => {
  try {
    const answer = await call(logInAdmin, input)
    storeSession(answer)
    return { isIn: true, message: answer.message, answer }
  } catch (error) {
    const message = failureMessage(error, "Invalid admin credentials")
    const { status, code, details } = error instanceof ApiFailure ? error : { status: 0, code: "", details: {} }
    return { isIn: false, message, answer: { status, code, ...details } }
  }
}

/** The specification's debug view of the raw answer, with everything personal masked. */
function DebugPanel({ answer }: { answer: unknown }) {
  return (
    <details className="mt-8 rounded-lg border border-line bg-sunken p-4">
      <summary className="min-h-11 content-center font-semibold">Response debug information</summary>
      <pre className="mt-3 overflow-x-auto font-mono text-sm">{JSON.stringify(maskAnswer(answer), null, 2)}</pre>
    </details>
  )
}
