import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import type { Form, FormWords } from "../../platform/form/form.ts"
import type { Constraint, Typed } from "../../platform/form/form-check.ts"
import { newId } from "../../platform/id.ts"
import { putWhereEmpty } from "./form-controls.ts"
import { type DraftPlace, tabDraft } from "./tab-draft.ts"

/** What was typed survives a reload, and with it the key of the attempt; a password is never kept. */
export function useKeptDraft<I, D, T extends FormWords>(
  form: Form<I, D, T>,
  place: DraftPlace | null | undefined,
  ref: RefObject<HTMLFormElement | null>,
  onRestored: () => void,
) {
  const key = useRef<string>(undefined)
  const draft = place === undefined ? tabDraft(form.name) : place
  const restore = useEffectEvent(() => {
    const kept = draft?.read()
    if (kept) {
      key.current = kept.key
      putWhereEmpty(ref.current, kept.typed)
    }
    onRestored()
  })
  useEffect(() => restore(), [])
  const isKept = ([name]: [string, unknown]) => !(form.fields as Record<string, Constraint>)[name]?.isSecret
  return {
    key: () => {
      key.current ??= newId()
      return key.current
    },
    /** Something else is asked for from here on. */
    keep: (typed: Typed) => {
      key.current = newId()
      draft?.keep({ typed: Object.fromEntries(Object.entries(typed).filter(isKept)), key: key.current })
    },
    forget: () => draft?.forget(),
  }
}
