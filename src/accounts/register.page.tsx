import { Link, type MetaFunction, useSearchParams } from "react-router"
import { brand } from "../brand.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { registerPicture } from "./account-cards.ts"
import { AuthFrame } from "./components/auth-frame.tsx"
import { SignUpPanel } from "./components/sign-up-panel.tsx"
import { sendSignedInAway } from "./signed-in-visit.ts"
import { useWayBack } from "./use-way-back.ts"

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: `Create an account · ${brand.name}`,
    description: `Join ${brand.name} as a customer or as a professional in Pune.`,
    path: "/register",
    picture: registerPicture,
  })

/** The page is the same for everybody; only the browser knows whether somebody is signed in already. */
export const loader = () => null
export const clientLoader = sendSignedInAway

/** What one side does not pay never stands without what the other does (specification 1 §9). */
const intro = `It takes a minute. Customers pay no platform fees; professionals pay ${brand.fees.subscription} a month and ${brand.fees.commission} commission.`

export default function RegisterPage() {
  const [query] = useSearchParams()
  const { reason, keep } = useWayBack()
  return (
    <AuthFrame title="Create your account" intro={reason?.signUp ?? intro}>
      <SignUpPanel base="/register" type={query.get("type")} />
      <p className="mt-6 border-line border-t pt-5">
        Already have an account?{" "}
        <Link to={keep("/login")} className="font-semibold text-tile-ink underline underline-offset-4">
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}
