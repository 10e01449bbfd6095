import type { MetaFunction } from "react-router"
import { logout } from "../../platform/session/leaving.ts"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { FormAlert } from "../../ui/form-alert.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { useWords } from "../../ui/use-words.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { adminLogInForm } from "./admin-log-in.form.ts"
import { adminLogInWords } from "./admin-log-in.words.ts"
import { maskAnswer } from "./mask.rules.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, adminLogInWords, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export default function AdminLogInPage() {
  const t = useWords(adminLogInWords)
  const form = useForm(adminLogInForm, { draft: null })
  const user = useSessionUser()
  const { done, refused } = form
  const answer = done ?? (refused && "status" in refused.details && refused.details)
  return (
    <AuthFrame title={t.title} intro={t.intro}>
      {done ? (
        <FormAlert kind="success" action={<LinkButton to="/">{t.toHome}</LinkButton>}>
          {t.success}
        </FormAlert>
      ) : user?.has_admin_role ? (
        <SignedIn name={user.full_name || user.email} />
      ) : (
        <FormFrame form={form} className="grid gap-5">
          <Field {...form.field("email")} type="email" icon="mail" autoComplete="username" />
          <PasswordField {...form.field("password")} />
          <FormRefusalAlert form={form} />
          <Button {...form.button} wide size="large">
            {t.button}
          </Button>
        </FormFrame>
      )}
      {answer && <DebugPanel answer={answer} />}
    </AuthFrame>
  )
}

function SignedIn({ name }: { name: string }) {
  const t = useWords(adminLogInWords)
  return (
    <FormAlert
      kind="success"
      action={
        <Button variant="secondary" icon="logout" onClick={() => void logout({ next: "/admin/login" })}>
          {t.logOut}
        </Button>
      }
    >
      {t.signedIn(name)}
    </FormAlert>
  )
}

/** The specification's debug view of the raw answer, with everything personal masked. */
function DebugPanel({ answer }: { answer: unknown }) {
  const t = useWords(adminLogInWords)
  return (
    <details className="mt-8 rounded-lg border border-line bg-sunken p-4">
      <summary className="min-h-11 content-center font-semibold">{t.debug}</summary>
      <pre className="mt-3 overflow-x-auto font-mono text-sm">{JSON.stringify(maskAnswer(answer), null, 2)}</pre>
    </details>
  )
}
