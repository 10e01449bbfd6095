import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from "react-router"
import { type FormFailure, refusedBy } from "../../platform/form/form.ts"
import { formAction } from "../../platform/form/form-action.server.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { FormFrame } from "../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../ui/form/use-form.ts"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { LinkOutcome, TryingLink } from "../components/link-outcome.tsx"
import { localPath, type Reason, reasonIn, withReturn } from "../return-to.rules.ts"
import { activationForm } from "./activation.form.ts"
import { ResendActivation } from "./components/resend-activation.tsx"
import { resendActivationForm } from "./resend-activation.form.ts"
import { activationTexts } from "./texts.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, activationTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

/** What came of the link; nothing yet where the server makes the page, since opening it alone does nothing there. */
type Outcome = { done?: string; refused?: FormFailure } | null

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
  const form = useForm(activationForm, { hiddenFields: link, draft: null })
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

const cut = (message: string): FormFailure => ({ message, fields: {}, code: "", details: { isOver: true } })

/** What the address of the page says. */
interface ActivationLink {
  email: string
  redirect: string | undefined
  why: Reason | undefined
}

/** While it is tried; where no script runs, a button does what the page would do by itself. */
function TryingActivation({ form }: { form: Pick<FormState<unknown, unknown>, "frame" | "button"> }) {
  const t = useTexts(activationTexts)
  return (
    <TryingLink title={t.activating} wait={t.wait}>
      <Card className="grid justify-items-start gap-5">
        <p>{t.press}</p>
        <FormFrame form={form} className="grid">
          <Button {...form.button}>{t.button}</Button>
        </FormFrame>
      </Card>
    </TryingLink>
  )
}

/** @param done what to say where it worked */
function ActivationOutcome({ link, done, refused }: { link: ActivationLink; done?: string; refused?: FormFailure }) {
  const t = useTexts(activationTexts)
  const { email, redirect, why } = link
  const { message = t.failed, details = {} } = refused ?? {}
  const signUp = typeof details.sign_up === "string" ? details.sign_up : undefined
  const isActive = done !== undefined
  return (
    <LinkOutcome title={isActive ? t.activated : t.notActivated} works={isActive} message={done ?? message}>
      {!isActive && !details.isOver && <ResendActivation email={email} signUp={signUp} redirect={redirect} why={why} />}
      <LinkButton to={withReturn("/login", redirect, why)} state={isActive ? { activated: email } : undefined}>
        {t.toLogin}
      </LinkButton>
    </LinkOutcome>
  )
}
