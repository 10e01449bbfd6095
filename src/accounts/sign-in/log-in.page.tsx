import { type MetaFunction, useLocation, useSearchParams } from "react-router"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { getCategories } from "../../services/service.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { Link } from "../../ui/link.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { loginPicture } from "../account.sharing.ts"
import { AuthFrame } from "../components/auth-frame.tsx"
import { hiddenInStep } from "../components/auth-step.tsx"
import { QuietLinks } from "../components/quiet-links.tsx"
import { redirectSignedIn } from "../session/signed-in-visit.ts"
import { SignUpPanel } from "../sign-up/components/sign-up-panel.tsx"
import { professionsIn, professionsOnce } from "../sign-up/profession.ts"
import { signUpForms } from "../sign-up/sign-up.form.ts"
import { signUpTexts } from "../sign-up/texts.ts"
import { authPageTexts } from "../texts.ts"
import type { Route } from "./+types/log-in.page"
import { LogInForm } from "./components/log-in-form.tsx"
import { logInTexts } from "./texts.ts"
import { useReason } from "./use-reason.ts"
import { useReturnTo } from "./use-return-to.ts"

export const meta: MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = logInTexts.in(site.language)
  return pageMeta(site, { ...t.meta, path: "/login", picture: loginPicture(site) })
}

/** The page is the same for everybody; only the browser knows whether somebody is signed in already. */
export const handle: PageHandle = { cache: { seconds: 300, reads: ["tab", "type", "redirect", "why"] } }
export const loader = publicLoader(async (ctx) => professionsIn((await getCategories(ctx)).categories))

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  await redirectSignedIn({ request })
  return professionsOnce(serverLoader)
}
/** Also on the first page, whose HTML is the same for everybody. */
clientLoader.hydrate = true as const

export const action = formAction(...Object.values(signUpForms))

export default function LogInPage({ loaderData: { professions } }: Route.ComponentProps) {
  const t = useTexts(logInTexts)
  const signUp = useTexts(signUpTexts)
  const { signUpWithoutScript, logInWithoutScript } = useTexts(authPageTexts)
  const [query] = useSearchParams()
  const { redirect, why, keep } = useReturnTo()
  const isSignUp = query.get("tab") === "signup"
  const reason = useReason(isSignUp ? "signUp" : "logIn")
  const { isNew, ...arrival } = useArrival()
  const tabs = [
    { label: t.tabs.logIn, to: keep("/login"), current: !isSignUp },
    { label: t.tabs.signUp, to: keep("/login?tab=signup"), current: isSignUp },
  ]
  return (
    <AuthFrame
      title={isSignUp ? signUp.heading : isNew ? t.headingNew : t.heading}
      intro={reason}
      withoutScript={isSignUp ? signUpWithoutScript : logInWithoutScript}
    >
      <div className={`mb-6 ${hiddenInStep}`}>
        <Tabs label={t.tabs.label} items={tabs} fill />
      </div>
      {isSignUp ? (
        <SignUpPanel base="/login?tab=signup" type={query.get("type")} professions={professions} />
      ) : (
        <LogInPanel redirect={redirect} why={why} arrival={arrival} />
      )}
    </AuthFrame>
  )
}

type LogInPanelProps = Pick<ReturnType<typeof useReturnTo>, "redirect" | "why"> & {
  arrival: Omit<ReturnType<typeof useArrival>, "isNew">
}

function LogInPanel({ arrival, ...back }: LogInPanelProps) {
  const t = useTexts(logInTexts)
  return (
    <div className="grid gap-6">
      <div className="noscript:hidden">
        <LogInForm {...back} {...arrival} />
      </div>
      <p className={`border-line border-t pt-5 ${hiddenInStep}`}>
        {t.joinAsProfessional((text) => (
          <Link to="/professional" className="font-semibold text-tile-ink underline underline-offset-4">
            {text}
          </Link>
        ))}
      </p>
      <QuietLinks sentence={t.terms} className={hiddenInStep} />
    </div>
  )
}

/**
 * Coming from a sign-up: the address whose mailbox has the link. Coming from the link: the address that is active now. The
 * history keeps it over a reload, but the server's HTML knows nothing of it, so nothing of it is drawn before the page wakes up.
 */
const useArrival = () => {
  const awake = useHydrated()
  const state = useLocation().state as Partial<Record<"activate" | "signUp" | "activated", unknown>> | null
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)
  const waiting = textOf(state?.activate)
  const known = waiting ?? textOf(state?.activated)
  if (!awake) return { isNew: false, waiting: undefined, signUp: undefined, known }
  return { isNew: known !== undefined, waiting, signUp: textOf(state?.signUp), known }
}
