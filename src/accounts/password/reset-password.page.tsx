import { type MetaFunction, useActionData, useLoaderData, useNavigate, useSearchParams } from "react-router"
import type { FormSubmission } from "../../platform/form/form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { PasswordField } from "../../ui/field/password-field.tsx"
import { FormAlert } from "../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { LinkButton } from "../../ui/link.tsx"
import { NoticeDialog } from "../../ui/overlay/notice-dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { LinkOutcome } from "../components/link-outcome.tsx"
import { UsernameField } from "../components/username-field.tsx"
import { useReturnTo } from "../sign-in/use-return-to.ts"
import { findResetLink } from "./forgotten-password.server.ts"
import { resetPasswordForm } from "./reset-password.form.ts"
import { resetPasswordTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, resetPasswordTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const loader = publicLoader((ctx, { request }) => findResetLink(ctx, new URL(request.url).searchParams))

export const action = formAction(resetPasswordForm)

export default function ResetPasswordPage() {
  const t = useTexts(resetPasswordTexts)
  const link = useLoaderData<typeof loader>()
  // The link that has just been used works no more, and nothing is wrong with that.
  const posted = useActionData() as FormSubmission | undefined
  const isDone = posted?.thanks !== undefined
  const [query] = useSearchParams()
  const isWhole = query.get("token") && query.get("email")
  if (isWhole && !link && !isDone) return <SpentLink />
  return (
    <AuthFrame title={t.heading} intro={link && !isDone ? t.intro(link.email) : undefined} worksWithoutScript>
      {link || isDone ? <ResetPasswordForm token={link?.token ?? ""} email={link?.email ?? ""} /> : <CutLink />}
    </AuthFrame>
  )
}

interface ResetPasswordFormProps {
  token: string
  email: string
}

function ResetPasswordForm({ token, email }: ResetPasswordFormProps) {
  const t = useTexts(resetPasswordTexts)
  const { keep } = useReturnTo()
  const form = useForm(resetPasswordForm, { hiddenFields: { token, email }, draft: null })
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

/** A link that works no more. */
function SpentLink() {
  const t = useTexts(resetPasswordTexts)
  return (
    <LinkOutcome title={t.spent} works={false} message={t.invalidLink}>
      <p className="text-muted">{t.lasts}</p>
      <WaysOn />
    </LinkOutcome>
  )
}

/** A link without its token or address: a notice, and closing it leads to the login (specification 1 §4). */
function CutLink() {
  const t = useTexts(resetPasswordTexts)
  const { keep } = useReturnTo()
  const navigate = useNavigate()
  return (
    <div className="grid justify-items-start gap-5">
      <NoticeDialog
        kind="error"
        message={t.invalidLink}
        isOpen
        onClose={() => navigate(keep("/login"), { replace: true })}
      />
      <noscript>
        <FormAlert kind="error">{t.invalidLink}</FormAlert>
      </noscript>
      <p>{t.lasts}</p>
      <WaysOn />
    </div>
  )
}

function WaysOn() {
  const t = useTexts(resetPasswordTexts)
  const { keep } = useReturnTo()
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={keep("/forgot-password")}>{t.request}</LinkButton>
      <LinkButton to={keep("/login")} variant="secondary">
        {t.toLogin}
      </LinkButton>
    </div>
  )
}
