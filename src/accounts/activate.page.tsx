import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router"
import { brand } from "../brand.ts"
import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import { Card } from "../ui/card.tsx"
import { Icon } from "../ui/icon.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { Spinner } from "../ui/spinner.tsx"
import { activateAccount } from "./account.contract.ts"
import { localPath, withReturn } from "./account.rules.ts"
import { AuthFrame } from "./components/auth-frame.tsx"
import { ResendActivation } from "./components/resend-activation.tsx"

export const meta: MetaFunction = () => [
  { title: `Activate your account · ${brand.name}` },
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  const token = query.get("token") ?? ""
  const email = query.get("email") ?? ""
  const redirect = localPath(query.get("redirect"))
  const invalid = "Invalid activation link. Please check your email and try again."
  if (!token || !email) return { activated: false, message: invalid, email, redirect }
  try {
    const { message } = await call(activateAccount, { token, email })
    return { activated: true, message, email, redirect }
  } catch (error) {
    const isMisspelt = error instanceof ApiFailure && error.status === 422 && !error.fields.token
    const message = isMisspelt ? invalid : failureMessage(error, "An error occurred during account activation.")
    return { activated: false, message, email, redirect }
  }
}

export function HydrateFallback() {
  return (
    <AuthFrame title="Activating your account">
      <Card>
        <Spinner label="One moment, we are activating your account." visible className="size-8" />
      </Card>
    </AuthFrame>
  )
}

export default function ActivatePage() {
  const { activated, message, email, redirect } = useLoaderData<typeof clientLoader>()
  const look = activated ? "bg-neem-soft text-neem-ink" : "bg-danger-soft text-danger-ink"
  return (
    <AuthFrame title={activated ? "Account Activated" : "Activation Failed"}>
      <Card className="grid justify-items-start gap-5">
        <span className={`grid size-12 place-items-center rounded-full ${look}`}>
          <Icon name={activated ? "check" : "alert"} className="size-6" />
        </span>
        <p role={activated ? "status" : "alert"}>{message}</p>
        {!activated && email && <ResendActivation email={email} redirect={redirect} />}
        <LinkButton to={withReturn("/login", redirect)} state={activated ? { activated: email } : undefined}>
          Go to Login
        </LinkButton>
      </Card>
    </AuthFrame>
  )
}
