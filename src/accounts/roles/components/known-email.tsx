import { useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useAwake } from "../../../ui/use-awake.ts"
import { useWords } from "../../../ui/use-words.ts"
import type { AccountKind } from "../../sign-up/kind.rules.ts"
import { askForCode, isKnownEmail } from "../add-role.acts.ts"
import { codeFields } from "../add-role.fields.ts"
import { addRoleWords } from "../add-role.words.ts"

/**
 * Whether the typed address has an account: looked up when it is left, so that nobody fills in the rest for nothing.
 * `begin` mails the code to it; `onSent` hears when it is on its way.
 */
export function useKnownEmail(typed: string, onSent: (email: string) => void) {
  const email = typed.trim().toLowerCase()
  const [known, setKnown] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const asked = useRef<string>(undefined)
  const { busy, alone } = useOneAtATime()
  const look = async () => {
    if (!isWhole.test(email) || asked.current === email) return
    asked.current = email
    if (await isKnownEmail(email)) setKnown(email)
  }
  const begin = () =>
    alone(async () => {
      setProblem(undefined)
      const { isSent, message } = await askForCode(email)
      if (isSent) onSent(email)
      else setProblem(message)
    })
  return { isKnown: email !== "" && known === email, look, begin, busy, problem }
}

const isWhole = new RegExp(codeFields.email.pattern ?? "")

interface OfferProps {
  account: Pick<ReturnType<typeof useKnownEmail>, "begin" | "busy" | "problem">
  logIn: string
}

/** What can be done with an address that has an account. */
export function AccountActs({ account: { begin, busy, problem }, logIn }: OfferProps) {
  const { exists: t } = useWords(addRoleWords)
  // A page that came back without script has only the link.
  const awake = useAwake()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {awake && (
          <Button size="small" busy={busy} onClick={begin}>
            {t.add}
          </Button>
        )}
        <LinkButton to={logIn} size="small" variant="secondary">
          {t.logIn}
        </LinkButton>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

export function KnownEmail({ kind, ...acts }: OfferProps & { kind: AccountKind }) {
  const { exists: t } = useWords(addRoleWords)
  return (
    <FormAlert kind="mail" action={<AccountActs {...acts} />}>
      <strong>{t.title}</strong> {t[kind === "professional" ? kind : "customer"]}
    </FormAlert>
  )
}
