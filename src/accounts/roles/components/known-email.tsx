import { useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { AuthStep } from "../../components/auth-step.tsx"
import type { AccountKind } from "../../sign-up/kind.rules.ts"
import { askForCode, codeForm, isKnownEmail } from "../add-role.form.ts"
import { addRoleTexts } from "../texts.ts"

/**
 * Whether the typed address has an account: looked up when the field is left, so that nobody fills in the rest for nothing,
 * or marked so by a refusal. `sendCode` mails the code to it; `onSent` is called when it is on its way.
 */
export function useKnownEmail(typed: string, onSent: (email: string) => void) {
  const email = typed.trim().toLowerCase()
  const [known, setKnown] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const asked = useRef<string>(undefined)
  const { busy, run } = useOneAtATime()
  const markKnown = () => {
    setProblem(undefined)
    setKnown(email)
  }
  const checkOnBlur = async () => {
    if (!isWhole.test(email) || asked.current === email) return
    asked.current = email
    if (await isKnownEmail(email)) markKnown()
  }
  const sendCode = () =>
    run(async () => {
      setProblem(undefined)
      const { isSent, message } = await askForCode(email)
      if (isSent) onSent(email)
      else setProblem(message)
    })
  const forget = () => {
    asked.current = undefined
    setKnown(undefined)
  }
  return { email, isKnown: email !== "" && known === email, checkOnBlur, markKnown, forget, sendCode, busy, problem }
}

const isWhole = new RegExp(codeForm.fields.email.pattern ?? "")

interface KnownEmailProps {
  kind: AccountKind
  account: Pick<ReturnType<typeof useKnownEmail>, "email" | "sendCode" | "busy" | "problem">
  logIn: string
  onBack: () => void
}

/** What can be done with an address that has an account: a step in place of the form, which keeps what was typed. */
export function KnownEmail({ kind, account: { email, sendCode, busy, problem }, logIn, onBack }: KnownEmailProps) {
  const t = useTexts(addRoleTexts)
  const side = kind === "professional" ? kind : "customer"
  return (
    <AuthStep title={t.exists.title} intro={t.exists[side](email)} back={{ label: t.otherEmail, onBack }} isRead>
      <div className="grid gap-3">
        <Button wide size="large" busy={busy} onClick={sendCode}>
          {t.exists.add}
        </Button>
        <LinkButton to={logIn} wide size="large" variant="secondary">
          {t.exists.logIn}
        </LinkButton>
      </div>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
    </AuthStep>
  )
}
