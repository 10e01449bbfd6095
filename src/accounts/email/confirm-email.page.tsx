import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { LinkOutcome, TryingLink } from "../components/link-outcome.tsx"
import { dashboardOf } from "../roles.rules.ts"
import { confirmEmail } from "./email.contract.ts"
import { confirmEmailTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, confirmEmailTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

/** Whose link it was is not known where it does not work. */
const LOG_IN = "/login"

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  const token = query.get("token") ?? ""
  const email = query.get("email") ?? ""
  const t = textsHere(confirmEmailTexts)
  if (!token || !email) return { isConfirmed: false, message: t.invalidLink, logIn: LOG_IN, email }
  try {
    const { message, log_in_at } = await call(confirmEmail, { token, email })
    // What this browser has stored of the person names the old address; its session may have ended, too.
    await currentUser({ verify: true })
    return { isConfirmed: true, message, logIn: log_in_at, email }
  } catch (error) {
    const isMisspelt = error instanceof ApiFailure && error.status === 422 && !error.fields.token
    const message = isMisspelt ? t.invalidLink : failureMessage(error, t.failed)
    return { isConfirmed: false, message, logIn: LOG_IN, email }
  }
}

export function HydrateFallback() {
  const t = useTexts(confirmEmailTexts)
  return <TryingLink title={t.confirming} wait={t.wait} />
}

export default function ConfirmEmailPage() {
  const t = useTexts(confirmEmailTexts)
  const user = useSessionUser()
  const { isConfirmed, message, logIn, email } = useLoaderData<typeof clientLoader>()
  return (
    <LinkOutcome title={isConfirmed ? t.confirmed : t.notConfirmed} works={isConfirmed} message={message}>
      {user ? (
        <LinkButton to={dashboardOf(user)}>{t.toDashboard}</LinkButton>
      ) : (
        <LinkButton to={logIn} state={isConfirmed ? { activated: email } : undefined}>
          {t.toLogin}
        </LinkButton>
      )}
    </LinkOutcome>
  )
}
