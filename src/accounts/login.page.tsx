import { Link, type MetaFunction, useLocation, useSearchParams } from "react-router"
import { brand } from "../brand.ts"
import { pageMeta, publicUrlOf } from "../ui/sharing/page-meta.ts"
import { Tabs } from "../ui/tabs.tsx"
import { localPath, withReturn } from "./account.rules.ts"
import { loginPicture } from "./account-cards.ts"
import { AuthFrame } from "./components/auth-frame.tsx"
import { LoginForm } from "./components/login-form.tsx"
import { SignUpPanel } from "./components/sign-up-panel.tsx"
import { sendSignedInAway } from "./signed-in-visit.ts"

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(publicUrlOf(matches), {
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
  const redirect = localPath(query.get("redirect"))
  const isSignUp = query.get("tab") === "signup"
  const why = reasons.find((one) => one === query.get("why"))
  const tabs = [
    { label: "LOGIN", to: keepReason(withReturn("/login", redirect), why), current: !isSignUp },
    { label: "SIGN UP", to: keepReason(withReturn("/login?tab=signup", redirect), why), current: isSignUp },
  ]
  return (
    <AuthFrame title={isSignUp ? "Create your account" : "Welcome back"}>
      {redirect && why && <p className="-mt-3 mb-5 text-muted">{words[why][isSignUp ? "signUp" : "logIn"]}</p>}
      <Tabs label="Log in or sign up" items={tabs} fill />
      <div className="mt-6">
        {isSignUp ? (
          <SignUpPanel base="/login?tab=signup" type={query.get("type")} redirect={redirect} />
        ) : (
          <LoginPanel redirect={redirect} />
        )}
      </div>
    </AuthFrame>
  )
}

/** Why somebody was sent here, said in a line; the way back alone does not tell. */
const reasons = ["booking", "ended"] as const
type Reason = (typeof reasons)[number]
const words: Record<Reason, { logIn: string; signUp: string }> = {
  booking: {
    logIn: "Your booking is kept. Log in to send it.",
    signUp: "Your booking is kept. Create an account to send it.",
  },
  ended: {
    logIn: "Your session has ended. Log in to go on where you were.",
    signUp: "Your session has ended. Log in to go on where you were.",
  },
}
const keepReason = (path: string, why: Reason | undefined) =>
  why ? `${path}${path.includes("?") ? "&" : "?"}why=${why}` : path

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
