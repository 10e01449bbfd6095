import { type FocusEvent, type FormEvent, useRef, useState } from "react"
import { useActionData } from "react-router"
import {
  type Form,
  type FormFailure,
  type FormSubmission,
  type FormTexts,
  refusedBy,
} from "../../platform/form/form.ts"
import { type FormValues, labelIn, readForm } from "../../platform/form/form-check.ts"
import { toast } from "../overlay/toast-store.ts"
import { useHydrated } from "../use-hydrated.ts"
import { useTexts } from "../use-texts.ts"
import { fillForm, whenReleased } from "./form-controls.ts"
import { useFormErrors } from "./use-form-errors.ts"
import { useOneAtATime } from "./use-one-at-a-time.ts"
import { type DraftStore, useSavedDraft } from "./use-saved-draft.ts"

interface Options<D> {
  /** Sent along in hidden fields. */
  hiddenFields?: Record<string, string | undefined>
  /** Where the draft is stored; by default in this tab under the form's name; null: nowhere. */
  draft?: DraftStore | null
  /** Values for the fields once the page is hydrated, given those restored from the draft. */
  prefill?: (typed: FormValues) => FormValues
  /** Called with valid fields before they are sent; true stops the sending. */
  intercept?: () => boolean
  /** The form stays busy until it has resolved. `isHere`: the form is still on the screen. */
  onDone?: (done: D, isHere: boolean) => unknown
  onRefused?: (refused: FormFailure) => unknown
}

/** The state of a form in the browser (docs/decisions/0014); `FormFrame` renders it. */
export function useForm<I, D, T extends FormTexts>(form: Form<I, D, T>, options: Options<D> = {}) {
  const t = useTexts(form.texts)
  const posted = usePosted(form.name)
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<FormValues>(posted?.typed ?? {})
  const [done, setDone] = useState<D>()
  const { busy, isHere, run } = useOneAtATime()
  const { errors, refused, refusalCount, validate, validateLeft, check, refuse, showErrors, markEdited } =
    useFormErrors(form, t, ref, posted?.refused)
  // After the form was replaced by its thanks there are no fields to read.
  const read = () => (ref.current ? readForm(new FormData(ref.current), form.fields) : typed)
  const { key, save, forget } = useSavedDraft(form, options.draft, ref, () => {
    if (options.prefill) fillForm(ref.current, options.prefill(read()))
    // What the page was posted with is newer than any draft.
    if (posted) fillForm(ref.current, posted.typed)
    const now = read()
    setTyped(now)
    return now
  })

  const changed = (...names: string[]) => {
    const now = read()
    setTyped(now)
    save(now)
    validate(names, now)
    markEdited()
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name) changed(name)
  }
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement
    // Empty fields are reported on submit only, not when somebody merely tabs through them.
    if (name && value) whenReleased(() => ref.current && validateLeft(name, read()))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(send)
  }
  const send = async () => {
    const now = read()
    if (!check(now) || options.intercept?.()) return
    const outcome = await form.send(now as I, { key: key(), t }).then(
      (done) => ({ done }),
      (failure: unknown) => ({ refused: refusedBy(form, failure, t) }),
    )
    if ("refused" in outcome) {
      // The form has left the screen: a toast shows the failure on whichever page they are.
      if (!isHere())
        return toast("error", outcome.refused.message ?? Object.values(outcome.refused.fields)[0] ?? t.failed, 5000)
      refuse(outcome.refused)
      return options.onRefused?.(outcome.refused)
    }
    forget()
    setDone(() => outcome.done)
    refuse(undefined)
    await options.onDone?.(outcome.done, isHere())
  }

  const hydrated = useHydrated()
  const { hints = {}, placeholders = {} } = t
  const firstWrong = Object.keys(form.fields).find((name) => posted?.refused?.fields[name])
  return {
    /** Only for `FormFrame`. */
    frame: {
      ref,
      name: form.fallbackCall && form.name,
      hidden: options.hiddenFields ?? {},
      handlers: { onInput, onBlur, onSubmit },
      /** Without script the browser validates itself. */
      noValidate: hydrated,
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
    /** For the submit button: disabled until hydration, where the form cannot be sent without script. */
    button: { type: "submit", busy, disabled: !hydrated && !form.fallbackCall } as const,
    busy,
    /** The current values of the fields. */
    typed,
    /** Puts values into fields, as if they had been typed. */
    fill: (values: Partial<I> & FormValues) => {
      fillForm(ref.current, values)
      changed(...Object.keys(values))
    },
    showErrors,
    refused,
    /** Counts the answers: as a React key it makes a screen reader announce the same message again. */
    refusalCount,
    done,
    /** The thanks of a page that took the form without script. */
    thanks: posted?.thanks,
  }
}

export type FormState<I, D> = ReturnType<typeof useForm<I, D, FormTexts>>

/** Kept in state: a page that loads something after hydration loses its action data. */
const usePosted = (name: string) => {
  const answer = useActionData() as FormSubmission | undefined
  const [posted] = useState(answer?.form === name ? answer : undefined)
  return posted
}
