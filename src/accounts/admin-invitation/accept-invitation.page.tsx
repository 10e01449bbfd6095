import { type MetaFunction, useActionData, useLoaderData } from "react-router"
import type { FormSubmission } from "../../platform/form/form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field/field.tsx"
import { PasswordField } from "../../ui/field/password-field.tsx"
import { FormAlert } from "../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { LinkOutcome } from "../components/link-outcome.tsx"
import { UsernameField } from "../components/username-field.tsx"
import { adminInvitationForm } from "./admin-invitation.form.ts"
import { getInvitation } from "./admin-invitation.server.ts"
import { acceptanceTexts, deskRoleTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, acceptanceTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const loader = publicLoader((ctx, { request }) =>
  getInvitation(ctx, Object.fromEntries(new URL(request.url).searchParams)),
)

export const action = formAction(adminInvitationForm)

type Invited = Extract<Awaited<ReturnType<typeof getInvitation>>, { problem?: undefined }>

export default function AcceptInvitationPage() {
  const t = useTexts(acceptanceTexts)
  const invited = useLoaderData<typeof loader>()
  // The link that has just been used works no more, and nothing is wrong with that.
  const thanks = (useActionData() as FormSubmission | undefined)?.thanks
  if (thanks)
    return (
      <LinkOutcome title={t.title} works message={thanks}>
        <ToLogin />
      </LinkOutcome>
    )
  if (!invited.link)
    return (
      <LinkOutcome title={t.noLink} works={false} message={t.problems[invited.problem]}>
        {invited.problem === "used" && <ToLogin />}
      </LinkOutcome>
    )
  return (
    <AuthFrame title={t.title} intro={t.intro(invited.link.email, invited.by)} worksWithoutScript>
      <Accept {...invited} />
    </AuthFrame>
  )
}

function Accept({ link, role }: Invited) {
  const t = useTexts(acceptanceTexts)
  const roles = useTexts(deskRoleTexts)
  const form = useForm(adminInvitationForm, { hiddenFields: { ...link }, draft: null })
  if (form.done) {
    return (
      <FormAlert kind="success" action={<ToLogin />}>
        {form.done}
      </FormAlert>
    )
  }
  return (
    <FormFrame form={form} className="grid gap-5">
      <p>
        <span className="text-muted">{t.rights}:</span> {roles[role]}
      </p>
      <UsernameField email={link.email} />
      <Field {...form.field("full_name")} autoComplete="name" />
      <PasswordField {...form.field("new_password")} meter />
      <PasswordField {...form.field("confirm_password")} autoComplete="new-password" />
      <FormRefusalAlert form={form} />
      <Button {...form.button} wide size="large">
        {t.button}
      </Button>
    </FormFrame>
  )
}

function ToLogin() {
  const t = useTexts(acceptanceTexts)
  return (
    <LinkButton to="/admin/login" variant="secondary">
      {t.toLogin}
    </LinkButton>
  )
}
