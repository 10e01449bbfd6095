import { type ReactNode, useEffect, useState } from "react"
import type { Form } from "../../platform/form/form.ts"
import type { FormValues } from "../../platform/form/form-check.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { Button } from "../../ui/button.tsx"
import { FormAlert } from "../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../ui/form/use-form.ts"
import type { DraftStore } from "../../ui/form/use-saved-draft.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { NOT_STORED } from "../outbox/store-and-send.actions.ts"
import type { Thanks } from "../outbox/submit.actions.ts"
import { outboxTexts } from "../outbox/texts.ts"
import { type Refused, useRefused } from "../outbox/use-refused.ts"
import type { SubmissionFormTexts } from "../submission.form.ts"
import { submissionFormTexts } from "./texts.ts"
import { Thanked } from "./thanked.tsx"

interface SubmissionFormProps<I> {
  form: Form<I, Thanks, SubmissionFormTexts>
  /** Tells the inbox which page it came from. */
  source?: string
  /** Values for the fields beside the name and address of who is signed in. */
  prefill?: (typed: FormValues) => FormValues
  /** Values that no field shows. */
  hiddenFields?: FormValues
  /** Where the draft is stored, where it is not under the form's name. */
  draft?: DraftStore
  /** What happens next, where it depends on what was typed. */
  next?: (typed: FormValues) => string
  /** Below the heading. */
  intro?: ReactNode
  /** Its fields, in two columns where there is room. */
  children: (form: FormState<I, Thanks>) => ReactNode
}

/** A form of the public pages, replaced by the thanks once sent; from there another one can be started. */
export function SubmissionForm<I>(props: SubmissionFormProps<I>) {
  const [count, setCount] = useState(0)
  return <OneSubmission key={count} {...props} onAnother={() => setCount(count + 1)} />
}

type OneProps<I> = SubmissionFormProps<I> & { onAnother: () => void }

function OneSubmission<I>({
  form: described,
  source,
  prefill,
  hiddenFields,
  draft,
  next,
  intro,
  children,
  onAnother,
}: OneProps<I>) {
  const t = useTexts(described.texts)
  const { sending } = useTexts(submissionFormTexts)
  const form = useForm(described, {
    hiddenFields: { source, ...hiddenFields },
    ...(draft && { draft }),
    prefill: (typed) => ({ ...signedInSender(typed), ...prefill?.(typed) }),
  })
  const refused = useRefused(described, form)
  useLeaveWarning(form.refused?.code === NOT_STORED)
  if (form.done || form.thanks) {
    const another = (
      <Button variant="secondary" onClick={onAnother}>
        {t.thanks.another}
      </Button>
    )
    return (
      <Thanked
        heading={t.thanks.heading}
        trouble={t.thanks.trouble}
        thanks={form.done}
        action={form.done && another}
        onRefused={onAnother}
      >
        <p>{next?.(form.typed) ?? t.thanks.next}</p>
        {form.thanks && <p>{form.thanks}</p>}
      </Thanked>
    )
  }
  return (
    <>
      <h2 className="text-xl">{t.heading}</h2>
      {intro && <p className="mt-1 text-muted">{intro}</p>}
      <FormFrame form={form} className="relative mt-5 grid gap-5 sm:grid-cols-2">
        {refused && (
          <div className="sm:col-span-2">
            <FormAlert kind="error" action={<GiveUp refused={refused} onDone={onAnother} />}>
              {refused.reason}
            </FormAlert>
          </div>
        )}
        <HoneypotField />
        {children(form)}
        <div className="grid gap-4 sm:col-span-2 sm:justify-items-start">
          <FormRefusalAlert form={form} />
          <Button {...form.button} className="max-sm:w-full">
            {form.busy ? sending : t.send}
          </Button>
        </div>
      </FormFrame>
    </>
  )
}

/** The form holds the only copy: the browser asks before the tab is closed. */
const useLeaveWarning = (isActive: boolean) =>
  useEffect(() => {
    if (!isActive) return
    const preventLeaving = (event: Event) => event.preventDefault()
    addEventListener("beforeunload", preventLeaving)
    return () => removeEventListener("beforeunload", preventLeaving)
  }, [isActive])

/** Discards a refused submission, which would otherwise return into the form for ever. */
function GiveUp({ refused, onDone }: { refused: Refused; onDone: () => void }) {
  const { giveUp } = useTexts(outboxTexts)
  return (
    <Button variant="quiet" size="small" onClick={() => refused.giveUp().then(onDone)}>
      {giveUp}
    </Button>
  )
}

/** Name and address of who is signed in, where the fields are empty. */
const signedInSender = ({ name, email }: FormValues) => {
  const user = storedUser()
  return {
    ...(!name && user?.full_name && { name: user.full_name }),
    ...(!email && user?.email && { email: user.email }),
  }
}

/** A field that people neither see nor reach, and spam programs fill in. Such submissions are stored, marked as spam. */
function HoneypotField() {
  return (
    <div aria-hidden="true" translate="no" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        URL
        <input name="trap" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
