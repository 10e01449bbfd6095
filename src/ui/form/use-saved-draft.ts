import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import type { Form, FormTexts } from "../../platform/form/form.ts"
import type { Constraint, FormValues } from "../../platform/form/form-check.ts"
import { newId } from "../../platform/id.ts"
import { storeText } from "../../platform/storage.ts"
import { fillWhereEmpty, hasInput } from "./form-controls.ts"

export interface Draft {
  typed: FormValues
  /** The Idempotency-Key: the same as long as the values are, so that a retry does nothing twice. */
  key: string
}

/** Where the draft of a form is stored. */
export interface DraftStore {
  read: () => Draft | undefined
  save: (draft: Draft) => void
  forget: () => void
}

/** In sessionStorage: survives a reload, ends with the tab. */
export const tabDraft = (name: string): DraftStore => {
  const key = `draft:${name}`
  const forget = () => sessionStorage.removeItem(key)
  return {
    forget,
    save: (draft) => storeText(key, JSON.stringify(draft), sessionStorage),
    read: () => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null")
        if (isDraft(draft)) return draft
      } catch {
        // Unreadable: removed below.
      }
      forget()
      return undefined
    },
  }
}

export const changedFrom = <T extends object>(shown: T, typed: object) =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== shown[field as keyof T])) as Partial<T>

/** Of the changed fields alone: the others follow what is saved elsewhere meanwhile. */
export const changesDraft = (name: string, shown: object): DraftStore => {
  const draft = tabDraft(name)
  return { ...draft, save: ({ typed, key }) => draft.save({ typed: changedFrom(shown, typed) as FormValues, key }) }
}

export const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "typed" in value &&
  typeof value.typed === "object" &&
  value.typed !== null

/** Saves what is typed, with the Idempotency-Key, and restores it after a reload; passwords are never saved. */
export function useSavedDraft<I, D, T extends FormTexts>(
  form: Form<I, D, T>,
  store: DraftStore | null | undefined,
  ref: RefObject<HTMLFormElement | null>,
  /** @returns the values of the fields after the restore */
  onRestored: () => FormValues,
) {
  const key = useRef<string>(undefined)
  const draft = store === undefined ? tabDraft(form.name) : store
  const isStorable = ([name]: [string, unknown]) => !(form.fields as Record<string, Constraint>)[name]?.isSecret
  const withoutSecrets = (typed: FormValues) =>
    Object.fromEntries(Object.entries(typed).filter(isStorable)) as FormValues
  /** The values have changed, so the next request needs a new key. */
  const save = (typed: FormValues) => {
    key.current = newId()
    draft?.save({ typed: withoutSecrets(typed), key: key.current })
  }
  const restore = useEffectEvent(() => {
    const isTyped = hasInput(ref.current)
    const stored = draft?.read()
    if (stored) {
      key.current = stored.key
      fillWhereEmpty(ref.current, stored.typed)
    }
    const typed = onRestored()
    // After a reload the browser may have restored the same values itself.
    if (isTyped && JSON.stringify(withoutSecrets(typed)) !== JSON.stringify(stored?.typed)) save(typed)
  })
  useEffect(() => restore(), [])
  return {
    key: () => {
      key.current ??= newId()
      return key.current
    },
    save,
    forget: () => draft?.forget(),
  }
}
