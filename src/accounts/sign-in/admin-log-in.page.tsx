import { type MetaFunction, useNavigate, useSearchParams } from "react-router"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field/field.tsx"
import { PasswordField } from "../../ui/field/password-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { NoticeDialog } from "../../ui/overlay/notice-dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { maskAnswer } from "../mask-answer.rules.ts"
import { CodeField, CodeStep, useCodeStep } from "../second-factor/components/code-field.tsx"
import { redirectAdmin } from "../session/signed-in-visit.ts"
import { adminLogInForm } from "./admin-log-in.form.ts"
import { afterAdminLogIn } from "./sign-in.rules.ts"
import { adminLogInTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, adminLogInTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const loader = () => null
export const clientLoader = redirectAdmin

export default function AdminLogInPage() {
  const t = useTexts(adminLogInTexts)
  const [query] = useSearchParams()
  const step = useCodeStep()
  const form = useForm(adminLogInForm, { draft: null, onRefused: step.onRefused })
  const { done, refused } = form
  const answer = done ?? (refused && "status" in refused.details && refused.details)
  return (
    <AuthFrame title={t.title} intro={t.intro}>
      <FormFrame form={form} className="grid gap-5">
        <div className="grid gap-5" hidden={step.isAsked}>
          <Field {...form.field("email")} type="email" icon="mail" autoComplete="username" />
          <PasswordField {...form.field("password")} />
        </div>
        {step.isAsked && (
          <CodeStep identifier={String(form.typed.email)} onBack={step.goBack}>
            <CodeField {...form.field("code")} />
          </CodeStep>
        )}
        <FormRefusalAlert form={form} />
        <Button {...form.button} wide size="large">
          {t.button}
        </Button>
      </FormFrame>
      {done && <SuccessNotice to={afterAdminLogIn(query.get("redirect"))} />}
      {answer && <DebugPanel answer={answer} />}
    </AuthFrame>
  )
}

/** Two seconds to read it, then on. */
function SuccessNotice({ to }: { to: string }) {
  const t = useTexts(adminLogInTexts)
  const navigate = useNavigate()
  const goOn = () => navigate(to, { replace: true })
  return <NoticeDialog kind="success" message={t.success} isOpen autoCloseMs={2000} onClose={goOn} />
}

/** The specification's debug view of the raw answer, with everything personal masked. */
function DebugPanel({ answer }: { answer: unknown }) {
  const t = useTexts(adminLogInTexts)
  return (
    <details className="mt-8 rounded-lg border border-line bg-sunken p-4">
      <summary className="min-h-11 content-center font-semibold">{t.debug}</summary>
      <pre className="mt-3 overflow-x-auto font-mono text-sm">{JSON.stringify(maskAnswer(answer), null, 2)}</pre>
    </details>
  )
}
