import { type MetaFunction, useActionData, useLoaderData, useSearchParams } from "react-router"
import type { Posted } from "../../platform/form/form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { ResetPasswordForm } from "./components/reset-password-form.tsx"
import { CutLink, SpentLink } from "./components/spent-link.tsx"
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
  const posted = useActionData() as Posted | undefined
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
