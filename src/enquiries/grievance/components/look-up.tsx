import { useState } from "react"
import { useActionData } from "react-router"
import type { Posted } from "../../../platform/form/form.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { GrievanceState } from "../grievance.schema.ts"
import { type FoundComplaint, lookUpForm, takeFurtherForm } from "../look-up.form.ts"
import { lookUpTexts } from "../texts.ts"
import { GrievanceStanding } from "./grievance-standing.tsx"
import { TakeFurther } from "./take-further.tsx"

/** How a complaint stands, and in its time the way to the next level. What is shown stands in no address. */
export function LookUp({ ticket }: { ticket: string | undefined }) {
  const t = useTexts(lookUpTexts)
  const posted = useActionData() as Posted | undefined
  const [found, setFound] = useState(foundBy(posted))
  const form = useForm(lookUpForm, {
    draft: null,
    onDone: (done) => setFound(done),
    // Else the one before would stand below the refusal, as if it were meant.
    onRefused: () => setFound(undefined),
  })
  const given = form.field("ticket")
  const notTaken = posted?.form === takeFurtherForm.name && posted.refused?.message
  return (
    <div className="grid gap-6">
      <div>
        <h2 className="text-xl">{t.heading}</h2>
        <p className="mt-1 text-muted">{t.intro}</p>
      </div>
      <FormFrame form={form} className="grid gap-4">
        <Field {...given} defaultValue={given.defaultValue ?? ticket} autoComplete="off" spellCheck={false} />
        <Field {...form.field("email")} type="email" icon="mail" autoComplete="email" />
        <FormRefusalAlert form={form} />
        <Button {...form.button} variant="secondary" className="max-sm:w-full sm:justify-self-start">
          {form.busy ? t.sending : t.send}
        </Button>
      </FormFrame>
      {notTaken && (
        <FormAlert kind="error" isAnswer>
          {notTaken}
        </FormAlert>
      )}
      {found && (
        <GrievanceStanding key={`${found.state.ticket} ${found.state.level}`} state={found.state}>
          {found.state.can_escalate && <TakeFurther found={found} onTaken={setFound} />}
        </GrievanceStanding>
      )}
    </div>
  )
}

/** What the page has answered where it took the form itself. */
const foundBy = (posted: Posted | undefined): FoundComplaint | undefined =>
  posted?.answer ? { state: posted.answer as GrievanceState, email: String(posted.typed.email) } : undefined
