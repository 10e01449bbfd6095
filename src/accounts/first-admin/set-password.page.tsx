import { type MetaFunction, useActionData, useLoaderData } from "react-router"
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
import { useTexts } from "../../ui/use-texts.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { LinkOutcome } from "../components/link-outcome.tsx"
import { UsernameField } from "../components/username-field.tsx"
import { firstAdminForm } from "./first-admin.form.ts"
import { getFirstAdminLink } from "./first-admin.server.ts"
import { firstAdminTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, firstAdminTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const loader = publicLoader((ctx, { request }) =>
  getFirstAdminLink(ctx, Object.fromEntries(new URL(request.url).searchParams)),
)

export const action = formAction(firstAdminForm)

export default function SetPasswordPage() {
  const t = useTexts(firstAdminTexts)
  const { link, problem } = useLoaderData<typeof loader>()
  // The link that has just been used works no more, and nothing is wrong with that.
  const thanks = (useActionData() as FormSubmission | undefined)?.thanks
  if (thanks)
    return (
      <LinkOutcome title={t.title} works message={thanks}>
        <ToLogin />
      </LinkOutcome>
    )
  if (!link)
    return (
      <LinkOutcome title={t.noLink} works={false} message={t.problems[problem]}>
        <ToLogin />
      </LinkOutcome>
    )
  return (
    <AuthFrame title={t.title} intro={t.intro(link.email)} worksWithoutScript>
      <SetPassword {...link} />
    </AuthFrame>
  )
}

function SetPassword({ email, token }: { email: string; token: string }) {
  const t = useTexts(firstAdminTexts)
  const form = useForm(firstAdminForm, { hiddenFields: { email, token }, draft: null })
  if (form.done) {
    return (
      <FormAlert kind="success" action={<ToLogin />}>
        {form.done}
      </FormAlert>
    )
  }
  return (
    <FormFrame form={form} className="grid gap-5">
      <UsernameField email={email} />
      <PasswordField {...form.field("new_password")} meter />
      <PasswordField {...form.field("confirm_password")} autoComplete="new-password" />
      <FormRefusalAlert form={form} action={form.refused?.fields.token && <ToLogin />} />
      <Button {...form.button} wide size="large">
        {t.button}
      </Button>
    </FormFrame>
  )
}

function ToLogin() {
  const t = useTexts(firstAdminTexts)
  return (
    <LinkButton to="/admin/login" variant="secondary">
      {t.toLogin}
    </LinkButton>
  )
}
