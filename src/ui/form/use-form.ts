import { type FocusEvent, type FormEvent, useRef, useState } from "react"
import { useActionData } from "react-router"
import { type Form, type FormFailure, type FormTexts, type Posted, refusedBy } from "../../platform/form/form.ts"
import { type FormValues, labelIn, readForm } from "../../platform/form/form-check.ts"
import { toast } from "../overlay/toast-store.ts"
import { useHydrated } from "../use-hydrated.ts"
import { useTexts } from "../use-texts.ts"
import { fillForm, whenReleased } from "./form-controls.ts"
import { useOneAtATime } from "./use-one-at-a-time.ts"
import { type DraftKey, useSavedDraft } from "./use-saved-draft.ts"
import { useVerdict } from "./use-verdict.ts"

interface Options<D> {
  /** Goes with what is typed, in hidden fields. */
  hiddenFields?: Record<string, string | undefined>
  /** Where the draft is kept, unless in this tab under the form's name; null: nowhere. */
  draft?: DraftKey | null
  /** What is known before anything is typed, asked as the page wakes up; of the fields as a draft has left them. */
  known?: (typed: FormValues) => FormValues
  /** Asked once all is right, before it is sent: true where something else is done about it. */
  divert?: () => boolean
  /** The form stays busy until it is through. `isHere`: the form is still on the screen. */
  onDone?: (done: D, isHere: boolean) => unknown
  onRefused?: (refused: FormFailure) => unknown
}

/** The state of a form in the browser (docs/decisions/0014); `FormFrame` draws it. */
export function useForm<I, D, T extends FormTexts>(form: Form<I, D, T>, options: Options<D> = {}) {
  const t = useTexts(form.texts)
  const posted = usePosted(form.name)
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<FormValues>(posted?.typed ?? {})
  const [done, setDone] = useState<D>()
  const { busy, isHere, alone } = useOneAtATime()
  const { errors, refused, nth, judge, judgeLeft, check, refuse, recall, mend } = useVerdict(
    form,
    t,
    ref,
    posted?.refused,
  )
  // Where thanks stand in place of the fields, nothing is there to be read.
  const read = () => (ref.current ? readForm(new FormData(ref.current), form.fields) : typed)
  const { key, keep, forget } = useSavedDraft(form, options.draft, ref, () => {
    if (options.known) fillForm(ref.current, options.known(read()))
    // What the page has just answered is newer than any draft.
    if (posted) fillForm(ref.current, posted.typed)
    const now = read()
    setTyped(now)
    return now
  })

  const changed = (...names: string[]) => {
    const now = read()
    setTyped(now)
    keep(now)
    judge(names, now)
    mend()
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name) changed(name)
  }
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement
    // What is still empty is said when it is sent: who only walks by is not told off.
    if (name && value) whenReleased(() => ref.current && judgeLeft(name, read()))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void alone(send)
  }
  const send = async () => {
    const now = read()
    if (!check(now) || options.divert?.()) return
    const sent = await form.send(now as I, { key: key(), t }).then(
      (done) => ({ done }),
      (failure: unknown) => ({ refused: refusedBy(form, failure, t) }),
    )
    if ("refused" in sent) {
      // Left meanwhile: it is said wherever the person is.
      if (!isHere())
        return toast("error", sent.refused.message ?? Object.values(sent.refused.fields)[0] ?? t.failed, 5000)
      refuse(sent.refused)
      return options.onRefused?.(sent.refused)
    }
    forget()
    setDone(() => sent.done)
    refuse(undefined)
    await options.onDone?.(sent.done, isHere())
  }

  const awake = useHydrated()
  const { hints = {}, placeholders = {} } = t
  const firstWrong = Object.keys(form.fields).find((name) => posted?.refused?.fields[name])
  return {
    /** For `FormFrame` alone. */
    frame: {
      ref,
      name: form.posts && form.name,
      given: options.hiddenFields ?? {},
      handlers: { onInput, onBlur, onSubmit },
      /** Without script the browser's own check is better than none. */
      noValidate: awake,
    },
    /** For a Field of any kind. */
    field: (name: keyof I & string) => ({
      name: name as string,
      label: labelIn(t, name),
      hint: hints[name],
      placeholder: placeholders[name],
      required: form.fields[name].isRequired ?? false,
      error: errors[name],
      defaultValue: posted && String(posted.typed[name] ?? ""),
      autoFocus: name === firstWrong || undefined,
    }),
    /** For the button that sends it: a form that cannot be sent without script keeps it still until then. */
    button: { type: "submit", busy, disabled: !awake && !form.posts } as const,
    busy,
    /** What stands in the fields now. */
    typed,
    /** Puts values into fields, as if they had been typed. */
    fill: (values: Partial<I> & FormValues) => {
      fillForm(ref.current, values)
      changed(...Object.keys(values))
    },
    recall,
    refused,
    /** The how-manieth answer it is: as a key it has the same words read out a second time. */
    nth,
    done,
    /** What a page that took the form without script thanks with. */
    thanks: posted?.thanks,
  }
}

export type FormState<I, D> = ReturnType<typeof useForm<I, D, FormTexts>>

/** Kept: a page that loads something as it wakes up forgets what was answered before. */
const usePosted = (name: string) => {
  const answer = useActionData() as Posted | undefined
  const [posted] = useState(answer?.form === name ? answer : undefined)
  return posted
}
