import { type FormEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { brand } from "../../brand.ts"
import { newId } from "../../platform/id.ts"
import { Button } from "../../ui/button.tsx"
import { FormAlert } from "../../ui/form-alert.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { NoticeDialog } from "../../ui/notice-dialog.tsx"
import { useAwake } from "../../ui/use-awake.ts"
import { useFocusOnError } from "../../ui/use-focus-on-error.ts"
import { useOutcome } from "../../ui/use-outcome.ts"
import { type Kind, type Outcome, signUpHere } from "../sign-up-here.ts"
import { useWayBack } from "../use-way-back.ts"
import { SignUpFields } from "./sign-up-fields.tsx"
import { useDraft } from "./use-draft.ts"

export function SignUpForm({ kind }: { kind: Kind }) {
  const { redirect, keep } = useWayBack()
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<string>(undefined)
  const [busy, setBusy] = useState(false)
  const { outcome, nth, tell } = useOutcome<Outcome>()
  const awake = useAwake()
  const draft = useDraft(form, "sign-up")
  useFocusOnError(form, outcome)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    key.current ??= newId()
    const next = await signUpHere(kind, readForm(event.currentTarget, redirect), key.current)
    setBusy(false)
    tell(next)
    if (next.kind === "success") draft.forget()
  }
  const isChanged = () => {
    key.current = undefined
  }

  return (
    <form ref={form} method="post" onSubmit={submit} onInput={isChanged} noValidate className="grid gap-5">
      <SignUpFields kind={kind} errors={errorsOf(outcome)} />
      <p className="text-muted text-sm">
        By creating an account you agree to the terms and the privacy policy of {brand.name} (version{" "}
        {brand.termsVersion}) and confirm that you are 18 or over.
      </p>
      <Refusal key={nth} outcome={outcome} logIn={keep("/login")} />
      <Button type="submit" wide size="large" busy={busy} disabled={!awake}>
        Create account
      </Button>
      {outcome?.kind === "success" && <SuccessNotice outcome={outcome} logIn={keep("/login")} />}
    </form>
  )
}

const readForm = (form: HTMLFormElement, redirect: string | undefined) => {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return { ...Object.fromEntries(texts), ...(redirect && { redirect }) }
}

const errorsOf = (outcome: Outcome | undefined) => {
  if (outcome?.kind === "taken") return { email: outcome.message }
  return outcome?.kind === "invalid" ? outcome.fields : {}
}

/** By the button that was pressed. */
function Refusal({ outcome, logIn }: { outcome: Outcome | undefined; logIn: string }) {
  if (!outcome || outcome.kind === "success") return null
  return (
    <FormAlert kind="error" action={outcome.kind === "taken" && <LinkButton to={logIn}>Log in</LinkButton>}>
      {outcome.message}
    </FormAlert>
  )
}

type SuccessProps = { outcome: Extract<Outcome, { kind: "success" }>; logIn: string }

/** Two seconds to read it, then the login page, which says where the link went and keeps the way back. */
function SuccessNotice({ outcome: { message, email }, logIn }: SuccessProps) {
  const navigate = useNavigate()
  const goOn = () => navigate(logIn, { replace: true, state: { activate: email } })
  return <NoticeDialog kind="success" message={message} isOpen autoCloseMs={2000} onClose={goOn} />
}
