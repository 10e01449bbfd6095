import { Link, type MetaFunction, useLocation, useSearchParams } from "react-router"
import { brand } from "../brand.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { Tabs } from "../ui/tabs.tsx"
import { loginPicture } from "./account-cards.ts"
import { AuthFrame } from "./components/auth-frame.tsx"
import { LoginForm } from "./components/login-form.tsx"
import { SignUpPanel } from "./components/sign-up-panel.tsx"
import { sendSignedInAway } from "./signed-in-visit.ts"
import { useWayBack } from "./use-way-back.ts"

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: `Log in · ${brand.name}`,
    description: `Log in to ${brand.name} with your email or mobile number, or create an account.`,
    path: "/login",
    picture: loginPicture,
  })

/** The page is the same for everybody; only the browser knows whether somebody is signed in already. */
export const loader = () => null
export const clientLoader = sendSignedInAway

export default function LoginPage() {
  const [query] = useSearchParams()
  const { redirect, reason, keep } = useWayBack()
  const isSignUp = query.get("tab") === "signup"
  const tabs = [
    { label: "LOGIN", to: keep("/login"), current: !isSignUp },
    { label: "SIGN UP", to: keep("/login?tab=signup"), current: isSignUp },
  ]
  return (
    <AuthFrame
      title={isSignUp ? "Create your account" : "Welcome back"}
      intro={reason?.[isSignUp ? "signUp" : "logIn"]}
    >
      <Tabs label="Log in or sign up" items={tabs} fill />
      <div className="mt-6">
        {isSignUp ? (
          <SignUpPanel base="/login?tab=signup" type={query.get("type")} />
        ) : (
          <LoginPanel redirect={redirect} />
        )}
      </div>
    </AuthFrame>
  )
}

function LoginPanel({ redirect }: { redirect: string | undefined }) {
  const { waiting, known } = useArrival()
  return (
    <div className="grid gap-6">
      <LoginForm redirect={redirect} waiting={waiting} known={known} />
      <p className="border-line border-t pt-5">
        Are you an architect or interior designer?{" "}
        <Link to="/register?type=professional" className="font-semibold text-tile-ink underline underline-offset-4">
          Join as a professional
        </Link>
      </p>
    </div>
  )
}

/** Coming from a sign-up: the address whose mailbox has the link. Coming from the link: the address that is active now. */
const useArrival = () => {
  const state = useLocation().state as Partial<Record<"activate" | "activated", unknown>> | null
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)
  const waiting = textOf(state?.activate)
  return { waiting, known: waiting ?? textOf(state?.activated) }
}
