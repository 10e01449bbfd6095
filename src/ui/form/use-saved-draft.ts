import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import type { Form, FormTexts } from "../../platform/form/form.ts"
import type { Constraint, FormValues } from "../../platform/form/form-check.ts"
import { newId } from "../../platform/id.ts"
import { fillWhereEmpty, hasInput } from "./form-controls.ts"
import { type DraftPlace, tabDraft } from "./tab-draft.ts"

/** What was typed survives a reload, and with it the key of the attempt; a password is never kept. */
export function useSavedDraft<I, D, T extends FormTexts>(
  form: Form<I, D, T>,
  place: DraftPlace | null | undefined,
  ref: RefObject<HTMLFormElement | null>,
  /** What stands in the fields then. */
  onRestored: () => FormValues,
) {
  const key = useRef<string>(undefined)
  const draft = place === undefined ? tabDraft(form.name) : place
  const isKept = ([name]: [string, unknown]) => !(form.fields as Record<string, Constraint>)[name]?.isSecret
  const withoutSecrets = (typed: FormValues) => Object.fromEntries(Object.entries(typed).filter(isKept)) as FormValues
  /** Something else is asked for from here on. */
  const keep = (typed: FormValues) => {
    key.current = newId()
    draft?.keep({ typed: withoutSecrets(typed), key: key.current })
  }
  const restore = useEffectEvent(() => {
    const isTyped = hasInput(ref.current)
    const kept = draft?.read()
    if (kept) {
      key.current = kept.key
      fillWhereEmpty(ref.current, kept.typed)
    }
    const typed = onRestored()
    // After a reload the browser itself has put the same there.
    if (isTyped && JSON.stringify(withoutSecrets(typed)) !== JSON.stringify(kept?.typed)) keep(typed)
  })
  useEffect(() => restore(), [])
  return {
    key: () => {
      key.current ??= newId()
      return key.current
    },
    keep,
    forget: () => draft?.forget(),
  }
}
