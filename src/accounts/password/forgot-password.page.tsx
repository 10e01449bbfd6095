import type { MetaFunction } from "react-router"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { loginPicture } from "../account-cards.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { useReturnTo } from "../sign-in/use-return-to.ts"
import { ForgotPasswordForm } from "./components/forgot-password-form.tsx"
import { forgotPasswordForm } from "./forgot-password.form.ts"
import { forgotPasswordTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = forgotPasswordTexts.in(site.language)
  return pageMeta(site, { ...t.meta, path: "/forgot-password", picture: loginPicture(site.language) })
}

export const handle: PageHandle = { keep: { seconds: 300, reads: ["redirect", "why"] } }
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
