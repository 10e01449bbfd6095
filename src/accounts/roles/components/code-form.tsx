import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { AuthStep } from "../../components/auth-step.tsx"
import { askForCode } from "../add-role.actions.ts"
import { codeForm } from "../add-role.form.ts"
import { addRoleTexts } from "../texts.ts"

export type Owned = Awaited<ReturnType<typeof codeForm.send>>

interface CodeFormProps {
  email: string
  /** Why a code that was right is asked for once more. */
  problem: string | undefined
  onOwned: (owned: Owned) => void
  onBack: () => void
}

/** The one step between (decisions 3): whose the address is. */
export function CodeForm({ email, problem, onOwned, onBack }: CodeFormProps) {
  const t = useTexts(addRoleTexts)
  const form = useForm(codeForm, { given: { email }, draft: null, onDone: onOwned })
  const { busy, alone } = useOneAtATime()
  const [said, setSaid] = useState<{ isSent: boolean; message: string }>()
  const again = () => alone(async () => setSaid(await askForCode(email)))
  return (
    <AuthStep title={t.checkMail} intro={t.whatFor} back={{ label: t.otherEmail, onBack }}>
      <FormFrame form={form} className="grid gap-5">
        {problem && !said && <FormAlert kind="error">{problem}</FormAlert>}
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
        <p role={said?.isSent === false ? "alert" : "status"} className={said ? "text-ink" : "sr-only"}>
          {said?.message}
        </p>
      </FormFrame>
    </AuthStep>
  )
}
