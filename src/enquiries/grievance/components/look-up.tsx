import { type ReactNode, useState } from "react"
import { useActionData } from "react-router"
import { noonOf } from "../../../platform/days.ts"
import type { FormSubmission } from "../../../platform/form/form.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { answerTarget, takeFocus } from "../../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { type FoundComplaint, lookUpForm, takeFurtherForm } from "../complaint.form.ts"
import type { GrievanceState } from "../grievance.schema.ts"
import { lookUpTexts } from "../texts.ts"

/** The state of a complaint, and its escalation when due. Nothing of it goes into the URL. */
export function LookUp({ ticket }: { ticket: string | undefined }) {
  const t = useTexts(lookUpTexts)
  const posted = useActionData() as FormSubmission | undefined
  const [found, setFound] = useState(foundBy(posted))
  const form = useForm(lookUpForm, {
    draft: null,
    onDone: (done) => setFound(done),
    // Else the complaint found before would stay below the error.
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

/** The answer of a page that took the form without script. */
const foundBy = (posted: FormSubmission | undefined): FoundComplaint | undefined =>
  posted?.answer ? { state: posted.answer as GrievanceState, email: String(posted.typed.email) } : undefined

/** @param children what can be done about it */
function GrievanceStanding({ state, children }: { state: GrievanceState; children: ReactNode }) {
  const { state: t, kinds, levels } = useTexts(lookUpTexts)
  const dates = useDates()
  const { ticket, kind, level, filed_at, acknowledged_at, escalated_at, resolve_by } = state
  const facts: [label: string, value: ReactNode][] = [
    [t.kind, kinds[kind]],
    [t.filed, dates.day(filed_at)],
    ...(acknowledged_at ? [[t.acknowledged, dates.day(acknowledged_at)] satisfies [string, string]] : []),
    ...(escalated_at ? [[t.further, dates.day(escalated_at)] satisfies [string, string]] : []),
    [t.level, levels[level]],
    [t.due, <strong key="due">{dates.day(noonOf(resolve_by))}</strong>],
  ]
  return (
    <section
      {...answerTarget}
      aria-labelledby="standing"
      className="grid gap-4 rounded-lg border border-line bg-sunken p-4"
    >
      <h3 id="standing" ref={takeFocus} tabIndex={-1} className="text-lg">
        {t.heading(ticket)}
      </h3>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Prospect state={state} />
      {children}
    </section>
  )
}

function Prospect({ state }: { state: GrievanceState }) {
  const { state: t } = useTexts(lookUpTexts)
  const dates = useDates()
  const { status, can_escalate, escalate_from, asked_at, moved_because } = state
  return (
    <div className="grid gap-2">
      <p>{useStanding(state)}</p>
      {asked_at && <p className="font-semibold">{t.asked(dates.day(asked_at))}</p>}
      {moved_because && status === "open" && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t.moved} {moved_because}
        </p>
      )}
      {can_escalate && <p>{t.mayGo}</p>}
      {!can_escalate && <p>{escalate_from ? t.from(dates.weekday(noonOf(escalate_from))) : t.last}</p>}
    </div>
  )
}

/** What has come of it so far, in a sentence. */
const useStanding = ({ status, answered_at, closed_at, is_overdue, moved_because }: GrievanceState) => {
  const { state: t } = useTexts(lookUpTexts)
  const dates = useDates()
  if (status === "closed" && closed_at) return t.closed(dates.day(closed_at))
  if (status === "answered" && answered_at) return t.answered(dates.day(answered_at))
  if (is_overdue) return t.overdue
  return moved_because ? t.byMail : `${t.byMail} ${t.complex}`
}

interface TakeFurtherProps {
  found: FoundComplaint
  onTaken: (found: FoundComplaint) => void
}

function TakeFurther({ found, onTaken }: TakeFurtherProps) {
  const { state, email } = found
  const t = useTexts(lookUpTexts)
  const form = useForm(takeFurtherForm, { draft: null, hiddenFields: { ticket: state.ticket, email }, onDone: onTaken })
  return (
    <FormFrame form={form} className="grid gap-4">
      <FormRefusalAlert form={form} />
      <Button {...form.button} className="max-sm:w-full sm:justify-self-start">
        {form.busy ? t.going : t.goFurther}
      </Button>
    </FormFrame>
  )
}
