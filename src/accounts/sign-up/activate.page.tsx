import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from "react-router"
import { type Refused, refusedBy } from "../../platform/form/form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { useForm } from "../../ui/form/use-form.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { LinkOutcome } from "../components/link-outcome.tsx"
import { localPath, reasonIn } from "../return-to.rules.ts"
import { activationForm } from "./activation.form.ts"
import { ActivationOutcome, TryingActivation } from "./components/activation-outcome.tsx"
import { resendActivationForm } from "./resend-activation.form.ts"
import { activationTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, activationTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

/** What came of the link; nothing yet where the server makes the page, since opening it alone does nothing there. */
type Outcome = { done?: string; refused?: Refused } | null

export const loader = (): Outcome => null

export const action = formAction(activationForm, resendActivationForm)

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<Outcome> => {
  const link = linkIn(new URL(request.url).searchParams)
  if (!isWhole(link)) return null
  const t = textsHere(activationTexts)
  return activationForm.send(link, { key: "", t }).then(
    (done) => ({ done }),
    (failure: unknown) => ({ refused: refusedBy(activationForm, failure, t) }),
  )
}
/** The page opens the link by itself as soon as it can. */
clientLoader.hydrate = true as const

const linkIn = (query: URLSearchParams) => ({ token: query.get("token") ?? "", email: query.get("email") ?? "" })
const isWhole = ({ token, email }: { token: string; email: string }) => token !== "" && email !== ""

export default function ActivatePage() {
  const t = useTexts(activationTexts)
  const [query] = useSearchParams()
  const link = linkIn(query)
  const form = useForm(activationForm, { given: link, draft: null })
  const resend = useForm(resendActivationForm, { draft: null })
  const outcome = useLoaderData<Outcome>()
  const back = { email: link.email, redirect: localPath(query.get("redirect")), why: reasonIn(query.get("why")) }
  if (!isWhole(link)) return <ActivationOutcome link={back} refused={cut(t.invalidLink)} />
  if (form.thanks !== undefined) return <ActivationOutcome link={back} done={form.thanks} />
  if (resend.thanks !== undefined) return <LinkOutcome title={t.title} works message={resend.thanks} />
  const refused = form.refused ?? resend.refused
  if (refused) return <ActivationOutcome link={back} refused={refused} />
  return outcome ? <ActivationOutcome link={back} {...outcome} /> : <TryingActivation form={form} />
}

const cut = (message: string): Refused => ({ message, fields: {}, code: "", details: { isOver: true } })
