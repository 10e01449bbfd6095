import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import type { Form, FormTexts } from "../../platform/form/form.ts"
import type { Constraint, FormValues } from "../../platform/form/form-check.ts"
import { newId } from "../../platform/id.ts"
import { storeText } from "../../platform/storage.ts"
import { fillWhereEmpty, hasInput } from "./form-controls.ts"

export interface Draft {
  typed: FormValues
  /** The Idempotency-Key of this attempt: the same as long as the same is asked for, so that a retry does nothing twice. */
  key: string
}

/** Where a form keeps what was typed into it. */
export interface DraftKey {
  read: () => Draft | undefined
  keep: (draft: Draft) => void
  forget: () => void
}

/** Survives a reload, for as long as the tab lives. */
export const tabDraft = (name: string): DraftKey => {
  const key = `draft:${name}`
  const forget = () => sessionStorage.removeItem(key)
  return {
    forget,
    keep: (draft) => storeText(key, JSON.stringify(draft), sessionStorage),
    read: () => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null")
        if (isDraft(draft)) return draft
      } catch {
        // What cannot be read is no draft.
      }
      forget()
      return undefined
    },
  }
}

export const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "typed" in value &&
  typeof value.typed === "object" &&
  value.typed !== null

/** What was typed survives a reload, and with it the key of the attempt; a password is never kept. */
export function useSavedDraft<I, D, T extends FormTexts>(
  form: Form<I, D, T>,
  place: DraftKey | null | undefined,
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
