import { useState } from "react"
import { useNavigate } from "react-router"
import type { FormValues } from "../../../platform/form/form-check.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { NoticeDialog } from "../../../ui/overlay/notice-dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { AuthStep } from "../../components/auth-step.tsx"
import type { AccountKind } from "../../sign-up/kind.rules.ts"
import type { Professions } from "../../sign-up/profession.ts"
import { askForCode, codeForm } from "../add-role.form.ts"
import { whyNotAdded } from "../add-role.rules.ts"
import { addRoleTexts } from "../texts.ts"
import { AddRoleForm } from "./add-role-form.tsx"

interface AddToAccountProps extends Professions {
  email: string
  kind: AccountKind
  /** Of the sign-up form, before the address was found to have an account. */
  typed: FormValues
  logIn: string
  onBack: () => void
}

/** Instead of an account of its own (specification 1 §4): the code, then what the new side needs; password and person stay. */
export function AddToAccount({ email, kind, professions, typed, logIn, onBack }: AddToAccountProps) {
  const [owned, setOwned] = useState<Owned>()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()
  const navigate = useNavigate()
  const goOn = () => navigate(logIn, { replace: true, state: { activated: email } })
  if (!owned) return <CodeForm email={email} problem={problem} onOwned={setOwned} onBack={onBack} />
  return (
    <>
      <AdditionFor
        owned={owned}
        wanted={kind}
        professions={professions}
        email={email}
        typed={typed}
        logIn={logIn}
        onDone={setDone}
        onCodeOver={(why) => {
          setProblem(why)
          setOwned(undefined)
        }}
      />
      {done && <NoticeDialog kind="success" message={done} isOpen autoCloseMs={2000} onClose={goOn} />}
    </>
  )
}

interface AdditionProps extends Pick<AddToAccountProps, "email" | "professions" | "typed" | "logIn"> {
  owned: Owned
  wanted: AccountKind
  onDone: (message: string) => void
  onCodeOver: (why: string) => void
}

function AdditionFor({ owned, wanted, professions, email, typed, logIn, onDone, onCodeOver }: AdditionProps) {
  const t = useTexts(addRoleTexts)
  const [kind, setKind] = useState(wanted)
  const sides = { customer_type: owned.user_type, is_professional: owned.user_types.includes("provider") }
  const side = kind === "professional" ? kind : "customer"
  const why = whyNotAdded(sides, kind)
  if (why) {
    const mayOffer = whyNotAdded(sides, "professional") === undefined
    // Who has the side that they asked for only has to log in; who can never have it gets there by another side.
    const isThere = why === "hasCustomer" || why === "hasProfessional"
    const instead = (
      <div className="flex flex-wrap gap-3">
        {(isThere || !mayOffer) && (
          <LinkButton to={logIn} state={{ activated: email }} size="small">
            {t.exists.logIn}
          </LinkButton>
        )}
        {mayOffer && (
          <Button size="small" variant={isThere ? "secondary" : "primary"} onClick={() => setKind("professional")}>
            {t.button.professional}
          </Button>
        )}
      </div>
    )
    return (
      <AuthStep title={t.button[side]} intro={t.codeRight(email)} isRead>
        <FormAlert kind="error" action={instead}>
          {t.refusals[why]}
        </FormAlert>
      </AuthStep>
    )
  }
  return (
    <AuthStep key={kind} title={t.button[side]} intro={t.adding(email)} isRead>
      <AddRoleForm
        kind={kind}
        professions={professions}
        email={email}
        code={owned.code}
        typed={typed}
        onDone={onDone}
        onRefused={({ fields }) => fields.code && onCodeOver(fields.code)}
      >
        <Field label={t.fields.full_name} icon="user" value={owned.full_name} readOnly />
        {owned.mobile_number && (
          <Field label={t.fields.mobile_number} icon="phone" value={owned.mobile_number} readOnly />
        )}
      </AddRoleForm>
    </AuthStep>
  )
}

type Owned = Awaited<ReturnType<typeof codeForm.send>>

interface CodeFormProps {
  email: string
  /** Why a code that was right is asked for once more. */
  problem: string | undefined
  onOwned: (owned: Owned) => void
  onBack: () => void
}

/** The one step between (decisions 3): whose the address is. */
function CodeForm({ email, problem, onOwned, onBack }: CodeFormProps) {
  const t = useTexts(addRoleTexts)
  const form = useForm(codeForm, { hiddenFields: { email }, draft: null, onDone: onOwned })
  const { busy, run } = useOneAtATime()
  const [resendResult, setResendResult] = useState<{ isSent: boolean; message: string }>()
  const again = () => run(async () => setResendResult(await askForCode(email)))
  return (
    <AuthStep title={t.checkMail} intro={t.whatFor} back={{ label: t.otherEmail, onBack }}>
      <FormFrame form={form} className="grid gap-5">
        {problem && !resendResult && <FormAlert kind="error">{problem}</FormAlert>}
        <Field
          {...form.field("code")}
          label={t.enterCode(email)}
          icon="mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          spellCheck={false}
        />
        <FormRefusalAlert form={form} />
        <Button {...form.button} wide size="large">
          {t.goOn}
        </Button>
        <div className="justify-self-center">
          <Button variant="quiet" busy={busy} onClick={again}>
            {t.sendAgain}
          </Button>
        </div>
        <p role={resendResult?.isSent === false ? "alert" : "status"} className={resendResult ? "text-ink" : "sr-only"}>
          {resendResult?.message}
        </p>
      </FormFrame>
    </AuthStep>
  )
}
