import { useState } from "react"
import type { MetaFunction } from "react-router"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field/field.tsx"
import { FormAlert } from "../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { Link } from "../../ui/link.tsx"
import { NoticeDialog } from "../../ui/overlay/notice-dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { loginPicture } from "../account.sharing.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { useReturnTo } from "../sign-in/use-return-to.ts"
import { forgotPasswordForm } from "./forgot-password.form.ts"
import { forgotPasswordTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = forgotPasswordTexts.in(site.language)
  return pageMeta(site, { ...t.meta, path: "/forgot-password", picture: loginPicture(site) })
}

export const handle: PageHandle = { cache: { seconds: 300, reads: ["redirect", "why"] } }
export const loader = () => null

export const action = formAction(forgotPasswordForm)

export default function ForgotPasswordPage() {
  const t = useTexts(forgotPasswordTexts)
  const { redirect, keep } = useReturnTo()
  return (
    <AuthFrame title={t.heading} intro={t.intro} worksWithoutScript>
      <ForgotPasswordForm redirect={redirect} />
      <p className="mt-6 border-line border-t pt-5">
        <Link to={keep("/login")} className="font-semibold text-tile-ink underline underline-offset-4">
          {t.toLogin}
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Five seconds to read the answer; after that it stands above the form, which stays for another address. */
function ForgotPasswordForm({ redirect }: { redirect: string | undefined }) {
  const t = useTexts(forgotPasswordTexts)
  const [isRead, setRead] = useState(false)
  const form = useForm(forgotPasswordForm, { hiddenFields: { redirect }, onDone: () => setRead(false) })
  const answer = form.thanks ?? (isRead ? form.done : undefined)
  return (
    <div className="grid gap-5">
      {answer && (
        <FormAlert kind="mail" action={<p className="text-sm">{t.notHere}</p>}>
          {answer}
        </FormAlert>
      )}
      <FormFrame form={form} className="grid gap-5">
        <Field {...form.field("email")} type="email" icon="mail" autoComplete="username" />
        <FormRefusalAlert form={form} />
        <Button {...form.button} wide size="large">
          {t.button}
        </Button>
        {form.done && (
          <NoticeDialog
            kind="success"
            message={form.done}
            isOpen={!isRead}
            autoCloseMs={5000}
            onClose={() => setRead(true)}
          />
        )}
      </FormFrame>
    </div>
  )
}
