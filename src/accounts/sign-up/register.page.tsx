import { type MetaFunction, useSearchParams } from "react-router"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { getCategories } from "../../services/service.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { registerPicture } from "../account.sharing.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { hiddenInStep } from "../components/auth-step.tsx"
import { QuietLinks } from "../components/quiet-links.tsx"
import { redirectSignedIn } from "../session/signed-in-visit.ts"
import { useReason } from "../sign-in/use-reason.ts"
import { useReturnTo } from "../sign-in/use-return-to.ts"
import { authPageTexts } from "../texts.ts"
import type { Route } from "./+types/register.page"
import { SignUpPanel } from "./components/sign-up-panel.tsx"
import { professionsIn, professionsOnce } from "./profession.ts"
import { signUpForms } from "./sign-up.form.ts"
import { signUpTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = signUpTexts.in(site.language)
  return pageMeta(site, {
    title: t.meta.title,
    description: t.meta.description(site),
    path: "/register",
    picture: registerPicture(site),
  })
}

/** The page is the same for everybody; only the browser knows whether somebody is signed in already. */
export const handle: PageHandle = { cache: { seconds: 300, reads: ["type", "redirect", "why"] } }
export const loader = publicLoader(async (ctx) => professionsIn((await getCategories(ctx)).categories))

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  await redirectSignedIn({ request })
  return professionsOnce(serverLoader)
}
/** Also on the first page, whose HTML is the same for everybody. */
clientLoader.hydrate = true as const

export const action = formAction(...Object.values(signUpForms))

export default function RegisterPage({ loaderData: { professions } }: Route.ComponentProps) {
  const t = useTexts(signUpTexts)
  const { signUpWithoutScript } = useTexts(authPageTexts)
  const [query] = useSearchParams()
  const { keep } = useReturnTo()
  const reason = useReason("signUp")
  const type = query.get("type")
  // With the form open, its own line is the one above the fields.
  const intro = type ? undefined : `${t.intro} ${t.fees}`
  return (
    <AuthFrame title={t.heading} intro={reason ?? intro} withoutScript={signUpWithoutScript}>
      <SignUpPanel base="/register" type={type} professions={professions} />
      <p className={`mt-6 border-line border-t pt-5 ${hiddenInStep}`}>
        {t.haveAccount((text) => (
          <Link to={keep("/login")} className="font-semibold text-tile-ink underline underline-offset-4">
            {text}
          </Link>
        ))}
      </p>
      <QuietLinks sentence={t.newHere} className={`mt-3 ${hiddenInStep}`} />
    </AuthFrame>
  )
}
