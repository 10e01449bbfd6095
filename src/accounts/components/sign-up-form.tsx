import { type FormEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { brand } from "../../brand.ts"
import { newId } from "../../platform/id.ts"
import { Button } from "../../ui/button.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { NoticeDialog } from "../../ui/notice-dialog.tsx"
import { withReturn } from "../account.rules.ts"
import { type Kind, type Outcome, signUpHere } from "../sign-up-here.ts"
import { focusFirstError } from "./focus-first-error.ts"
import { FormAlert } from "./form-alert.tsx"
import { SignUpFields } from "./sign-up-fields.tsx"
import { useAwake } from "./use-awake.ts"
import { useDraft } from "./use-draft.ts"

export function SignUpForm({ kind, redirect }: { kind: Kind; redirect: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<string>(undefined)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const awake = useAwake()
  const draft = useDraft(form, "sign-up")

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    key.current ??= newId()
    const next = await signUpHere(kind, readForm(event.currentTarget, redirect), key.current)
    setBusy(false)
    setOutcome(next)
    if (next.kind === "success") draft.forget()
    if (next.kind === "invalid") focusFirstError(form)
  }
  const isChanged = () => {
    key.current = undefined
  }

  return (
    <form ref={form} method="post" onSubmit={submit} onInput={isChanged} noValidate className="grid gap-5">
      <SignUpFields kind={kind} errors={errorsOf(outcome)} />
      {outcome?.kind === "invalid" && <FormAlert kind="error">{outcome.message}</FormAlert>}
      {outcome?.kind === "taken" && (
        <FormAlert kind="error" action={<LinkButton to={withReturn("/login", redirect)}>Log in</LinkButton>}>
          {outcome.message}
        </FormAlert>
      )}
      <p className="text-muted text-sm">
        By creating an account you agree to the terms and the privacy policy of {brand.name} (version{" "}
        {brand.termsVersion}) and confirm that you are 18 or over.
      </p>
      <Button type="submit" wide size="large" busy={busy} disabled={!awake}>
        Create account
      </Button>
      <OutcomeNotice outcome={outcome} redirect={redirect} onClose={() => setOutcome(undefined)} />
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

interface NoticeProps {
  outcome: Outcome | undefined
  redirect: string | undefined
  onClose: () => void
}

/** Two seconds to read it, then the login page, which says where the link went and keeps the way back. */
function OutcomeNotice({ outcome, redirect, onClose }: NoticeProps) {
  const navigate = useNavigate()
  if (outcome?.kind === "success") {
    const goOn = () => navigate(withReturn("/login", redirect), { replace: true, state: { activate: outcome.email } })
    return <NoticeDialog kind="success" message={outcome.message} isOpen autoCloseMs={2000} onClose={goOn} />
  }
  const message = outcome?.kind === "error" ? outcome.message : ""
  return <NoticeDialog kind="error" message={message} isOpen={message !== ""} onClose={onClose} />
}
