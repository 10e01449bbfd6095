import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { wordsHere } from "../../platform/words/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { LinkButton } from "../../ui/link-button.tsx"
import { useWords } from "../../ui/use-words.ts"
import { LinkOutcome, TryingLink } from "../components/link-outcome.tsx"
import { localPath, reasonIn, withReturn } from "../way-back.rules.ts"
import { activateAccount } from "./activation.contract.ts"
import { activationWords } from "./activation.words.ts"
import { ResendActivation } from "./components/resend-activation.tsx"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, activationWords, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  const token = query.get("token") ?? ""
  const email = query.get("email") ?? ""
  const redirect = localPath(query.get("redirect"))
  const why = reasonIn(query.get("why"))
  const t = wordsHere(activationWords)
  const back = { email, redirect, why, signUp: undefined }
  if (!token || !email) return { activated: false, message: t.invalidLink, ...back }
  try {
    const { message } = await call(activateAccount, { token, email })
    return { activated: true, message, ...back }
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { activated: false, message: t.failed, ...back }
    const { status, code, fields, details } = error
    const message = status === 422 && !fields.token ? t.invalidLink : failureMessage(error, t.failed)
    const signUp = typeof details.sign_up === "string" ? details.sign_up : undefined
    // Another link of the same address was faster, or what stands there is none: there is nothing to send.
    const isOver = code === "conflict" || fields.email !== undefined
    return { activated: false, message, ...back, signUp, ...(isOver && { email: "" }) }
  }
}

export function HydrateFallback() {
  const t = useWords(activationWords)
  return <TryingLink title={t.activating} wait={t.wait} />
}

export default function ActivatePage() {
  const t = useWords(activationWords)
  const { activated, message, email, signUp, redirect, why } = useLoaderData<typeof clientLoader>()
  return (
    <LinkOutcome title={activated ? t.activated : t.notActivated} works={activated} message={message}>
      {!activated && email && <ResendActivation email={email} signUp={signUp} redirect={redirect} why={why} />}
      <LinkButton to={withReturn("/login", redirect, why)} state={activated ? { activated: email } : undefined}>
        {t.toLogin}
      </LinkButton>
    </LinkOutcome>
  )
}
